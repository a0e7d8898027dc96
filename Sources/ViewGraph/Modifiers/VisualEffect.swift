import Foundation

/// A change to how a view is drawn, which leaves the layout as it is.
public protocol VisualEffect: Sendable {}

/// No change.
public struct EmptyVisualEffect: VisualEffect, Hashable {
  /// Creates the effect.
  public init() {}
}

/// A change with another one after it, which is not told apart from others.
struct AppendedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
}

extension VisualEffect {
  private var appended: AppendedVisualEffect<Self> { AppendedVisualEffect(base: self) }

  /// Sets how much of the view shows, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { appended }

  /// Draws the view away from its place, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { appended }

  /// Draws the view away from its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { appended }

  /// Draws the view larger or smaller, by a factor for each axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { appended }

  /// Draws the view larger or smaller by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { appended }

  /// Draws the view larger or smaller, by a factor for each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    appended
  }

  /// Draws the view turned about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { appended }

  /// Draws the view turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    appended
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { appended }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { appended }

  /// Sets how far light and dark are apart.
  public func contrast(_ amount: Double) -> some VisualEffect { appended }

  /// Sets how strong colours are.
  public func saturation(_ amount: Double) -> some VisualEffect { appended }

  /// Takes colour out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { appended }

  /// Turns all colours around the colour circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { appended }
}

/// Where a view is while it scrolls into view and out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before what is visible.
  case topLeading
  /// Visible.
  case identity
  /// Below or after what is visible.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 in, and 1 after what is visible.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How scrolling drives a transition.
public struct ScrollTransitionConfiguration: Sendable {
  private let animation: Animation?

  /// The transition plays by itself at the edge.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }

  /// The transition plays by itself at the edge.
  public static let animated = animated()

  /// The transition follows the finger.
  public static let interactive = ScrollTransitionConfiguration(animation: nil)

  /// The transition follows the finger along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: nil)
  }

  /// There is no transition.
  public static let identity = ScrollTransitionConfiguration(animation: nil)
}

enum ScrollTransitionFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollTransition", .setBoolean, status: .declaredOnly)
}

extension View {
  /// Changes how the view is drawn while it scrolls in and out; the change is not evaluated.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(AttributeModifier<ScrollTransitionFamily>(.bool(true)))
  }

  /// Changes how the view is drawn while it scrolls in and out; the change is not evaluated.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(AttributeModifier<ScrollTransitionFamily>(.bool(true)))
  }
}
