import Foundation

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale from -1 to 1, where 0 is regular.
    let value: CGFloat

    // The raw values of UIFont.Weight's constants as commonly reported; not checked here.

    /// The ultra light weight.
    public static let ultraLight = Weight(value: -0.8)

    /// The thin weight.
    public static let thin = Weight(value: -0.6)

    /// The light weight.
    public static let light = Weight(value: -0.4)

    /// The regular weight.
    public static let regular = Weight(value: 0)

    /// The medium weight.
    public static let medium = Weight(value: 0.23)

    /// The semibold weight.
    public static let semibold = Weight(value: 0.3)

    /// The bold weight.
    public static let bold = Weight(value: 0.4)

    /// The heavy weight.
    public static let heavy = Weight(value: 0.56)

    /// The black weight.
    public static let black = Weight(value: 0.62)
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The weight's name.
  public var description: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    default: shortNumber(value)
    }
  }
}
