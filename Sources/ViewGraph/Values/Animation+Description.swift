extension Animation: CustomStringConvertible {
  /// The animation as its author wrote it, without arguments that have their default.
  ///
  /// `".spring"`, `".easeInOut(duration: 0.25)"`, `".linear(duration: 1).delay(0.2)"`. A duration or
  /// response always prints, so that `.spring()` and `.spring` stay apart. An animation of your own prints as
  /// it is made: `"Animation(Elastic(strength: 2)).delay(0.2)"`.
  public var description: String {
    (storage.isCustom ? "" : ".") + storage.description
  }
}

extension Animation.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .preset(let preset):
      return preset.rawValue
    case .easing(let easing, let duration):
      return call(easing.rawValue, [labelled("duration", duration, default: nil)])
    case .timingCurve(let first, let second, let duration):
      let points = [first.x, first.y, second.x, second.y].map { shortNumber($0) }
      return call("timingCurve", points + [labelled("duration", duration, default: 0.35)])
    case .unitCurve(let curve, let duration):
      return call("timingCurve", [".\(curve)", labelled("duration", duration, default: nil)])
    case .response(let kind, let response, let dampingFraction, let blendDuration):
      return call(
        kind.rawValue,
        [
          labelled("response", response, default: nil),
          labelled("dampingFraction", dampingFraction, default: kind.standardDampingFraction),
          labelled("blendDuration", blendDuration, default: kind.standardBlendDuration),
        ])
    case .duration(let kind, let duration, let bounce, let blendDuration):
      return call(
        kind.rawValue,
        [
          labelled("duration", duration, default: nil),
          labelled(kind == .spring ? "bounce" : "extraBounce", bounce, default: 0),
          labelled("blendDuration", blendDuration, default: kind.standardBlendDuration),
        ])
    case .spring(let spring, let blendDuration):
      return call("spring", ["\(spring)", labelled("blendDuration", blendDuration, default: 0)])
    case .interpolatingPhysical(let mass, let stiffness, let damping, let velocity):
      return call(
        "interpolatingSpring",
        [
          labelled("mass", mass, default: 1),
          labelled("stiffness", stiffness, default: nil),
          labelled("damping", damping, default: nil),
          labelled("initialVelocity", velocity, default: 0),
        ])
    case .interpolatingDuration(let duration, let bounce, let velocity):
      return call(
        "interpolatingSpring",
        [
          labelled("duration", duration, default: nil),
          labelled("bounce", bounce, default: 0),
          labelled("initialVelocity", velocity, default: 0),
        ])
    case .interpolatingSpring(let spring, let velocity):
      return call(
        "interpolatingSpring", ["\(spring)", labelled("initialVelocity", velocity, default: 0)])
    case .speed(let base, let speed):
      return "\(base).speed(\(shortNumber(speed)))"
    case .delay(let base, let delay):
      return "\(base).delay(\(shortNumber(delay)))"
    case .repeatCount(let base, let count, let autoreverses):
      return "\(base)."
        + call("repeatCount", ["\(count)", autoreverses ? nil : "autoreverses: false"])
    case .repeatForever(let base, let autoreverses):
      return "\(base)." + call("repeatForever", [autoreverses ? nil : "autoreverses: false"])
    case .logicallyComplete(let base, let duration):
      return "\(base).logicallyComplete(after: \(shortNumber(duration)))"
    case .custom(let custom):
      return "Animation(\(custom))"
    }
  }

  /// Whether the words begin with an animation of the author's own.
  fileprivate var isCustom: Bool {
    switch self {
    case .custom: true
    case .speed(let base, _), .delay(let base, _), .repeatCount(let base, _, _), .repeatForever(let base, _),
      .logicallyComplete(let base, _):
      base.isCustom
    case .preset, .easing, .timingCurve, .unitCurve, .response, .duration, .spring, .interpolatingPhysical,
      .interpolatingDuration, .interpolatingSpring:
      false
    }
  }
}

extension Animation.ResponseSpring {
  fileprivate var standardDampingFraction: Double { self == .spring ? 0.825 : 0.86 }
  fileprivate var standardBlendDuration: Double { self == .spring ? 0 : 0.25 }
}

extension Animation.DurationSpring {
  fileprivate var standardBlendDuration: Double { self == .interactiveSpring ? 0.25 : 0 }
}
