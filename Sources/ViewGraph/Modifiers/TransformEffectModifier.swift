import Foundation

extension AttributeSchema {
  /// A transform of what is drawn: the six numbers of the matrix, row by row.
  static let transformEffect = AttributeSchema(
    "transformEffect",
    ["a", "b", "c", "d", "tx", "ty"].map { Component($0, .interpolates) })
}

struct TransformEffectModifier {
  let transform: CGAffineTransform
}

extension TransformEffectModifier: ValueModifier {
  static var schema: AttributeSchema { .transformEffect }

  var attributeValues: [AttributeValue] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      .number(Double($0))
    }
  }
}

extension View {
  /// Draws the view under a transform; the layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffectModifier(transform: transform))
  }
}
