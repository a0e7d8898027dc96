import Foundation

/// What a view plays while it is inserted or removed.
///
/// The value describes the transition; ``insertion`` and ``removal`` say what each of the two plays.
public struct AnyTransition: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case identity, opacity, slide
    case scale(CGFloat, anchor: UnitPoint)
    case move(Edge)
    case push(from: Edge)
    case offset(x: CGFloat, y: CGFloat)
    case blurReplace(isUpUp: Bool)
    case custom(name: String, hasMotion: Bool, OwnEffects)
    case asymmetric(insertion: Storage, removal: Storage)
    case combined(Storage, Storage)
    case animated(Storage, Animation?)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// No effect: an inserted view is there at once, a removed one is gone at once.
  public static let identity = AnyTransition(.identity)

  /// From and to transparent; what a view plays that names no transition.
  public static let opacity = AnyTransition(.opacity)

  /// In from the leading edge, out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(.slide) }

  /// From and to nothing, about the centre.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// From and to a share of the size, about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// In from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.move(edge))
  }

  /// In from an edge, out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.push(from: edge))
  }

  /// From and to a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(x: offset.width, y: offset.height))
  }

  /// From and to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.offset(x: x, y: y))
  }

  /// One transition for the insertion, another for the removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.storage, removal: removal.storage))
  }

  /// A transition that a later stage knows more about, such as one made of two modifiers.
  ///
  /// - Parameters:
  ///   - hasMotion: Whether it moves, so that it is replaced by a fade where motion is reduced.
  ///   - effects: What it changes; asked for when it plays.
  static func custom(
    name: String, hasMotion: Bool, effects: @escaping @MainActor () -> [TransitionEffect] = { [] }
  ) -> AnyTransition {
    AnyTransition(.custom(name: name, hasMotion: hasMotion, OwnEffects(effects)))
  }

  /// Both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(storage, other.storage))
  }

  /// The transition under an animation of its own, instead of the transaction's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(storage, animation))
  }
}
