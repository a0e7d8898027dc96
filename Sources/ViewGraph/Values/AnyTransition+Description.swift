extension AnyTransition: CustomStringConvertible {
  /// The transition as its author wrote it: `"move(edge: leading)"`, `"opacity + slide"`,
  /// `"opacity (.spring)"` under an animation of its own.
  public var description: String {
    storage.description
  }
}

extension AnyTransition.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .slide: "slide"
    case .scale(0, anchor: .center): "scale"
    case .scale(let scale, let anchor):
      call(
        "scale",
        [
          labelled("scale", scale, default: nil),
          anchor == .center ? nil : "anchor: \(anchor)",
        ])
    case .move(let edge): "move(edge: \(edge))"
    case .push(let edge): "push(from: \(edge))"
    case .offset(let x, let y): "offset(x: \(shortNumber(x)), y: \(shortNumber(y)))"
    case .blurReplace: "blurReplace"
    case .custom(let name, _, _): name
    case .asymmetric(let insertion, let removal):
      "asymmetric(insertion: \(insertion), removal: \(removal))"
    case .combined(let first, let second): "\(first) + \(second)"
    case .animated(let base, let animation):
      "\(base.isCombined ? "(\(base))" : base.description) (\(animation?.description ?? "no animation"))"
    }
  }

  private var isCombined: Bool {
    if case .combined = self { true } else { false }
  }
}
