import Testing

@testable import ViewGraph

extension ViewHost {
  /// Writes under an animation; a log says when it is over.
  @discardableResult func animate(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .removed, log: Log? = nil,
    as name: String = "complete", _ changes: () -> Void
  ) -> Update {
    update {
      withAnimation(animation, completionCriteria: criteria) {
        changes()
      } completion: {
        log?.add(name)
      }
    }
  }

  /// The number that a value shows at the moment.
  func number(_ name: String, in query: ViewQuery) -> Double? {
    if case .number(let number)? = value(of: name, in: query) { return number }
    return nil
  }

  /// The words of everything that is drawn, with how much of it shows: `row 1 at 0.5`.
  var drawn: [String] {
    findAll(.type(Text.self)).indices.map { index in
      let query = ViewQuery.type(Text.self).at(index)
      return "\(find(query)?.text ?? "") at \(shortNumber(shownOpacity(of: query) ?? -1))"
    }
  }

  /// What is left of removals that ought to be over.
  var zombies: [String] {
    timeline.problems(allowing: .endless).filter { $0.kind == .zombie }.map(\.description)
  }

  /// The values of transitions that move at the moment, with what they show: `opacity 0.5`.
  var effects: [String] {
    timeline.tracks.filter { $0.source == .transition && $0.end == nil }
      .map { "\($0.name) \($0.value(at: moment))" }
  }
}

extension Timeline {
  /// The events in words: `0.5 leaving Text`.
  var story: [String] {
    events.map { "\(shortNumber($0.time.inSeconds)) \($0.kind) \($0.name)" }
  }
}

/// Whether two numbers differ by no more than what adding up leaves behind.
func isClose(_ a: Double?, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
