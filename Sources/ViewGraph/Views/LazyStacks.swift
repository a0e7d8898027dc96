import Foundation

/// Views one below the other, made when they come into sight.
///
/// Until there is layout, all of them are in sight.
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
      {
        $0.push(
          .lazyStack,
          [
            AttributeValue(opaque: view.alignment), AttributeValue(view.spacing),
            AttributeValue(opaque: view.pinnedViews),
          ])
      }, content: view.content)
  }
}

/// Views side by side, made when they come into sight.
///
/// Until there is layout, all of them are in sight.
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
      {
        $0.push(
          .lazyStack,
          [
            AttributeValue(opaque: view.alignment), AttributeValue(view.spacing),
            AttributeValue(opaque: view.pinnedViews),
          ])
      }, content: view.content)
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
