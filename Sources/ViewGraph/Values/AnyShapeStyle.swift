/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable, Sendable {
  let base: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// Whether two styles have the same type and are equal; a type that cannot compare is never equal.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    guard let left = lhs.base as? any Equatable else { return false }
    return isEqual(left, rhs.base)
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: any ShapeStyle) -> Bool {
    left == right as? T
  }
}

extension AnyShapeStyle: CustomStringConvertible {
  /// The description of the style inside.
  public var description: String { "\(base)" }
}
