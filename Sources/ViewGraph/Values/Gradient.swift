import Foundation

/// Colours with the places at which each is pure.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A colour of a gradient and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color

    /// The place along the gradient, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    /// Mixes the components of the output's colour space.
    public static let device = ColorSpace(name: "device")

    /// Mixes so that equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The stops in order of their places.
  public var stops: [Stop]

  /// Creates a gradient from stops in order of their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient whose colours are spread evenly; a single colour lies at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient: CustomStringConvertible {
  /// The colours, and their places where they are not even: `"red, blue"`, `"red at 20 %, blue"`.
  public var description: String {
    let even = Gradient(colors: stops.map(\.color)).stops
    return zip(stops, even).map { stop, place in
      stop == place ? "\(stop.color)" : "\(stop)"
    }.joined(separator: ", ")
  }
}

extension Gradient.Stop: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String {
    "\(color) at \(shortPercentage(location))"
  }
}

extension Gradient.ColorSpace: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
