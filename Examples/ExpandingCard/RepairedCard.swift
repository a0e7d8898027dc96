import ViewGraph

/// The same card as one view whose values change.
struct RepairedCard: View {
  @State private var isExpanded = true
  @State private var draft = ""

  var body: some View {
    VStack {
      Text("Ridge walk")
        .lineLimit(isExpanded ? nil : 1)
      TextField("note", text: $draft)
      if isExpanded {
        Text("12 km along the crest, with two huts on the way.")
          .transition(.opacity)
      }
    }
    .frame(maxHeight: isExpanded ? .infinity : 60)
    .onTapGesture { withAnimation(.spring) { isExpanded.toggle() } }
  }
}
