extension Animation.Storage {
  /// The same motion with every parameter said: no preset, and no bounce that adds to another.
  ///
  /// `.bouncy` becomes a spring of 0.5 seconds with a bounce of 0.3.
  var explicit: Animation.Storage {
    switch self {
    case .preset(let preset):
      preset.explicit
    case .duration(let kind, let duration, let bounce, let blendDuration):
      .duration(
        .spring, duration: duration, bounce: kind.ownBounce + bounce, blendDuration: blendDuration)
    case .response(_, let response, let dampingFraction, let blendDuration):
      .response(
        .spring, response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    case .speed(let base, let speed):
      .speed(base.explicit, speed)
    case .delay(let base, let delay):
      .delay(base.explicit, delay)
    case .repeatCount(let base, let count, let autoreverses):
      .repeatCount(base.explicit, count, autoreverses: autoreverses)
    case .repeatForever(let base, let autoreverses):
      .repeatForever(base.explicit, autoreverses: autoreverses)
    case .logicallyComplete(let base, let duration):
      .logicallyComplete(base.explicit, after: duration)
    case .easing, .timingCurve, .unitCurve, .spring, .interpolatingPhysical,
      .interpolatingDuration, .interpolatingSpring, .custom:
      self
    }
  }
}

extension Animation.Preset {
  /// The preset's parameters.
  ///
  /// The curves take 0.35 seconds; the springs' numbers are those of the documented calls' defaults
  /// (https://developer.apple.com/documentation/swiftui/animation). `.default` is a smooth spring since iOS 17.
  fileprivate var explicit: Animation.Storage {
    switch self {
    case .linear: .easing(.linear, duration: 0.35)
    case .easeIn: .easing(.easeIn, duration: 0.35)
    case .easeOut: .easing(.easeOut, duration: 0.35)
    case .easeInOut: .easing(.easeInOut, duration: 0.35)
    case .default, .spring, .smooth: .duration(.spring, duration: 0.5, bounce: 0, blendDuration: 0)
    case .snappy: .duration(.spring, duration: 0.5, bounce: 0.15, blendDuration: 0)
    case .bouncy: .duration(.spring, duration: 0.5, bounce: 0.3, blendDuration: 0)
    case .interactiveSpring:
      .duration(.spring, duration: 0.15, bounce: 0.15, blendDuration: 0.25)
    case .interpolatingSpring: .interpolatingDuration(0.5, bounce: 0, velocity: 0)
    }
  }
}

extension Animation.DurationSpring {
  /// The bounce that a written bounce adds to.
  var ownBounce: Double {
    switch self {
    case .spring, .smooth: 0
    case .snappy, .interactiveSpring: 0.15
    case .bouncy: 0.3
    }
  }
}
