import ViewGraph

/// The article's two helpers: each is right by itself, and together they are not.
struct ArticlePanel: CheckedPanel {
  @State private var isHidden: Bool
  @State private var alpha: Double
  @State private var top: Double
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
    if isHidden {
      alpha = 0
      isHidden = false
    }
    withAnimation(animation) {
      alpha = 1
      top = 0
    }
  }

  private func hide() {
    withAnimation(animation) {
      alpha = 0
      top = -height
    } completion: {
      // Whatever has been asked meanwhile.
      isHidden = true
    }
  }
}
