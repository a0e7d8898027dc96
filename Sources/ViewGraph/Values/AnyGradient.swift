/// A gradient with the space in which its colours mix.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case stops(Gradient)
    case standard(Color)
  }

  private let storage: Storage
  private var space = Gradient.ColorSpace.device

  /// Creates a gradient of any kind from stops.
  public init(_ gradient: Gradient) {
    storage = .stops(gradient)
  }

  init(standardFor color: Color) {
    storage = .standard(color)
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}

extension AnyGradient: CustomStringConvertible {
  /// The colours, or what the author wrote: `"red, blue"`, `"red.gradient"`.
  public var description: String {
    switch storage {
    case .stops(let gradient): gradient.description
    case .standard(let color): "\(color).gradient"
    }
  }
}
