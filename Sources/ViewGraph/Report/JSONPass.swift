extension UpdateReport {
  /// What one transaction did: what was written, and what followed.
  public struct Pass: Codable, Equatable, Sendable {
    /// The name of the root view.
    public let root: String
    /// Whether the pass is the first description of a tree, which breaks nothing.
    public let isFirstDescription: Bool
    /// What ran the update.
    public let cause: Cause
    /// When it ran, in seconds on the host's clock.
    public let time: Double
    /// The animation of the transaction, such as `.spring`.
    public let animation: String?
    /// The values that were written, in order.
    public let writes: [Write]
    /// One change for each view that has something to say, in tree order.
    public let changes: [Change]
    /// The views of which one took the other's place.
    public let replacements: [Replacement]
    /// What became of state: written values first, then that of the views in `changes`.
    public let stateEvents: [StateEvent]
    /// The bodies that ran, in order.
    public let bodies: [BodyEvaluation]
    /// The callbacks that ran afterwards, in order.
    public let lifecycle: [LifecycleEvent]
    /// Mistakes that SwiftUI warns about.
    public let issues: [Issue]
    /// How many attribute values and view values were compared.
    public let comparisons: Int
    /// What the layout after the pass has that a person might call wrong; absent without a screen.
    public let layout: Findings?
  }

  /// What a layout has that a person might call wrong.
  public struct Findings: Codable, Equatable, Sendable {
    /// Views that cannot be seen, with what they keep, in tree order.
    public let hidden: [Finding]
    /// Views that are cut off, in tree order.
    public let clipped: [Finding]
    /// Views that hide one that is leaving.
    public let covering: [Finding]
  }

  /// A view that is laid out as a person might not expect.
  public struct Finding: Codable, Equatable, Sendable {
    /// Where the view sits.
    public let identity: String
    /// The name of its type.
    public let type: String
    /// What is wrong, in the words of the text report.
    public let text: String
  }

  /// A value that was written, and what wrote it.
  public struct Write: Codable, Equatable, Sendable {
    /// The view or model that owns the property, such as `ExpandingCard`.
    public let owner: String
    /// The property, such as `isExpanded`.
    public let property: String
    /// The value before, as the text report prints it.
    public let oldValue: String
    /// The value after, as the text report prints it.
    public let newValue: String
    /// Where the property is declared, if known.
    public let location: Location?
    /// What ran the code that wrote it.
    public let cause: Cause
    /// The animation of the write's transaction.
    public let animation: String?
  }

  /// One run of a view's body.
  public struct BodyEvaluation: Codable, Equatable, Sendable {
    /// Where the view sits.
    public let identity: String
    /// The name of its type.
    public let type: String
    /// What made the body run, in the words of `_printChanges`.
    public let changes: [String]
    /// The line that `_printChanges` prints.
    public let line: String
  }

  /// A callback that ran.
  public struct LifecycleEvent: Codable, Equatable, Sendable {
    /// The callback, such as `onAppear`.
    public let name: String
    /// The name of the view.
    public let view: String
  }

  /// A mistake that SwiftUI warns about.
  public struct Issue: Codable, Equatable, Sendable {
    /// Which mistake it is.
    public let kind: ViewGraph.Issue.Kind
    /// What happened and what to do, in SwiftUI's words where SwiftUI has some.
    public let message: String
    /// The view where it happened, if it belongs to one.
    public let identity: String?
    /// Where the view was written, if known.
    public let location: Location?
  }
}

extension Issue.Kind: Codable {}

extension UpdateReport.Pass {
  init(_ pass: Pass) {
    root = pass.rootName
    isFirstDescription = pass.isFirstDescription
    cause = UpdateReport.Cause(pass.cause)
    time = pass.time.inSeconds
    animation = pass.animation.map { "\($0)" }
    writes = pass.writes.map(UpdateReport.Write.init)
    changes = pass.changes.map(UpdateReport.Change.init)
    replacements = pass.replacements.map(UpdateReport.Replacement.init)
    stateEvents = pass.stateEvents.map(UpdateReport.StateEvent.init)
    bodies = pass.bodies.map(UpdateReport.BodyEvaluation.init)
    lifecycle = pass.lifecycle.map { UpdateReport.LifecycleEvent(name: $0.name, view: $0.view) }
    issues = pass.issues.map(UpdateReport.Issue.init)
    comparisons = pass.comparisons
    layout = pass.findings.map(UpdateReport.Findings.init)
  }
}

extension UpdateReport.Findings {
  init(_ findings: LayoutFindings) {
    hidden = findings.hidden.map {
      UpdateReport.Finding(identity: "\($0.identity)", type: $0.typeName, text: "\($0)")
    }
    clipped = findings.clipped.map {
      UpdateReport.Finding(identity: "\($0.identity)", type: $0.typeName, text: "\($0)")
    }
    covering = findings.covering.map {
      UpdateReport.Finding(identity: "\($0.identity)", type: $0.typeName, text: "\($0)")
    }
  }
}

extension UpdateReport.Write {
  init(_ write: Write) {
    owner = write.owner
    property = write.property
    oldValue = write.oldValue
    newValue = write.newValue
    location = write.location.map(UpdateReport.Location.init)
    cause = UpdateReport.Cause(write.cause)
    animation = write.animation.map { "\($0)" }
  }
}

extension UpdateReport.BodyEvaluation {
  init(_ body: BodyEvaluation) {
    identity = "\(body.identity)"
    type = body.typeName
    changes = body.changes
    line = body.line
  }
}

extension UpdateReport.Issue {
  init(_ issue: Issue) {
    kind = issue.kind
    message = issue.message
    identity = issue.identity.map { "\($0)" }
    location = issue.location.map(UpdateReport.Location.init)
  }
}
