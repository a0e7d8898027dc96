import Foundation

/// Views one below the other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  let location: SourceLocation?
}

extension VStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      { $0.push(.stack, [AttributeValue(opaque: view.alignment), AttributeValue(view.spacing)]) },
      content: view.content)
  }
}

/// Views side by side.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  let location: SourceLocation?
}

extension HStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      { $0.push(.stack, [AttributeValue(opaque: view.alignment), AttributeValue(view.spacing)]) },
      content: view.content)
  }
}

/// Views one in front of the other.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
  let location: SourceLocation?
}

extension ZStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack whose last child is in front.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location, { $0.push(.depthStack, AttributeValue(opaque: view.alignment)) },
      content: view.content)
  }
}

extension AttributeSchema {
  /// The arrangement of a stack along a line.
  static let stack = AttributeSchema(
    "stack", [Component("alignment", .layoutInput), Component("spacing", .layoutInput)], status: .behaves)
  /// The arrangement of a stack in depth.
  static let depthStack = AttributeSchema(
    "stack", [Component("alignment", .layoutInput)], status: .behaves)
}
