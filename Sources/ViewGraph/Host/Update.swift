/// What one transaction did: what was written, and what followed.
public struct Pass {
  private let laterWrites: Later<[Write]>
  /// What ran the update, where nothing was written.
  public let cause: Cause
  /// The name of the root view.
  public let rootName: String
  /// When it ran, on the host's clock.
  public let time: Duration
  /// The animation of the transaction.
  public let animation: Animation?
  private let list: Later<ChangeList.Result>
  /// What became of the values that were written.
  private let writtenEvents: [StateEvent]
  /// The bodies that ran, in order.
  public let bodies: [BodyEvaluation]
  /// The callbacks that ran afterwards, in order.
  public let lifecycle: [LifecycleEvent]
  /// Mistakes that SwiftUI warns about.
  public let issues: [Issue]
  /// How many attribute values and view values were compared.
  public let comparisons: Int
  /// Every change of the tree.
  public let log: TreeDifference
  /// Whether the pass is the first description of a tree, which breaks nothing.
  public let isFirstDescription: Bool
  /// What the layout after the pass has that a person might call wrong; `nil` without a screen.
  public let findings: LayoutFindings?
  /// What of it the pass has brought.
  public let newFindings: LayoutFindings

  init(
    writes: Later<[Write]>, cause: Cause, rootName: String, time: Duration, animation: Animation?,
    list: Later<ChangeList.Result>, stateEvents: [StateEvent], bodies: [BodyEvaluation],
    lifecycle: [LifecycleEvent], issues: [Issue], comparisons: Int, log: TreeDifference,
    isFirstDescription: Bool, findings: LayoutFindings? = nil,
    newFindings: LayoutFindings = LayoutFindings()
  ) {
    laterWrites = writes
    self.cause = cause
    self.rootName = rootName
    self.time = time
    self.animation = animation
    self.list = list
    writtenEvents = stateEvents
    self.bodies = bodies
    self.lifecycle = lifecycle
    self.issues = issues
    self.comparisons = comparisons
    self.log = log
    self.isFirstDescription = isFirstDescription
    self.findings = findings
    self.newFindings = newFindings
  }

  init(
    writes: [Write], cause: Cause, rootName: String, time: Duration, animation: Animation?, changes: [Change],
    replacements: [Replacement], stateEvents: [StateEvent], bodies: [BodyEvaluation],
    lifecycle: [LifecycleEvent], issues: [Issue], comparisons: Int, log: TreeDifference,
    isFirstDescription: Bool, findings: LayoutFindings? = nil
  ) {
    self.init(
      writes: Later(writes), cause: cause, rootName: rootName, time: time, animation: animation,
      list: Later(ChangeList.Result(changes: changes, replacements: replacements, events: [])),
      stateEvents: stateEvents, bodies: bodies, lifecycle: lifecycle, issues: issues,
      comparisons: comparisons, log: log, isFirstDescription: isFirstDescription, findings: findings)
  }

  /// The values that were written, in order.
  public var writes: [Write] { laterWrites.value }
  /// One change for each view that has something to say, in tree order.
  public var changes: [Change] { list.value.changes }
  /// The views of which one took the other's place.
  public var replacements: [Replacement] { list.value.replacements }
  /// What became of state: written values first, then that of the views in `changes`.
  public var stateEvents: [StateEvent] { writtenEvents + list.value.events }
}

extension Pass {
  /// The writes behind a change: those that the body which made it names as its reasons.
  ///
  /// A body that ran because of a new value from above, or through a binding of another name, does not
  /// say which write was behind that; then these are all writes of the pass.
  public func writes(behind change: Change) -> [Write] {
    let reasons = change.body?.changes ?? []
    let named = writes.filter { write in
      reasons.contains("_\(write.property)") || reasons.contains("\\\(write.owner).\(write.property)")
    }
    return named.isEmpty ? writes : named
  }
}

/// What an update did, and why.
///
/// An update is one pass, or several when values were written under different transactions or by
/// callbacks. Printed, it is the report.
public struct Update {
  /// The passes in order.
  public let passes: [Pass]

  /// One change for each view that has something to say, in tree order.
  public var changes: [Change] { passes.flatMap(\.changes) }
  /// The views that came, without those below them.
  public var insertions: [Change] { changes.filter { $0.kind == .inserted && $0.isRoot } }
  /// The views that went, without those below them.
  public var removals: [Change] { changes.filter { $0.kind == .removed && $0.isRoot } }
  /// The views that came back before their removals had ended.
  public var revivals: [Change] { changes.filter { $0.kind == .revived && $0.isRoot } }
  /// The views that changed their position among their siblings.
  public var moves: [Change] {
    changes.filter { if case .moved = $0.kind { true } else { false } }
  }
  /// The views that stayed and have something to say.
  public var kept: [Change] { changes.filter { $0.kind == .kept } }
  /// The views of which one took the other's place.
  public var replacements: [Replacement] { passes.flatMap(\.replacements) }
  /// The values that were written.
  public var writes: [Write] { passes.flatMap(\.writes) }
  /// What became of state.
  public var stateEvents: [StateEvent] { passes.flatMap(\.stateEvents) }
  /// The bodies that ran, in order.
  public var bodies: [BodyEvaluation] { passes.flatMap(\.bodies) }
  /// The callbacks that ran, in order.
  public var lifecycle: [LifecycleEvent] { passes.flatMap(\.lifecycle) }
  /// The frames that changed, of views that draw; empty without a screen.
  public var frames: [(view: Change, frame: FrameChange)] {
    changes.compactMap { change in change.frame.map { (change, $0) } }
  }
  /// What the layout after the update has that a person might call wrong; `nil` without a screen, and if nothing ran.
  public var findings: LayoutFindings? { passes.last { $0.findings != nil }?.findings }
  /// Mistakes that SwiftUI warns about.
  public var issues: [Issue] { passes.flatMap(\.issues) }
  /// How many attribute values and view values were compared.
  public var comparisons: Int { passes.reduce(0) { $0 + $1.comparisons } }
  /// Every change of the tree, a log for each pass.
  public var log: [TreeDifference] { passes.map(\.log) }
  /// Whether nothing was replaced, no state lost by it, nothing jumped, everything that came or went
  /// did so with an animated transition, and what the test asked for could be done.
  public var isContinuous: Bool { verdict.isContinuous }
  /// What breaks continuity.
  public var verdict: Verdict { Verdict(passes) }
}

/// Whether an update is continuous, and what it is that breaks it.
public struct Verdict {
  /// The views that took another's place.
  public let replacements: [Replacement]
  /// The state that was lost with a replaced view.
  public let lostState: [StateEvent]
  /// Values that could have gone through the values in between and did not.
  public let jumps: [(view: Change, attribute: AttributeChange)]
  /// Views that draw and are elsewhere, or of another size, at once.
  public let frameJumps: [(view: Change, frame: FrameChange)]
  /// Deeds and writes that a test asked for and that nothing could take.
  public let failures: [Issue]
  /// Views that came without a replaced one and without an animated transition.
  public let unanimatedInsertions: [Change]
  /// Views that went without a replacing one and without an animated transition.
  public let unanimatedRemovals: [Change]

  init(_ passes: [Pass]) {
    failures = passes.flatMap(\.issues).filter { $0.kind == .nothingToPerform }
    let passes = passes.filter { !$0.isFirstDescription }
    replacements = passes.flatMap(\.replacements)
    let changes = passes.flatMap(\.changes)
    lostState = Verdict.lostState(in: changes)
    jumps = changes.flatMap { change in
      change.attributes.filter { $0.outcome == .jumped }.map { (change, $0) }
    }
    frameJumps = changes.compactMap { change in
      change.frame.flatMap { $0.outcome == .jumped ? (change, $0) : nil }
    }
    func isUnanimated(_ change: Change, _ kind: Change.Kind) -> Bool {
      guard change.kind == kind, change.isRoot, let reason = change.reason, !reason.isIdentityChange else {
        return false
      }
      if case .removalEnded = reason { return false }
      return change.transition?.isAnimated != true
    }
    unanimatedInsertions = changes.filter { isUnanimated($0, .inserted) }
    unanimatedRemovals = changes.filter { isUnanimated($0, .removed) }
  }

  /// The state that was lost with a replaced view; what a view takes with it that is no longer
  /// built, or whose element is gone, was meant to go.
  private static func lostState(in changes: [Change]) -> [StateEvent] {
    var isReplaced = false
    var result: [StateEvent] = []
    for change in changes {
      if change.isRoot { isReplaced = change.reason?.isIdentityChange == true }
      if isReplaced { result += change.state.filter { $0.kind == .lost } }
    }
    return result
  }

  /// Whether nothing breaks continuity.
  public var isContinuous: Bool {
    replacements.isEmpty && lostState.isEmpty && jumps.isEmpty && frameJumps.isEmpty
      && unanimatedInsertions.isEmpty
      && unanimatedRemovals.isEmpty && failures.isEmpty
  }
}
