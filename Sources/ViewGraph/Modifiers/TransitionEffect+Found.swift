/// Stands for the view that enters or leaves while a transition's effects are found.
struct EffectProbe: View {
  typealias Body = Never

  static func _describe(_ view: EffectProbe, in pass: inout DescribingPass) {
    pass.leaf(EffectProbe.self, at: nil)
  }
}

extension TransitionEffect {
  /// What a view's modifiers change from phase to phase.
  ///
  /// - Parameter shown: The view as it looks in a phase.
  /// - Returns: The values that differ, outermost first; none where the phases do not build the same views.
  @MainActor static func found<Shown: View>(_ shown: (TransitionPhase) -> Shown) -> [TransitionEffect] {
    let phases = [TransitionPhase.willAppear, .identity, .didDisappear].map { values(of: shown($0)) }
    let names = phases.map { $0.map(\.name) }
    guard names[0] == names[1], names[1] == names[2] else { return [] }
    return names[1].indices.compactMap { index in
      let values = phases.map { $0[index].value }
      guard values[0] != values[1] || values[1] != values[2] else { return nil }
      return TransitionEffect(names[1][index], values)
    }
  }

  @MainActor private static func values<Shown: View>(
    of view: Shown
  ) -> [(name: String, value: AttributeValue)] {
    let graph = Graph()
    _ = graph.runPass(StateStore.Batch(transaction: Transaction())) { Shown._describe(view, in: &$0) }
    return graph.tree.subtree(of: ViewTree.rootID).flatMap { id in
      graph.tree[id].attributes.reversed().flatMap { attribute in
        zip(attribute.schema.components, attribute.values).map { ($0.name, $1) }
      }
    }
  }
}
