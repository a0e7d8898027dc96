import Foundation

/// Content that can be larger than its frame, and is moved behind it.
///
/// All children appear at once and never disappear by scrolling, unless they stand in a lazy stack.
/// The view keeps how far it is scrolled, in points.
public struct ScrollView<Content> {
  /// The content.
  public var content: Content
  /// The axes along which it can be moved.
  public var axes: Axis.Set
  /// Whether it shows how far it has been moved.
  public var showsIndicators: Bool
  let location: SourceLocation?
}

extension ScrollView: View where Content: View {
  /// A scroll view has no body.
  public typealias Body = Never

  /// Creates a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container that keeps how far it is scrolled.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      {
        $0.push(.scrollView, [AttributeValue(opaque: view.axes), .bool(view.showsIndicators)])
        $0.push(control: Control(builtIn: [.scroll]))
      }, content: view.content)
  }
}

extension AttributeSchema {
  fileprivate static let scrollView = AttributeSchema(
    "ScrollView",
    [
      Component("axes", .set(because: "a set of options has no values in between")),
      Component("showsIndicators", .set(because: "a Boolean has no values in between")),
    ], status: .behaves)
}
