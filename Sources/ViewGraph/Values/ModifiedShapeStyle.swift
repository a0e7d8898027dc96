import Foundation

/// A style with an opacity, a blend mode or a shadow of its own.
public struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  enum Change: Hashable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let change: Change
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style, blended with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground, blended with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

extension ModifiedShapeStyle: CustomStringConvertible {
  /// The style and its change: `"tint 50 %"`, `"red.shadow(drop(radius: 4))"`.
  public var description: String {
    switch change {
    case .opacity(let opacity): "\(base) \(shortPercentage(opacity))"
    case .blendMode(let mode): "\(base).blendMode(\(mode))"
    case .shadow(let style): "\(base).shadow(\(style))"
    }
  }
}

extension ModifiedShapeStyle: Equatable where Base: Equatable {}
extension ModifiedShapeStyle: Hashable where Base: Hashable {}
