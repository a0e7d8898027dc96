import Foundation

/// Rows of views whose cells line up in columns.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
  let location: SourceLocation?
}

extension Grid: View where Content: View {
  /// A grid has no body.
  public typealias Body = Never

  /// Creates a grid; spacings in points, `nil` for the system's.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its rows.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      {
        $0.push(
          .grid,
          [
            AttributeValue(opaque: view.alignment), AttributeValue(view.horizontalSpacing),
            AttributeValue(view.verticalSpacing),
          ])
      }, content: view.content)
  }
}

/// A row of a grid.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
  let location: SourceLocation?
}

extension GridRow: View where Content: View {
  /// A row has no body.
  public typealias Body = Never

  /// Creates a row; without an alignment it has the grid's.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its cells.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location, { $0.push(.gridRow, AttributeValue(optional: view.alignment)) },
      content: view.content)
  }
}

extension AttributeSchema {
  fileprivate static let grid = AttributeSchema(
    "Grid",
    [
      Component("alignment", .layoutInput), Component("horizontalSpacing", .layoutInput),
      Component("verticalSpacing", .layoutInput),
    ])
  fileprivate static let gridRow = AttributeSchema("GridRow", [Component("alignment", .layoutInput)])
}
