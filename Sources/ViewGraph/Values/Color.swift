import Foundation

/// A colour: one of the system's, one from an asset catalogue, or red, green and blue.
///
/// A system colour keeps its name, so that a report says `red`; what it looks like depends on the
/// colour scheme (``resolved(in:)``).
public struct Color: ShapeStyle, Hashable, Sendable {
  /// The space that components are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  indirect enum Storage: Hashable, Sendable {
    case system(SystemColor)
    case asset(name: String, bundlePath: String?)
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double)
    case translucent(Storage, opacity: Double)
    case mixed(Storage, Storage, share: Double, Gradient.ColorSpace)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  init(_ storage: Storage, opacity: Double) {
    self.storage = opacity == 1 ? storage : .translucent(storage, opacity: opacity)
  }

  /// Creates the colour of a name in an asset catalogue.
  ///
  /// The catalogue is not read: two colours are equal when their names and bundles are.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name: name, bundlePath: bundle?.bundlePath)
  }

  /// Creates a colour from components, each from 0 to 1 (and beyond, for colours outside the space).
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.rgb(colorSpace, red: red, green: green, blue: blue), opacity: opacity)
  }

  /// Creates a shade of grey; 0 is black and 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a colour from components that are known already.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    if case .translucent(let base, let own) = storage {
      return Color(base, opacity: own * opacity)
    }
    return Color(storage, opacity: opacity)
  }

  /// The colour mixed with another.
  ///
  /// - Parameter fraction: The share of the other colour, from 0 to 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mixed(storage, rhs.storage, share: fraction, colorSpace))
  }

  /// The standard gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(standardFor: self)
  }
}
