import ViewGraph

/// Two lists behind one `if`: the second knows nothing of the first.
struct ArchivedList: View {
  @State private var showArchived = false

  var body: some View {
    VStack {
      Toggle("Show archived", isOn: $showArchived.animation())
      if showArchived {
        List(Route.all) { RouteRow(route: $0) }
          .accessibilityIdentifier("routes")
      } else {
        List(Route.current) { RouteRow(route: $0) }
          .accessibilityIdentifier("routes")
      }
    }
  }
}

/// A row that a tap flags.
struct RouteRow: View {
  let route: Route
  @State private var isFlagged = false

  var body: some View {
    Label(route.name, systemImage: isFlagged ? "flag.fill" : "flag")
      .onTapGesture { isFlagged.toggle() }
  }
}

/// A route; the current ones are among all of them, so two rows are in both lists.
struct Route: Identifiable {
  let id: Int
  let name: String
  let isArchived: Bool

  static let all = [
    Route(id: 1, name: "Ridge walk", isArchived: false),
    Route(id: 2, name: "Old mill", isArchived: true),
    Route(id: 3, name: "Lake loop", isArchived: false),
  ]

  static let current = all.filter { !$0.isArchived }
}
