import ViewGraph

/// The same screen without constraints: the box gives its slot up.
struct CollapsingScreen: View {
  var hasCreator = true

  var body: some View {
    StackViewLayout(axis: .vertical) {
      Text("Ridge walk").bar()
      VStack(alignment: .leading, spacing: 4) {
        Text("Created by")
        Text("Ada Lovelace,\nAlpine Club")
      }
      .padding(EdgeInsets(top: 8, leading: 56, bottom: 8, trailing: 0))
      .accessibilityIdentifier("box")
      .shown(hasCreator, animation: .easeInOut(duration: 0.3), layout: .collapse)
      Text("12 km, 3 peaks").bar().accessibilityIdentifier("footer")
    }
  }
}

extension View {
  /// The view at the beginning of a line that is 44 points high.
  fileprivate func bar() -> some View {
    frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44, alignment: .topLeading)
  }
}
