/// A view whose type is hidden.
///
/// The identity of what it wraps contains the type: when the type changes, the old view is gone.
/// Documented: https://developer.apple.com/documentation/swiftui/anyview.
public struct AnyView {
  let storage: AnyViewStorage
  let location: SourceLocation?

  @usableFromInline init<V: View>(erasing view: V, at location: SourceLocation?) {
    self.location = location
    if let erased = view as? AnyView {
      storage = erased.storage
    } else {
      storage = AnyViewBox(view)
    }
  }

  /// Hides the type of a view; an erased view is not wrapped again.
  nonisolated public init<V: View>(
    _ view: V, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(erasing: view, at: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Hides the type of a view, for use as a function.
  @_disfavoredOverload nonisolated public init<V: View>(_ view: V) {
    self.init(erasing: view, at: nil)
  }

  /// Hides the type of a view.
  @_disfavoredOverload nonisolated public init<V: View>(erasing view: V) {
    self.init(erasing: view, at: nil)
  }
}

extension AnyView: View {
  /// An erased view has no body.
  public typealias Body = Never

  /// Describes a node for the erased view, and the view below it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let (storage, location) = (view.storage, view.location)
    pass.node(AnyView.self, .erased, at: location) { storage.describe(location, in: &$0) }
  }
}

class AnyViewStorage {
  @MainActor func describe(_ location: SourceLocation?, in pass: inout DescribingPass) {}
}

private final class AnyViewBox<V: View>: AnyViewStorage {
  private let view: V

  init(_ view: V) { self.view = view }

  @MainActor override func describe(_ location: SourceLocation?, in pass: inout DescribingPass) {
    pass.stepping(hiding: V.self, at: location) {
      V._describe(view, in: &$0)
    }
  }
}
