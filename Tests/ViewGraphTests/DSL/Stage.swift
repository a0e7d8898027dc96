@testable import ViewGraph

/// Gives a test's views a view with a body around them, as an app does.
struct Stage<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
