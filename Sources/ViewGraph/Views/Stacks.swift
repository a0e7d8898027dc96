import Foundation

/// Views one below the other.
@frozen public struct VStack<Content> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
  @usableFromInline let location: SourceLocation?
}

extension VStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      own: StackLayout(alignment: view.alignment, spacing: view.spacing),
      content: view.content)
  }
}

/// Views side by side.
@frozen public struct HStack<Content> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content
  @usableFromInline let location: SourceLocation?
}

extension HStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack; spacing in points, `nil` for the system's.
  @inlinable nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      own: StackLayout(alignment: view.alignment, spacing: view.spacing),
      content: view.content)
  }
}

/// Views one in front of the other.
@frozen public struct ZStack<Content> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content
  @usableFromInline let location: SourceLocation?
}

extension ZStack: View where Content: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Creates a stack whose last child is in front.
  @inlinable nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.alignment = alignment
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with its children.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location, own: DepthStackLayout(alignment: view.alignment),
      content: view.content)
  }
}

/// The arrangement of a stack along a line.
@usableFromInline struct StackLayout<Alignment>: AttributeSource {
  @usableFromInline let alignment: Alignment
  @usableFromInline let spacing: CGFloat?

  @inlinable init(alignment: Alignment, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @usableFromInline static var schema: AttributeSchema { .stack }

  @usableFromInline var attributeValues: [AttributeValue] {
    [AttributeValue(opaque: alignment), AttributeValue(spacing)]
  }
}

/// The arrangement of a stack in depth.
@usableFromInline struct DepthStackLayout: AttributeSource {
  @usableFromInline let alignment: Alignment

  @inlinable init(alignment: Alignment) { self.alignment = alignment }

  @usableFromInline static var schema: AttributeSchema { .depthStack }

  @usableFromInline var attributeValues: [AttributeValue] { [AttributeValue(opaque: alignment)] }
}

extension AttributeSchema {
  /// The arrangement of a stack along a line.
  static let stack = AttributeSchema(
    "stack", [Component("alignment", .layoutInput), Component("spacing", .layoutInput)], status: .behaves)
  /// The arrangement of a stack in depth.
  static let depthStack = AttributeSchema(
    "stack", [Component("alignment", .layoutInput)], status: .behaves)
}
