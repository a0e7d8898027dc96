import ViewGraph

/// One list, whose rows come and go.
struct RepairedList: View {
  @State private var showArchived = false

  private var routes: [Route] { showArchived ? Route.all : Route.current }

  var body: some View {
    VStack {
      Toggle("Show archived", isOn: $showArchived.animation())
      List(routes) { RouteRow(route: $0) }
        .accessibilityIdentifier("routes")
    }
  }
}
