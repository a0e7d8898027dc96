extension UpdateReport {
  /// Whether an update is continuous, and what it is that breaks it.
  public struct Verdict: Codable, Equatable, Sendable {
    /// Whether nothing breaks continuity.
    public let isContinuous: Bool
    /// What breaks it, counted, such as `1 replacement, 1 state value lost`; absent if nothing does.
    public let summary: String?
    /// The sentences that end the text report: what to do about each replacement.
    public let explanations: [String]
    /// The views that took another's place.
    public let replacements: [Replacement]
    /// The state that was lost with a replaced view.
    public let lostState: [StateEvent]
    /// Values that could have gone through the values in between and did not.
    public let jumps: [Jump]
    /// Views that draw and are elsewhere, or of another size, at once.
    public let frameJumps: [ViewReference]
    /// Views that came without a replaced one and without an animated transition.
    public let unanimatedInsertions: [ViewReference]
    /// Views that went without a replacing one and without an animated transition.
    public let unanimatedRemovals: [ViewReference]
  }

  /// A view that a change in `changes` tells more of.
  public struct ViewReference: Codable, Equatable, Sendable {
    /// Where the view sits.
    public let identity: String
    /// The name of its type.
    public let type: String
  }

  /// Two views of which one took the other's place.
  public struct Replacement: Codable, Equatable, Sendable {
    /// The view that went.
    public let removed: ViewReference
    /// The view that came.
    public let inserted: ViewReference
  }

  /// A value that could have gone through the values in between and did not.
  public struct Jump: Codable, Equatable, Sendable {
    /// Where the view sits that the value belongs to.
    public let identity: String
    /// The name of that view's type.
    public let type: String
    /// The modifier or view that the value belongs to, such as `frame`.
    public let modifier: String
    /// The value's name, such as `maxHeight`.
    public let name: String
  }
}

extension UpdateReport.Verdict {
  init(_ update: Update) {
    let verdict = update.verdict
    isContinuous = verdict.isContinuous
    summary = verdict.isContinuous ? nil : verdict.summary
    explanations = verdict.isContinuous ? [] : update.explanations
    replacements = verdict.replacements.map(UpdateReport.Replacement.init)
    lostState = verdict.lostState.map(UpdateReport.StateEvent.init)
    jumps = verdict.jumps.map { view, attribute in
      UpdateReport.Jump(
        identity: "\(view.identity)", type: view.typeName, modifier: attribute.modifier, name: attribute.name)
    }
    frameJumps = verdict.frameJumps.map { UpdateReport.ViewReference($0.view) }
    unanimatedInsertions = verdict.unanimatedInsertions.map(UpdateReport.ViewReference.init)
    unanimatedRemovals = verdict.unanimatedRemovals.map(UpdateReport.ViewReference.init)
  }
}

extension UpdateReport.ViewReference {
  init(_ change: Change) {
    self.init(identity: "\(change.identity)", type: change.typeName)
  }
}

extension UpdateReport.Replacement {
  init(_ replacement: Replacement) {
    removed = UpdateReport.ViewReference(replacement.removed)
    inserted = UpdateReport.ViewReference(replacement.inserted)
  }
}
