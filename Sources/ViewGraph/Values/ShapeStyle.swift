/// A colour, gradient, material or other way to fill a shape.
public protocol ShapeStyle: Sendable {}
