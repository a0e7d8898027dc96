import Foundation

/// An area or line that is drawn into a rectangle.
///
/// Its data goes through the values in between; any other stored property jumps, and is reported as *set*.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }

  /// How the shape answers a change of the layout's direction.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Gives a node the values that make the shape.
  @MainActor static func _pushData(of shape: Self, onto pass: inout DescribingPass)

  /// The name that reports print.
  @MainActor static var _name: String { get }
}

extension Shape {
  /// An area.
  nonisolated public static var role: ShapeRole { .fill }

  /// Is mirrored from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All of the proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Describes a leaf that is filled with the foreground.
  @MainActor public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.shape(view) { $0.push(fill: ForegroundStyle(), FillStyle()) }
  }

  /// Gives a node the shape's data, or the shape itself where it has none.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    if AnimatableData.self != EmptyAnimatableData.self {
      pass.push(.animatableData, AttributeValue(animatable: shape.animatableData))
    } else if MemoryLayout<Self>.size > 0 {
      pass.push(.shape, AttributeValue(opaque: shape))
    }
  }

  /// The name of the type.
  @MainActor public static var _name: String { shortTypeName(Self.self) }
}

extension DescribingPass {
  /// Describes a leaf, or a view on a background, with the values of a shape as its own.
  mutating func shape<S: Shape>(_ shape: S, _ paint: @MainActor (inout DescribingPass) -> Void) {
    self.shape(shape, paint, background: EmptyView())
  }

  mutating func shape<S: Shape, Background: View>(
    _ shape: S, _ paint: @MainActor (inout DescribingPass) -> Void, background: Background
  ) {
    node(
      S.self, .leaf, name: S._name,
      {
        paint(&$0)
        S._pushData(of: shape, onto: &$0)
      }, content: { Background._describe(background, in: &$0) })
  }
}

extension AttributeSchema {
  /// The data of a type that its author made animatable.
  static let animatableData = AttributeSchema("animatableData", .interpolates, status: .behaves)
  /// A shape without data.
  static let shape = AttributeSchema(
    "shape", .set(because: "a shape without animatableData has no values in between"), status: .behaves)
}
