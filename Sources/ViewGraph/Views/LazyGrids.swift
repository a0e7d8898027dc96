import Foundation

/// Views in columns that grows downwards, made when they come into sight.
///
/// All of them are in the tree. In a scroll view along the axis, a layout has places for those in sight.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  let location: SourceLocation?
}

extension LazyVGrid: View where Content: View {
  /// A grid has no body.
  public typealias Body = Never

  /// Creates a grid; spacing in points, `nil` for the system's.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.columns = columns
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
          .columns,
          [
            AttributeValue(opaque: view.columns), AttributeValue(opaque: view.alignment),
            AttributeValue(view.spacing), AttributeValue(opaque: view.pinnedViews),
          ])
      }, content: view.content)
  }
}

/// Views in rows that grows sideways, made when they come into sight.
///
/// All of them are in the tree. In a scroll view along the axis, a layout has places for those in sight.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content
  let location: SourceLocation?
}

extension LazyHGrid: View where Content: View {
  /// A grid has no body.
  public typealias Body = Never

  /// Creates a grid; spacing in points, `nil` for the system's.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.rows = rows
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
          .rows,
          [
            AttributeValue(opaque: view.rows), AttributeValue(opaque: view.alignment),
            AttributeValue(view.spacing), AttributeValue(opaque: view.pinnedViews),
          ])
      }, content: view.content)
  }
}

extension AttributeSchema {
  private static let arrangement = [
    Component("alignment", .layoutInput), Component("spacing", .layoutInput),
    Component("pinnedViews", .set(because: "a set of options has no values in between")),
  ]
  fileprivate static let columns = AttributeSchema("grid", [Component("columns", .layoutInput)] + arrangement)
  fileprivate static let rows = AttributeSchema("grid", [Component("rows", .layoutInput)] + arrangement)
}
