import ViewGraph

/// A screen of which one set of views shows at a time.
struct RouteScreen: View {
  enum Mode: String { case browse, edit }

  @State private var mode = Mode.browse
  let onEnd: (RequestEnd<Mode>) -> Void

  var body: some View {
    VStack {
      Button("toggle") { mode = mode == .browse ? .edit : .browse }
      CohortStack(
        selection: $mode, fade: .easeInOut(duration: 0.2), sequence: .outThenIn, layout: .collapse,
        onEnd: onEnd
      ) {
        Cohort(Mode.browse) {
          Text("Ridge walk")
          Text("12 km")
        }
        Cohort(Mode.edit) {
          TextField("Name", text: .constant("Ridge walk"))
        }
      }
    }
  }
}
