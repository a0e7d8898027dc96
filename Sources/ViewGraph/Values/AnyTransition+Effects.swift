import Foundation

extension AnyTransition {
  /// What the transition changes, in the three phases (*observed* in a re-implementation, OpenSwiftUI 2025).
  ///
  /// A movement counts in shares of the view's own size, to the right and down: it has no length without layout.
  /// An asymmetric transition has the effects of both halves, each at rest in the other's phase, so that an
  /// insertion that is interrupted can play the removal on top.
  @MainActor var effects: [TransitionEffect] { storage.effects }

  /// Blurs and shrinks or grows while it fades.
  static func blurReplace(isUpUp: Bool) -> AnyTransition {
    AnyTransition(.blurReplace(isUpUp: isUpUp))
  }

  /// The transition where motion is reduced: one that moves becomes a fade.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/transitionproperties/hasmotion.
  var crossFaded: AnyTransition { hasMotion ? .opacity : self }
}

extension AnyTransition.Storage {
  @MainActor fileprivate var effects: [TransitionEffect] {
    switch self {
    case .identity: []
    case .opacity: [.opacity]
    case .scale(let scale, _): [.scale(scale, scale)]
    case .offset(let x, let y):
      [
        TransitionEffect(
          "offset", [.size(CGSize(width: x, height: y)), .size(.zero), .size(CGSize(width: x, height: y))])
      ]
    case .move(let edge): [.move(in: edge, out: edge)]
    case .slide: [.move(in: .leading, out: .trailing)]
    case .push(let edge): [.move(in: edge, out: edge.opposite), .opacity]
    case .blurReplace(let isUpUp):
      [
        .opacity, TransitionEffect("blur", [.number(7), .number(0), .number(7)]),
        .scale(0.9, isUpUp ? 1.1 : 0.9),
      ]
    case .custom(_, _, let own): own.effects
    case .asymmetric(let insertion, let removal):
      insertion.effects.map { $0.without(.didDisappear) } + removal.effects.map { $0.without(.willAppear) }
    case .combined(let first, let second): first.effects + second.effects
    case .animated(let base, let animation): base.effects.map { $0.animated(by: animation) }
    }
  }
}

extension TransitionEffect {
  fileprivate static var opacity: TransitionEffect {
    TransitionEffect("opacity", [.number(0), .number(1), .number(0)])
  }

  /// Never 0, which no drawing can undo.
  fileprivate static func scale(_ before: CGFloat, _ after: CGFloat) -> TransitionEffect {
    TransitionEffect(
      "scale", [before, 1, after].map { .number($0 == 0 ? 1e-5 : Double($0)) })
  }

  fileprivate static func move(in entry: Edge, out exit: Edge) -> TransitionEffect {
    TransitionEffect("move", [.point(entry.direction), .point(.zero), .point(exit.direction)])
  }
}

extension Edge {
  fileprivate var direction: CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    case .leading: CGPoint(x: -1, y: 0)
    case .trailing: CGPoint(x: 1, y: 0)
    }
  }

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
