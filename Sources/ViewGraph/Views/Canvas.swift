import Foundation

/// A drawing.
///
/// Nothing is drawn here: the closure is kept and does not run. Views that it draws as symbols are described, each
/// by its tag.
public struct Canvas<Symbols> {
  /// The views that the drawing uses.
  public var symbols: Symbols
  /// Draws into a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether what is behind the drawing is hidden.
  public var isOpaque: Bool
  /// How the colours of the drawing are kept.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be late.
  public var rendersAsynchronously: Bool
  let location: SourceLocation?
}

extension Canvas: View where Symbols: View {
  /// A canvas has no body.
  public typealias Body = Never

  /// Creates a drawing with views as symbols.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the symbols.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, at: view.location,
      {
        $0.push(
          .canvas,
          [.bool(view.isOpaque), AttributeValue(opaque: view.colorMode), .bool(view.rendersAsynchronously)])
      }, content: view.symbols)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() }, fileID: fileID, line: line, column: column)
  }
}

extension AttributeSchema {
  fileprivate static let canvas = AttributeSchema(
    "Canvas",
    [
      Component("opaque", .set(because: "a Boolean has no values in between")),
      Component("colorMode", .set(because: "a way of drawing has no values in between")),
      Component("rendersAsynchronously", .set(because: "a Boolean has no values in between")),
    ])
}
