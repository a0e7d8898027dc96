import ViewGraph

/// A form that builds its field twice: once to edit, once to read.
struct EditableField: View {
  @State private var isEditing = true

  var body: some View {
    VStack {
      if isEditing {
        NameField()
      } else {
        NameField()
          .disabled(true)
      }
      Button("Edit") { isEditing.toggle() }
    }
  }
}

/// A field that owns its text and knows whether it has the focus.
struct NameField: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $text)
      .focused($isFocused)
  }
}
