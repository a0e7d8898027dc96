import ViewGraph

/// The same form with one field, which is disabled while it is read.
struct RepairedField: View {
  @State private var isEditing = true

  var body: some View {
    VStack {
      NameField()
        .disabled(!isEditing)
      Button("Edit") { isEditing.toggle() }
    }
  }
}
