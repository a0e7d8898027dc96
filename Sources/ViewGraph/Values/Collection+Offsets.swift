import Foundation

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at some offsets, as `onDelete` gives them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at some offsets in front of the one at another, as `onMove` gives them.
  ///
  /// - Parameter destination: An offset that is counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    remove(atOffsets: source)
    let place = destination - source.count { $0 < destination }
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
