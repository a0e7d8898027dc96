/// The first of several views that fits.
///
/// All of them are in the tree, with their state; a layout places the first that fits, or else the last.
/// Documented: https://developer.apple.com/documentation/swiftui/viewthatfits.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
  let location: SourceLocation?
}

extension ViewThatFits: View where Content: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a choice of views, in the order of preference.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.axes = axes
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with all candidates.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(
      Self.self, .container, at: view.location,
      { $0.push(.viewThatFits, AttributeValue(opaque: view.axes)) },
      content: { Content._describe(view.content, in: &$0) })
  }
}

extension AttributeSchema {
  fileprivate static let viewThatFits = AttributeSchema(
    "ViewThatFits", [Component("axes", .set(because: "a set of options has no values in between"))])
}
