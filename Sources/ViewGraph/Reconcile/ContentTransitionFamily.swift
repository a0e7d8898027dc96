/// What texts and symbols play when their content changes; the pass asks for it where a text says something else.
enum ContentTransitionFamily {
  static let schema = AttributeSchema(
    "contentTransition", .set(because: "a transition takes effect when the content changes"), status: .behaves
  )
}

extension DescribingPass {
  /// What a text plays whose words change: by a modifier on itself, or handed down; `nil` if nobody said.
  func contentTransition(of id: NodeID) -> ContentTransition? {
    if case .opaque(let value)? = graph.tree[id].value(named: ContentTransitionFamily.schema.name) {
      return value.base as? ContentTransition
    }
    return EnvironmentValues(scope: context.environment, store: nil).contentTransitionIfSet
  }
}
