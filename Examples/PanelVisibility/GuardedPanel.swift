import ViewGraph

/// The article's helpers behind its guard, which drops what is asked while an animation runs.
struct GuardedPanel: CheckedPanel {
  @State private var isHidden: Bool
  @State private var alpha: Double
  @State private var top: Double
  @State private var isAnimating = false
  private let animation: Animation

  init(isShown: Bool, reducesMotion: Bool) {
    isHidden = !isShown
    alpha = isShown ? 1 : 0
    top = isShown ? 0 : -height
    animation = reducesMotion ? .easeInOut(duration: 0) : fade
  }

  var body: some View {
    VStack {
      Text("Filters")
        .opacity(alpha)
        .offset(y: top)
        .opacity(isHidden ? 0 : 1)
      Button("show") { show() }
      Button("hide") { hide() }
    }
  }

  private func show() {
    guard !isAnimating else { return }
    if isHidden {
      alpha = 0
      isHidden = false
    }
    isAnimating = true
    withAnimation(animation) {
      alpha = 1
      top = 0
    } completion: {
      isAnimating = false
    }
  }

  private func hide() {
    guard !isAnimating else { return }
    isAnimating = true
    withAnimation(animation) {
      alpha = 0
      top = -height
    } completion: {
      isHidden = true
      isAnimating = false
    }
  }
}
