import Foundation

/// Views one below the other, made when they come into sight.
///
/// All of them are in the tree. In a scroll view along the axis, a layout has places for those in sight.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  let location: SourceLocation?
}

extension LazyVStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      own: LazyStackLayout(
        alignment: view.alignment, spacing: view.spacing, pinnedViews: view.pinnedViews),
      content: view.content)
  }
}

/// Views side by side, made when they come into sight.
///
/// All of them are in the tree. In a scroll view along the axis, a layout has places for those in sight.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  let location: SourceLocation?
}

extension LazyHStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      own: LazyStackLayout(
        alignment: view.alignment, spacing: view.spacing, pinnedViews: view.pinnedViews),
      content: view.content)
  }
}

/// The arrangement of a lazy stack.
private struct LazyStackLayout<Alignment>: AttributeSource {
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews

  static var schema: AttributeSchema { .lazyStack }

  var attributeValues: [AttributeValue] {
    [AttributeValue(opaque: alignment), AttributeValue(spacing), AttributeValue(opaque: pinnedViews)]
  }
}

extension AttributeSchema {
  static let lazyStack = AttributeSchema(
    "stack",
    [
      Component("alignment", .layoutInput), Component("spacing", .layoutInput),
      Component("pinnedViews", .set(because: "a set of options has no values in between")),
    ])
}
