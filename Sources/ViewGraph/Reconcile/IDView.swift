/// A view with an explicit id.
///
/// The id refines the identity of its place and never joins places: equal ids in two branches are
/// two identities.
struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
  let location: SourceLocation?
}

extension IDView: View where Content: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let location = view.location
    pass.node(Self.self, .identified, name: "id", at: location) { pass in
      pass.stepping(.explicit, id: view.id, at: location) {
        Content._describe(view.content, in: &$0)
      }
    }
  }
}

extension View {
  /// Binds a view's identity to a value: when the value changes, the view is made anew.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/view/id(_:).
  nonisolated public func id<ID: Hashable>(
    _ id: ID, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    IDView(content: self, id: id, location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

/// A view that is compared by its own `==` instead of field by field.
@frozen public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by `==`.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view that is compared has a body; this one does not.
  public typealias Body = Never

  /// Describes the view; its body does not run while `==` says that it is the same.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.comparingByEquality { Content._describe(view.content, in: &$0) }
  }
}

extension View where Self: Equatable {
  /// Compares the view by its own `==`: an equal value does not run the body.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
