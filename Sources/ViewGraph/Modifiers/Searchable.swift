/// A search field beside a view.
struct SearchableModifier<Suggestions: View> {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: String
  let suggestions: Suggestions
}

extension SearchableModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    let placement = AttributeValue(opaque: modifier.placement)
    pass.node(Self.self, .decorated, name: "searchable", { $0.push(.searchable, placement) }) {
      pass in
      pass.stepping(.child, 0, at: nil) { C._describe(content, in: &$0) }
      pass.stepping(.child, 1, at: nil) {
        SearchField._describe(SearchField(text: modifier.text, prompt: modifier.prompt), in: &$0)
      }
      pass.stepping(.child, 2, at: nil) { Suggestions._describe(modifier.suggestions, in: &$0) }
    }
  }
}

/// The field of a searchable view.
struct SearchField {
  let text: Binding<String>
  let prompt: String
}

extension SearchField: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.dependentNode(Self.self, .container) {
      $0.push(.title, .text(view.prompt))
      $0.push(control: Control(label: view.prompt, builtIn: [.focus], text: view.text))
      $0.push(environment: { $0[SubmitKey.self] = $0[SearchSubmitKey.self] })
    } content: { pass in
      let text = pass.readingForNode { view.text.wrappedValue }
      pass.stepping(.child, 0, at: nil) { Text._describe(Text(verbatim: text), in: &$0) }
    }
  }
}

extension AttributeSchema {
  fileprivate static let searchable = AttributeSchema(
    "searchable", .set(because: "a search field's place has no values in between"))
}

extension View {
  /// Adds a search field; a test types into it by its prompt, which is "Search" where none is given.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt?.string ?? "Search", suggestions: EmptyView()))
  }

  /// Adds a search field with a prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a prompt.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
  }

  /// Adds a search field that can be opened and closed; it is always open here.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field that can be opened and closed; it is always open here.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field that can be opened and closed; it is always open here.
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
  }

  /// Adds a search field with suggestions, which are always in the tree.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt?.string ?? "Search", suggestions: suggestions()))
  }

  /// Adds suggestions to the search field inside, which are always in the tree.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(ActionsModifier(name: "searchSuggestions", actions: suggestions()))
  }

  /// Adds scopes to the search field inside, which are always in the tree.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(ActionsModifier(name: "searchScopes", actions: scopes()))
  }
}
