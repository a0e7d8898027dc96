import Foundation

/// Keeps a host's tracks and knows what has to happen when.
///
/// It has no clock of its own: it is told at what time something changed, and asked for what comes next. What it
/// costs depends on the animations that run, not on those that have ended or on the size of the tree.
@MainActor final class Animator {
  /// What happens at one moment.
  struct Due {
    /// Completions to run, in the order in which their animations began.
    var completions: [AnimationCompletion] = []
    /// Views whose removal is over.
    var removals: [NodeID] = []
  }

  /// A removal under way: over when all effects of the transition have ended.
  private final class Removal {
    let node: NodeID
    let identity: Identity
    let name: String
    var running: Int
    var isRevoked = false

    @MainActor init(_ node: NodeID, running: Int, in graph: Graph) {
      self.node = node
      identity = graph.identity(of: node)
      name = graph.tree[node].kind.name
      self.running = running
    }
  }

  /// What waits for a track to end.
  private struct Waiting {
    var completions: [AnimationCompletion] = []
    var removal: Removal?
  }

  private enum Alarm {
    case trackEnds(TrackKey)
    case seemsOver(AnimationCompletion)
  }

  /// What happens to animations whose values change again.
  var interruption = Interruption.automatic
  private(set) var tracks: [AttributeTrack] = []
  private(set) var events: [TimelineEvent] = []
  private var positions: [TrackKey: Int] = [:]
  private var keys: [Int: [TrackKey]] = [:]
  private var waiting: [TrackKey: Waiting] = [:]
  /// What the effects of transitions come back to.
  private var rests: [TrackKey: AttributeValue] = [:]
  /// The removals of the nodes that leave, by serial.
  private var removals: [Int: Removal] = [:]
  private var running: Set<TrackKey> = []
  private var alarms = TimeQueue<Alarm>()
  /// How many alarms there may be before those that are out of date are thrown out.
  private var alarmLimit = 64
  /// What waited for tracks that have ended since the last question.
  private var ended: [Waiting] = []

  /// The track of a value, if it has changed or is in motion.
  func track(_ key: TrackKey) -> AttributeTrack? { positions[key].map { tracks[$0] } }

  /// The tracks of the effects with which a node enters or leaves.
  func effects(of serial: Int) -> [AttributeTrack] {
    (keys[serial] ?? []).compactMap { key in
      if case .effect = key.place { return track(key) }
      return nil
    }
  }

  func note(_ event: TimelineEvent) { events.append(event) }
}

// MARK: - What changes

extension Animator {
  /// What is the same for everything that one pass changes.
  struct Occasion {
    let time: TimeInterval
    /// What led to it.
    let origin: AttributeTrack.Origin
    /// The completions of the pass's transaction.
    let completions: [AnimationCompletion]
    /// Whether the pass only showed what animatable data have come to: the values that follow from these are no
    /// changes of their own.
    let isPresentation: Bool
  }

  /// Takes in what a pass changed.
  ///
  /// - Returns: Views whose removal is over at once, since nothing of them is animated.
  func take(_ motions: PassMotions, _ occasion: Occasion, in graph: Graph) -> [NodeID] {
    // By serial, since a dictionary has no order that would be the same each time.
    let nodes = motions.attributes.keys.filter { graph.tree.contains($0) }
      .sorted { graph.tree[$0].serial < graph.tree[$1].serial }
    for node in nodes where !occasion.isPresentation {
      for change in motions.attributes[node] ?? [] { take(change, of: node, occasion, in: graph) }
    }
    take(motions.frames, occasion, in: graph)
    for (node, use) in motions.insertions {
      note(.inserted, node, occasion, in: graph)
      play(use, on: node, from: .willAppear, to: .identity, occasion, in: graph)
    }
    for (node, use) in motions.revivals {
      note(.revived, node, occasion, in: graph)
      removals.removeValue(forKey: graph.tree[node].serial)?.isRevoked = true
      play(use, on: node, from: .identity, to: .identity, occasion, in: graph)
    }
    var over: [NodeID] = []
    for (node, use) in motions.removals {
      note(.leaving, node, occasion, in: graph)
      let moving = play(use, on: node, from: .identity, to: .didDisappear, occasion, in: graph)
      let removal = Removal(node, running: moving.count, in: graph)
      removals[graph.tree[node].serial] = removal
      for key in moving { waiting[key, default: Waiting()].removal = removal }
      if moving.isEmpty { over.append(node) }
    }
    return over
  }

  private func note(_ kind: TimelineEvent.Kind, _ node: NodeID, _ occasion: Occasion, in graph: Graph) {
    note(
      TimelineEvent(
        time: Duration(inSeconds: occasion.time), kind: kind, identity: graph.identity(of: node),
        name: graph.tree[node].kind.name))
  }

  private func take(_ change: AttributeChange, of node: NodeID, _ occasion: Occasion, in graph: Graph) {
    switch change.response {
    // What shapes letters, or a layout, has no value in between of its own.
    case .set, .layoutInput, .interpolatesLetters: return
    case .interpolates, .interpolatesAtLeaves: break
    }
    let key = TrackKey(serial: graph.tree[node].serial, place: .attribute(change.place))
    guard
      let position = position(
        of: key, change.name, .modifier(change.modifier), from: change.old, node, in: graph)
    else { return }
    let animation = change.outcome == .interpolated ? change.animation : nil
    self.change(
      key, position, to: change.new, by: animation, occasion, explanation: change.explanation, on: node,
      in: graph)
  }

  /// Plays the effects of a transition, and leads those of one that the view had before back to rest.
  ///
  /// - Returns: The effects that it moves.
  @discardableResult private func play(
    _ use: TransitionUse, on node: NodeID, from start: TransitionPhase, to end: TransitionPhase,
    _ occasion: Occasion,
    in graph: Graph
  ) -> [TrackKey] {
    let serial = graph.tree[node].serial
    var others = Set((keys[serial] ?? []).filter { rests[$0] != nil })
    var moving: [TrackKey] = []
    for (index, effect) in use.whole.effects.enumerated() {
      let key = TrackKey(serial: serial, place: .effect(index, name: effect.name))
      others.remove(key)
      if positions[key] == nil, effect[start] == effect[end] { continue }
      guard let position = position(of: key, effect.name, .transition, from: effect[start], node, in: graph)
      else {
        continue
      }
      rests[key] = effect[.identity]
      let animation = use.explanation == nil ? effect.animation ?? use.inherited : nil
      let moves = change(
        key, position, to: effect[end], by: animation, occasion, explanation: use.explanation, on: node,
        in: graph, replacesUnseen: end == .identity)
      if moves { moving.append(key) }
    }
    for key in (keys[serial] ?? []) where others.contains(key) {
      guard let position = positions[key], let rest = rests[key] else { continue }
      change(
        key, position, to: rest, by: use.animation, occasion, explanation: use.explanation, on: node,
        in: graph)
    }
    return moving
  }

  /// The track of a value, made where there is none.
  func position(
    of key: TrackKey, _ name: String, _ source: AttributeTrack.Source, from value: AttributeValue,
    _ node: NodeID,
    in graph: Graph
  ) -> Int? {
    if let position = positions[key] { return position }
    let scheme = graph.environment(at: node).colorScheme
    guard
      let track = AttributeTrack(
        name, from: source, of: graph.tree[node].kind.name, at: graph.identity(of: node), value: value,
        in: scheme)
    else { return nil }
    positions[key] = tracks.count
    keys[key.serial, default: []].append(key)
    tracks.append(track)
    return tracks.count - 1
  }

  /// Changes the value of a track.
  ///
  /// - Parameter replacesUnseen: Whether a change of the same moment is replaced. A removal does not replace the
  ///   insertion of its moment, since then nothing would be left of it that takes time.
  /// - Returns: Whether an animation has begun.
  @discardableResult func change(
    _ key: TrackKey, _ position: Int, to new: AttributeValue, by animation: Animation?, _ occasion: Occasion,
    explanation: String?, on node: NodeID, in graph: Graph, replacesUnseen: Bool = true
  ) -> Bool {
    let motion = animation.map { self.motion($0, on: node, in: graph) }
    let answer = tracks[position].change(
      to: new, by: animation, motion, at: occasion.time, policy: interruption, origin: occasion.origin,
      explanation: explanation, replacesUnseen: replacesUnseen)
    switch answer {
    case .hasNoData:
      // From here on there is nothing to follow, such as a size that is no longer given.
      retire(key, at: occasion.time)
      return false
    case .isSet: return false
    case .changed: break
    }
    guard let end = tracks[position].shown.removalEnd, end > occasion.time else {
      finish(key)
      return false
    }
    running.insert(key)
    if end.isFinite { alarms.add(.trackEnds(key), at: end) }
    trimAlarms()
    guard animation != nil else { return false }
    wait(key, position, for: occasion.completions)
    return true
  }

  private func wait(_ key: TrackKey, _ position: Int, for completions: [AnimationCompletion]) {
    for completion in completions where !completion.hasRun {
      switch completion.criteria {
      case .removed:
        guard waiting[key]?.completions.contains(where: { $0 === completion }) != true else { continue }
        waiting[key, default: Waiting()].completions.append(completion)
        completion.running += 1
      default:
        let end = tracks[position].shown.entries.last?.logicalEnd ?? 0
        guard end > completion.logicalEnd else { continue }
        completion.logicalEnd = end
        if end.isFinite { alarms.add(.seemsOver(completion), at: end) }
      }
    }
  }

  private func motion(_ animation: Animation, on node: NodeID, in graph: Graph) -> Motion {
    guard graph.reducedMotion == .instant, graph.environment(at: node).accessibilityReduceMotion else {
      return Motion(animation)
    }
    return Motion(.linear(duration: 0))
  }

  /// Forgets the tracks of nodes that have ended, but not what they have shown.
  func retire(_ serials: [Int], at time: TimeInterval) {
    guard !keys.isEmpty || !removals.isEmpty else { return }
    for serial in serials {
      for key in keys.removeValue(forKey: serial) ?? [] { retire(key, at: time) }
      guard let removal = removals.removeValue(forKey: serial) else { continue }
      removal.isRevoked = true
      note(
        TimelineEvent(
          time: Duration(inSeconds: time), kind: .removed, identity: removal.identity, name: removal.name))
    }
  }

  private func retire(_ key: TrackKey, at time: TimeInterval) {
    guard let position = positions.removeValue(forKey: key) else { return }
    rests[key] = nil
    tracks[position].end = Duration(inSeconds: time)
    waiting[key]?.removal?.isRevoked = true
    finish(key)
  }

  /// Alarms of tracks that were changed meanwhile are left where they are; too many of them are thrown out.
  private func trimAlarms() {
    guard alarms.count > alarmLimit else { return }
    var kept = TimeQueue<Alarm>()
    var seen: Set<TrackKey> = []
    while let (time, alarm) = alarms.removeFirst() {
      switch alarm {
      case .seemsOver(let completion):
        if !completion.hasRun, completion.logicalEnd == time { kept.add(alarm, at: time) }
      case .trackEnds(let key):
        if let end = track(key)?.shown.removalEnd, end.isFinite, running.contains(key),
          seen.insert(key).inserted
        {
          kept.add(alarm, at: end)
        }
      }
    }
    alarms = kept
    alarmLimit = 2 * kept.count + 64
  }
}

// MARK: - What comes next

extension Animator {
  /// When something happens next by itself, if ever; in seconds.
  var nextTime: TimeInterval? { alarms.first?.time }

  /// How many moments at which something happens are known, at most.
  var alarmCount: Int { alarms.count }

  /// What happens up to a time.
  func due(at time: TimeInterval) -> Due {
    var due = Due()
    while let next = alarms.first, next.time <= time {
      _ = alarms.removeFirst()
      switch next.value {
      case .trackEnds(let key):
        guard running.contains(key), let end = track(key)?.shown.removalEnd else { continue }
        // One that was changed meanwhile has another alarm.
        if end <= time { finish(key) }
      case .seemsOver(let completion):
        if completion.logicalEnd <= time { due.completions.append(completion) }
      }
    }
    due.completions += ended.flatMap(\.completions).filter { $0.running == 0 }
    for removal in ended.compactMap(\.removal) where removal.running == 0 && !removal.isRevoked {
      due.removals.append(removal.node)
    }
    ended = []
    return due
  }

  /// Tells who waits for a track that it has ended.
  private func finish(_ key: TrackKey) {
    running.remove(key)
    guard let waits = waiting.removeValue(forKey: key) else { return }
    for completion in waits.completions { completion.running -= 1 }
    waits.removal?.running -= 1
    ended.append(waits)
  }
}
