import ViewGraph

/// A card that swaps two views, and with them everything they remember.
struct ExpandingCard: View {
  @State private var isExpanded = true

  var body: some View {
    // Two branches are two identities: each tap ends one view and starts another.
    if isExpanded {
      ExpandedCard()
        .onTapGesture { withAnimation(.spring) { isExpanded.toggle() } }
    } else {
      CollapsedCard()
        .onTapGesture { withAnimation(.spring) { isExpanded.toggle() } }
    }
  }
}

/// The whole route, with a note of its own.
struct ExpandedCard: View {
  @State private var draft = ""

  var body: some View {
    VStack {
      Text("Ridge walk")
      TextField("note", text: $draft)
      Text("12 km along the crest, with two huts on the way.")
    }
  }
}

/// The title alone, with a note of its own.
struct CollapsedCard: View {
  @State private var draft = ""

  var body: some View {
    VStack {
      Text("Ridge walk")
        .lineLimit(1)
      TextField("note", text: $draft)
    }
    .frame(maxHeight: 60)
  }
}
