import Foundation

/// A picture from an asset catalogue, or one of the system's symbols.
///
/// Pictures are not read: two images are equal when their names and options are.
public struct Image: Equatable, Sendable {
  let name: String
  let isSystem: Bool
  let bundlePath: String?
  let variableValue: Double?
  let label: String?
  private(set) var options = Options()

  /// What the image's own modifiers set.
  struct Options: Equatable, Sendable {
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var isAntialiased: Bool?
    var symbolRenderingMode: SymbolRenderingMode?
  }

  /// How an image takes the size that it is given.
  struct Resizing: Equatable, Sendable {
    let capInsets: EdgeInsets
    let mode: ResizingMode
  }

  private init(
    _ name: String, isSystem: Bool, variableValue: Double? = nil, bundle: Bundle? = nil, label: String? = nil
  ) {
    self.name = name
    self.isSystem = isSystem
    self.variableValue = variableValue
    bundlePath = bundle?.bundlePath
    self.label = label
  }

  /// Creates an image from an asset catalogue; its name is what a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, isSystem: false, bundle: bundle, label: name)
  }

  /// Creates an image from an asset catalogue, with what a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, isSystem: false, bundle: bundle, label: label.string)
  }

  /// Creates an image from an asset catalogue that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, isSystem: false, bundle: bundle)
  }

  /// Creates an image whose look depends on a value from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, isSystem: false, variableValue: variableValue, bundle: bundle, label: name)
  }

  /// Creates an image whose look depends on a value from 0 to 1, with what a screen reader says.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, isSystem: false, variableValue: variableValue, bundle: bundle, label: label.string)
  }

  /// Creates an image whose look depends on a value from 0 to 1, which a screen reader passes over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, isSystem: false, variableValue: variableValue, bundle: bundle)
  }

  /// Creates one of the system's symbols.
  public init(systemName: String) {
    self.init(systemName, isSystem: true, label: systemName)
  }

  /// Creates one of the system's symbols whose look depends on a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName, isSystem: true, variableValue: variableValue, label: systemName)
  }

  private func with<Value>(_ option: WritableKeyPath<Options, Value>, _ value: Value) -> Image {
    var copy = self
    copy.options[keyPath: option] = value
    return copy
  }

  /// Lets the image take the size that it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with(\.resizing, Resizing(capInsets: capInsets, mode: resizingMode))
  }

  /// Draws the image in its own colours, or as a stencil for the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with(\.renderingMode, renderingMode)
  }

  /// Sets how smooth the image is at sizes other than its own.
  public func interpolation(_ interpolation: Interpolation) -> Image { with(\.interpolation, interpolation) }

  /// Sets whether the image's edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { with(\.isAntialiased, isAntialiased) }

  /// Sets how the layers of a symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with(\.symbolRenderingMode, mode) }

  /// The image as a part of a text.
  var inlineText: String { "[\(name)]" }
}

extension Image {
  /// How an image fills a size other than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating the image.
    case tile
    /// By stretching the image.
    case stretch
  }

  /// Which colours an image is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground's.
    case template
    /// The image's own.
    case original
  }

  /// How smooth an image is at sizes other than its own.
  public enum Interpolation: Hashable, Sendable {
    /// Not smoothed.
    case none
    /// Smoothed at little cost.
    case low
    /// Smoothed at some cost.
    case medium
    /// Smoothed well.
    case high
  }

  /// The size of a symbol in relation to its font.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// How an image lies in its rectangle.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// Turned to the left.
    case left
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right and mirrored.
    case rightMirrored
  }
}

extension Image: View {
  /// An image has no body.
  public typealias Body = Never

  /// Describes a leaf with the image's name and options.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Image.self, own: view)
  }
}

extension Image: AttributeSource {
  @usableFromInline static var schema: AttributeSchema { .image }

  @usableFromInline var attributeValues: [AttributeValue] {
    [
      .text(name),
      AttributeValue(variableValue.map { CGFloat($0) }),
      label.map { .text($0) } ?? .none,
      AttributeValue(optional: options.resizing),
      AttributeValue(optional: options.renderingMode),
      AttributeValue(optional: options.interpolation),
      options.isAntialiased.map { .bool($0) } ?? .none,
      AttributeValue(optional: options.symbolRenderingMode),
    ]
  }
}

extension Image.Resizing: CustomStringConvertible {
  var description: String {
    capInsets == EdgeInsets() ? "\(mode)" : "\(mode), capInsets: \(capInsets)"
  }
}

extension AttributeValue {
  /// Wraps an optional value of a type that has no case of its own.
  init<Value>(optional value: Value?) {
    self = value.map { AttributeValue(opaque: $0) } ?? .none
  }
}

extension AttributeSchema {
  static let image = AttributeSchema(
    "Image",
    [
      Component("image", .set(because: "an image name has no values in between")),
      Component("variableValue", .set(because: "a symbol redraws at once")),
      Component("label", .set(because: "a string has no values in between")),
      Component("resizable", .layoutInput),
      Component("renderingMode", .set(because: "a way of drawing has no values in between")),
      Component("interpolation", .set(because: "a way of drawing has no values in between")),
      Component("antialiased", .set(because: "a Boolean has no values in between")),
      Component("symbolRenderingMode", .set(because: "a way of drawing has no values in between")),
    ])
}
