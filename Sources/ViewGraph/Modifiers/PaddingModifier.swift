import Foundation

extension AttributeSchema {
  /// The room around a view.
  ///
  /// `padding` is a length in points, insets, or nothing for the system's usual length; `edges` says
  /// where a length applies.
  static let padding = AttributeSchema(
    "padding", [Component("padding", .layoutInput), Component("edges", .layoutInput)], status: .behaves)
}

/// Insets a view by a length on some of its edges.
@usableFromInline struct PaddingModifier {
  @usableFromInline let edges: Edge.Set
  @usableFromInline let length: CGFloat?

  @inlinable init(edges: Edge.Set, length: CGFloat?) {
    self.edges = edges
    self.length = length
  }
}

extension PaddingModifier: ValueModifier {
  @usableFromInline static var schema: AttributeSchema { .padding }

  @usableFromInline var attributeValues: [AttributeValue] {
    [AttributeValue(length), AttributeValue(opaque: edges)]
  }
}

/// Insets a view by its own length on each edge.
@usableFromInline struct PaddingInsetsModifier {
  @usableFromInline let insets: EdgeInsets

  @inlinable init(insets: EdgeInsets) {
    self.insets = insets
  }
}

extension PaddingInsetsModifier: ValueModifier {
  @usableFromInline static var schema: AttributeSchema { .padding }

  @usableFromInline var attributeValues: [AttributeValue] {
    [.insets(insets), AttributeValue(opaque: Edge.Set.all)]
  }
}

enum ScenePaddingFamily: AttributeFamily {
  static let schema = AttributeSchema("scenePadding", .layoutInput)
}

extension View {
  /// Adds the room that a window leaves at some of its edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(AttributeModifier<ScenePaddingFamily>(AttributeValue(opaque: edges)))
  }

  /// Adds room of different lengths at the four edges, in points.
  @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingInsetsModifier(insets: insets))
  }

  /// Adds room at some edges: so many points or, for `nil`, as much as the system finds right.
  @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  {
    modifier(PaddingModifier(edges: edges, length: length))
  }

  /// Adds the same room at all edges, in points.
  @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(edges: .all, length: length))
  }
}
