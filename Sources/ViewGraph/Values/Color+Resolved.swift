import Foundation

extension Color {
  /// A colour's components in sRGB, once nothing about it depends on where it is shown.
  public struct Resolved: ShapeStyle, Hashable, Codable, Sendable {
    /// Red from 0 to 1, in linear light.
    public var linearRed: Float

    /// Green from 0 to 1, in linear light.
    public var linearGreen: Float

    /// Blue from 0 to 1, in linear light.
    public var linearBlue: Float

    /// The opacity from 0 to 1.
    public var opacity: Float

    /// Creates components in a colour space; they are kept as linear sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let (r, g, b) = linearSRGB(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
      linearRed = Float(r)
      linearGreen = Float(g)
      linearBlue = Float(b)
      self.opacity = opacity
    }

    /// Red from 0 to 1, as sRGB encodes it.
    public var red: Float {
      get { Float(encodedSRGB(Double(linearRed))) }
      set { linearRed = Float(decodedSRGB(Double(newValue))) }
    }

    /// Green from 0 to 1, as sRGB encodes it.
    public var green: Float {
      get { Float(encodedSRGB(Double(linearGreen))) }
      set { linearGreen = Float(decodedSRGB(Double(newValue))) }
    }

    /// Blue from 0 to 1, as sRGB encodes it.
    public var blue: Float {
      get { Float(encodedSRGB(Double(linearBlue))) }
      set { linearBlue = Float(decodedSRGB(Double(newValue))) }
    }
  }

  /// The colour's components in a colour scheme, or `nil` where an asset catalogue decides.
  func resolved(in scheme: ColorScheme) -> Resolved? {
    storage.resolved(in: scheme)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as sRGB encodes them, and the opacity where it is not full.
  public var description: String {
    let components = [red, green, blue].map { shortNumber(Double($0)) }.joined(separator: ", ")
    return "rgb(\(components))" + (opacity == 1 ? "" : " " + shortPercentage(Double(opacity)))
  }
}

extension Color.Storage {
  fileprivate func resolved(in scheme: ColorScheme) -> Color.Resolved? {
    switch self {
    case .system(let color):
      let (red, green, blue, opacity) = color.components(in: scheme)
      return Color.Resolved(
        red: Float(red / 255), green: Float(green / 255), blue: Float(blue / 255),
        opacity: Float(opacity))
    case .asset:
      return nil
    case .rgb(let space, let red, let green, let blue):
      return Color.Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue))
    case .translucent(let base, let opacity):
      guard var color = base.resolved(in: scheme) else { return nil }
      color.opacity *= Float(opacity)
      return color
    case .mixed(let base, let other, let share, let space):
      guard let from = base.resolved(in: scheme), let to = other.resolved(in: scheme) else {
        return nil
      }
      return mixture(of: from, and: to, share: share, in: space)
    }
  }
}
