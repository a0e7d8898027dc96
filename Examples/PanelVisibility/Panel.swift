import ViewGraph

/// What the checks do with a panel, whoever wrote it.
protocol CheckedPanel: View {
  init(isShown: Bool, reducesMotion: Bool)
}

/// How long the panel fades and slides.
let fade = Animation.easeInOut(duration: 0.25)

/// How far above its place the panel slides, in points.
let height = 220.0

/// A panel that keeps its view and says what is wanted; the modifier does the rest.
struct Panel: CheckedPanel {
  @State var isShown: Bool
  let reducesMotion: Bool

  var body: some View {
    VStack {
      Text("Filters")
        .offset(y: isShown ? 0 : -height)
        .animation(reducesMotion ? nil : fade, value: isShown)
        .shown(isShown, animation: fade, layout: .collapse)
      Button("show") { isShown = true }
      Button("hide") { isShown = false }
    }
    .environment(\.accessibilityReduceMotion, reducesMotion)
  }
}
