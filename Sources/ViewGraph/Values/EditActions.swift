import Foundation

/// What a person may do to the elements of a bound collection.
///
/// Documented: https://developer.apple.com/documentation/swiftui/editactions.
public struct EditActions<Data> {
  var delete: ((inout Data, IndexSet) -> Void)?
  var move: ((inout Data, IndexSet, Int) -> Void)?
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> {
    EditActions(move: { $0.move(fromOffsets: $1, toOffset: $2) })
  }

  /// Elements can be deleted.
  public static var delete: EditActions<Data> {
    EditActions(delete: { $0.remove(atOffsets: $1) })
  }

  /// Elements can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions: ExpressibleByArrayLiteral {
  /// Allows everything that one of several allows.
  public init(arrayLiteral elements: EditActions<Data>...) {
    self.init()
    for element in elements {
      delete = element.delete ?? delete
      move = element.move ?? move
    }
  }
}
