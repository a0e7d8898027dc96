import Foundation

/// What a canvas draws into.
///
/// Nothing is drawn here: settings are kept, calls have no effect.
public struct GraphicsContext {
  /// How much of what is behind shines through, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn mixes with what is behind.
  public var blendMode = BlendMode.normal
  /// The mapping of what is drawn.
  public var transform = CGAffineTransform.identity
  /// The values of the environment around the canvas.
  public private(set) var environment = EnvironmentValues()

  /// Shifts what is drawn from here on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales what is drawn from here on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns what is drawn from here on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Maps what is drawn from here on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Changes what is drawn from here on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Draws only inside a path from here on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  /// Draws several things as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws a line along a path with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a prepared image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a prepared image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a prepared text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws a prepared text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a symbol into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Prepares an image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Prepares a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  /// Prepares a colour or other style.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view with a tag among the canvas's symbols; nothing is drawn, so there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
}

extension GraphicsContext {
  /// What a path is filled with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    /// The foreground.
    public static let foreground = Shading(style: AnyShapeStyle(ForegroundStyle()))

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// A colour from components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style of any kind.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }

    /// A gradient along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }

    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }

    /// A gradient that changes with the direction from a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient))
    }
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    private let name: String

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(name: "blur")
    }

    /// Adds a shadow; lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(name: "shadow")
    }

    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }

    /// Turns the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }

    /// Changes the saturation by a factor.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }

    /// Changes the brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }

    /// Changes the contrast by a factor.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }

    /// Takes colour away, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }

    /// Draws in one colour where the drawing is opaque enough.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
  }

  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats beyond the ends.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Repeats beyond the ends, back and forth.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Mixes in linear light.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Says that the result is opaque.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Keeps dark and light apart.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// Inverts the drawing's opacity.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Draws the shadow for all that is drawn together.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear light.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside instead of inside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The size in points; zero, since images are not read.
    public var size: CGSize { .zero }
    /// What a stencil is filled with.
    public var shading: Shading?
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What the text is filled with.
    public var shading = Shading.foreground

    /// The size in points; zero, since texts are not measured here.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size in points.
    public var size: CGSize { .zero }
  }
}
