/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()

  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)

  /// In a square.
  public static let square = SymbolVariants(shape: .square)

  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)

  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)

  /// Struck out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// In a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }

  /// In a square.
  public var square: SymbolVariants { with { $0.shape = .square } }

  /// In a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }

  /// Filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }

  /// Struck out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all variants of the other are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolVariants: CustomStringConvertible {
  /// The variants as they stand in a symbol's name: `"slash.circle.fill"`, `"none"`.
  public var description: String {
    let parts = [isSlashed ? "slash" : nil, shape?.rawValue, isFilled ? "fill" : nil]
    let names = parts.compactMap(\.self)
    return names.isEmpty ? "none" : names.joined(separator: ".")
  }
}
