extension AnyTransition {
  /// What an inserted view plays; no part of it is asymmetric.
  var insertion: AnyTransition {
    AnyTransition(storage.half { insertion, _ in insertion })
  }

  /// What a removed view plays; no part of it is asymmetric.
  var removal: AnyTransition {
    AnyTransition(storage.half { _, removal in removal })
  }

  /// Whether the transition has no effect, so that a removed view is gone at once.
  ///
  /// Ask ``insertion`` or ``removal`` for one of the two.
  var isIdentity: Bool {
    storage.isIdentity
  }

  /// Whether something moves, so that a fade replaces it where motion is reduced.
  var hasMotion: Bool {
    storage.hasMotion
  }

  /// The transition without the animations that it brings.
  var withoutAnimations: AnyTransition {
    AnyTransition(storage.withoutAnimations)
  }

  /// The animations that drive the parts of the transition; `nil` for a part that none drives.
  ///
  /// - Parameter animation: The one that drives the parts that bring none.
  func drivers(inheriting animation: Animation?) -> [Animation?] {
    storage.drivers(inheriting: animation)
  }
}

extension AnyTransition.Storage {
  fileprivate func half(_ choose: (Self, Self) -> Self) -> Self {
    switch self {
    case .asymmetric(let insertion, let removal): choose(insertion, removal).half(choose)
    case .combined(let first, let second): .combined(first.half(choose), second.half(choose))
    case .animated(let base, let animation): .animated(base.half(choose), animation)
    case .identity, .opacity, .slide, .scale, .move, .push, .offset, .blurReplace, .custom: self
    }
  }

  fileprivate var isIdentity: Bool {
    switch self {
    case .identity: true
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.isIdentity && second.isIdentity
    case .animated(let base, _): base.isIdentity
    case .opacity, .slide, .scale, .move, .push, .offset, .blurReplace, .custom: false
    }
  }

  fileprivate var hasMotion: Bool {
    switch self {
    case .identity, .opacity, .blurReplace: false
    case .slide, .scale, .move, .push, .offset: true
    case .custom(_, let hasMotion, _): hasMotion
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.hasMotion || second.hasMotion
    case .animated(let base, _): base.hasMotion
    }
  }

  fileprivate var withoutAnimations: Self {
    switch self {
    case .animated(let base, _): base.withoutAnimations
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.withoutAnimations, removal: removal.withoutAnimations)
    case .combined(let first, let second): .combined(first.withoutAnimations, second.withoutAnimations)
    case .identity, .opacity, .slide, .scale, .move, .push, .offset, .blurReplace, .custom: self
    }
  }

  fileprivate func drivers(inheriting animation: Animation?) -> [Animation?] {
    switch self {
    case .identity: []
    case .animated(let base, let own): base.drivers(inheriting: own)
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.drivers(inheriting: animation) + second.drivers(inheriting: animation)
    case .opacity, .slide, .scale, .move, .push, .offset, .blurReplace, .custom: [animation]
    }
  }
}
