extension AttributeSchema {
  /// Gives a view the position and size of another one with the same id.
  static let matchedGeometryEffect = AttributeSchema(
    "matchedGeometryEffect",
    [
      Component("id", .set(because: "an id has no values in between")),
      Component("namespace", .set(because: "an id has no values in between")),
      Component("properties", .setOptions), Component("anchor", .layoutInput),
      Component("isSource", .setBoolean),
    ], status: .behaves)

  /// Applies position and size to a view as a whole before they reach the views inside.
  static let geometryGroup = AttributeSchema("geometryGroup", .setBoolean, status: .behaves)
}

struct MatchedGeometryModifier<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: ValueModifier {
  static var schema: AttributeSchema { .matchedGeometryEffect }

  var attributeValues: [AttributeValue] {
    [
      AttributeValue(opaque: AnyHashable(id)), AttributeValue(opaque: namespace),
      AttributeValue(opaque: properties), AttributeValue(anchor), .bool(isSource),
    ]
  }
}

enum GeometryGroupFamily: AttributeFamily {
  static var schema: AttributeSchema { .geometryGroup }
}

extension View {
  /// Gives the view the position and size of the source with the same id in a namespace.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }

  /// Lets the views inside move with the view as a whole.
  nonisolated public func geometryGroup() -> some View {
    modifier(AttributeModifier<GeometryGroupFamily>(.bool(true)))
  }
}
