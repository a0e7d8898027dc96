extension AttributeSchema {
  /// Names the space of a view.
  static let coordinateSpace = AttributeSchema(
    "coordinateSpace", .set(because: "a name has no values in between"), status: .behaves)
}

enum CoordinateSpaceFamily: AttributeFamily {
  static var schema: AttributeSchema { .coordinateSpace }
}

extension View {
  /// Gives the view's coordinate space a name, by which views inside can measure their frames in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(AttributeModifier<CoordinateSpaceFamily>(AttributeValue(opaque: name.name)))
  }

  /// Gives the view's coordinate space a name, by which views inside can measure their frames in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}
