extension AttributeSchema {
  /// The value that a view stands for in a selection.
  static let tag = AttributeSchema(
    "tag", .set(because: "a tag names the view and is not shown"), status: .behaves)
}

struct TagModifier<Value: Hashable> {
  let value: Value
}

extension TagModifier: ValueModifier {
  static var schema: AttributeSchema { .tag }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: AnyHashable(value))] }
}

extension View {
  /// Names the view by the value that it stands for in a picker, list or tab view.
  ///
  /// A tag is no identity: a view with another tag is the same view.
  ///
  /// - Parameter includeOptional: Whether a selection of the optional type finds it too; here it always does.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}
