import ViewGraph

/// A trail whose notes show when it is tapped.
public struct TrailCard: View {
  let name: String
  @State private var isExpanded = false

  /// Creates a card that starts collapsed.
  public init(name: String) {
    self.name = name
  }

  /// The name, and below it the notes while the card is expanded.
  public var body: some View {
    VStack {
      Text(name)
        .lineLimit(isExpanded ? nil : 1)
      if isExpanded {
        TrailNotes()
          .transition(.opacity)
      }
    }
    .frame(maxHeight: isExpanded ? .infinity : 60)
    .onTapGesture {
      withAnimation(.spring) { isExpanded.toggle() }
    }
  }
}

/// What a walker wrote about a trail.
struct TrailNotes: View {
  @State private var draft = ""

  var body: some View {
    TextField("notes", text: $draft)
  }
}
