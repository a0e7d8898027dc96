import Foundation

extension Font {
  /// How wide the letters of a font are.
  public struct Width: Hashable, Sendable {
    /// The width, where 0 is the standard one and smaller is narrower.
    public var value: CGFloat

    /// Creates a width, where 0 is the standard one.
    public init(_ value: CGFloat) {
      self.value = value
    }

    // The order is SwiftUI's; the numbers are not checked against it.
    /// The narrowest letters.
    public static let compressed = Width(-0.3)

    /// Narrow letters.
    public static let condensed = Width(-0.2)

    /// Letters of the usual width.
    public static let standard = Width(0)

    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

extension Font.Width: CustomStringConvertible {
  /// The width's name, or its number where it has none.
  public var description: String {
    switch self {
    case .compressed: "compressed"
    case .condensed: "condensed"
    case .standard: "standard"
    case .expanded: "expanded"
    default: shortNumber(value)
    }
  }
}
