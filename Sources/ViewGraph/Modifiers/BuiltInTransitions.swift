import Foundation

/// No effect: an inserted view is there at once, a removed one is gone at once.
public struct IdentityTransition {
  /// Creates the transition.
  nonisolated public init() {}
}

extension IdentityTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension IdentityTransition: DescribedTransition {
  var description: AnyTransition { .identity }
}

extension Transition where Self == IdentityTransition {
  /// No effect: an inserted view is there at once, a removed one is gone at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

/// From and to transparent.
public struct OpacityTransition {
  /// Creates the transition.
  nonisolated public init() {}
}

extension OpacityTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension OpacityTransition: DescribedTransition {
  var description: AnyTransition { .opacity }
}

extension Transition where Self == OpacityTransition {
  /// From and to transparent.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

/// In from the leading edge, out to the trailing edge.
public struct SlideTransition {
  /// Creates the transition.
  nonisolated public init() {}
}

extension SlideTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension SlideTransition: DescribedTransition {
  var description: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing edge.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

/// From and to a share of the size, about a point.
public struct ScaleTransition {
  /// The share of the size.
  public var scale: Double

  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the transition.
  nonisolated public init(scale: Double, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension ScaleTransition: DescribedTransition {
  var description: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

extension Transition where Self == ScaleTransition {
  /// From and to nothing, about the centre.
  @MainActor @preconcurrency public static var scale: ScaleTransition {
    ScaleTransition(scale: 0, anchor: .center)
  }

  /// From and to a share of the size, about a point.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> ScaleTransition
  {
    ScaleTransition(scale: scale, anchor: anchor)
  }
}

/// In from an edge, and out to it.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension MoveTransition: DescribedTransition {
  var description: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
  /// In from an edge, and out to it.
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

/// In from an edge, out to the opposite one, fading.
public struct PushTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension PushTransition: DescribedTransition {
  var description: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
  /// In from an edge, out to the opposite one, fading.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

/// From and to a distance in points.
public struct OffsetTransition {
  /// The distance in points.
  public var offset: CGSize

  /// Creates the transition.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}

extension OffsetTransition: DescribedTransition {
  var description: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
  /// From and to a distance in points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// From and to a distance in points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Blurs and shrinks or grows while it fades.
public struct BlurReplaceTransition {
  /// Which way the size goes.
  public enum Configuration: Hashable, Sendable {
    /// Down at the insertion, up at the removal.
    case downUp
    /// Up both times.
    case upUp
  }

  /// Which way the size goes.
  public var configuration: Configuration

  /// Creates the transition.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// The view as it is; a host knows the transition by its name.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension BlurReplaceTransition: DescribedTransition {
  var description: AnyTransition { .blurReplace(isUpUp: configuration == .upUp) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and shrinks or grows while it fades.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurs and shrinks or grows while it fades.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
