import Foundation

extension AnimatedValue {
  /// Changes the value.
  ///
  /// A change to the value that is set already does nothing, whatever is running. A motion that takes no time
  /// ends everything at once. A time before the last change counts as that one's; of many changes of one
  /// moment and kind only the last one counts (*observed* in a re-implementation; confidence medium).
  ///
  /// - Parameters:
  ///   - target: The new value.
  ///   - motion: How to get there, or `nil` for at once.
  ///   - time: When, in seconds.
  ///   - policy: What happens to what is running.
  ///   - velocity: The change per second with which a finger lets go of what is shown; it ends what is running.
  ///   - replacesUnseen: Whether a change of the same moment is replaced; otherwise the first one counts, too.
  /// - Returns: Why the change cannot be animated; the target is shown at once then. `nil` if nothing is wrong.
  @discardableResult
  mutating func retarget(
    to target: Value, with motion: Motion?, at time: TimeInterval, policy: Interruption = .automatic,
    velocity: Value? = nil, replacesUnseen: Bool = true
  ) -> AnimationObstacle? {
    guard target != model || velocity != nil else { return nil }
    let time = inOrder(time)
    withdraw(isAnimated: motion != nil, at: time, onlyBetween: !replacesUnseen)
    guard target != model || velocity != nil else { return nil }
    var change = Change(target: target, time: time)
    change.shown = presentation(at: change.time, .after)
    change.isInterruption = isRunning(at: change.time)

    if let obstacle = obstacle(to: change, velocity: velocity ?? .zero) {
      append(.set, change)
      return motion == nil ? nil : obstacle
    }
    guard let motion else {
      let isShift = change.isInterruption && policy.keepsRunning
      append(isShift ? .shift(target - model) : .set, change)
      return nil
    }
    if motion.duration(tolerance: tolerance) < .shortest {
      append(.set, change)
    } else if let velocity {
      replace(with: motion, change, velocity: velocity)
    } else {
      start(motion, change, policy)
    }
    return nil
  }

  /// Takes back a change of the same moment and kind, of which nothing was ever shown; so a value that changes
  /// without end while the clock stands still does not fill the memory, either.
  ///
  /// - Parameter onlyBetween: Whether it is taken back only where the one before is of that moment and kind, too.
  private mutating func withdraw(isAnimated: Bool, at time: TimeInterval, onlyBetween: Bool) {
    let count = onlyBetween ? 2 : 1
    let last = entries.suffix(count)
    guard last.count == count, last.allSatisfy({ $0.start == time && ($0.motion != nil) == isAnimated })
    else {
      return
    }
    removeLast()
  }

  /// A change on its way to become an entry.
  private struct Change {
    let target: Value
    let time: TimeInterval
    var shown = Presentation(value: .zero, velocity: .zero)
    var isInterruption = false
  }

  private func inOrder(_ time: TimeInterval) -> TimeInterval {
    let earliest = entries.last?.start ?? -.infinity
    if time.isFinite { return max(time, earliest) }
    return earliest.isFinite ? earliest : 0
  }

  private func obstacle(to change: Change, velocity: Value) -> AnimationObstacle? {
    let (target, shown) = (change.target, change.shown.value)
    if !target.magnitudeSquared.isFinite { return .targetIsNotFinite }
    if !velocity.magnitudeSquared.isFinite { return .velocityIsNotFinite }
    if !model.magnitudeSquared.isFinite || !shown.magnitudeSquared.isFinite { return .valueIsNotFinite }
    // With a margin, since a spring's size is taken from sums of two.
    let isFinite = [target - model, target - shown].allSatisfy { (4 * $0.magnitudeSquared).isFinite }
    return isFinite ? nil : .changeIsNotFinite
  }

  private mutating func start(_ motion: Motion, _ change: Change, _ policy: Interruption) {
    let running = change.isInterruption ? runningMotions(at: change.time) : []
    switch policy {
    case .cssTransition:
      startTransition(motion, change)
    case .automatic where !running.isEmpty:
      // The newest one decides whether it is replaced, and all of them whether there is a velocity.
      if motion.merges(after: running[running.count - 1]) {
        let isKnown = running.allSatisfy(\.reportsVelocity)
        replace(with: motion, change, velocity: isKnown ? change.shown.velocity : .zero)
      } else {
        append(.blend(motion), change, motion)
      }
    case .additive where !running.isEmpty:
      append(.add(motion, change.target - model), change, motion)
    case .automatic, .additive, .absolute:
      replace(with: motion, change, velocity: .zero)
    }
  }

  private func runningMotions(at time: TimeInterval) -> [Motion] {
    entries[firstRunning(at: time)...].filter { $0.end > time }.compactMap(\.motion)
  }

  /// Replaces everything by a motion from what is shown.
  private mutating func replace(
    with motion: Motion, _ change: Change, velocity: Value, reversal: Entry.Reversal? = nil
  ) {
    let displacement = change.shown.value - change.target
    let duration = motion.duration(tolerance: tolerance, displacement: displacement, velocity: velocity)
    append(
      .replace(motion, displacement: displacement, velocity: velocity), change,
      duration: duration, logicalDuration: motion.logicalDuration, reversal: reversal)
  }

  /// After CSS Transitions Level 1, "Faster reversing of interrupted transitions", 2018.
  private mutating func startTransition(_ motion: Motion, _ change: Change) {
    var reversal = Entry.Reversal(origin: change.shown.value, factor: 1)
    if change.isInterruption, let running = entries.last, let motion = running.motion,
      let old = running.reversal, change.target == old.origin
    {
      let progress = 1 - motion.remaining(at: change.time - running.start)
      reversal = Entry.Reversal(
        origin: running.model, factor: min(abs(progress * old.factor + 1 - old.factor), 1))
    }
    if reversal.factor == 0 {
      append(.set, change)
    } else {
      replace(with: motion.shortened(to: reversal.factor), change, velocity: .zero, reversal: reversal)
    }
  }

  private mutating func append(_ effect: Entry.Effect, _ change: Change, _ motion: Motion) {
    append(
      effect, change, duration: motion.duration(tolerance: tolerance), logicalDuration: motion.logicalDuration
    )
  }

  /// Ends lie on whole nanoseconds, where a clock can stop.
  private mutating func append(
    _ effect: Entry.Effect, _ change: Change, duration: TimeInterval = 0, logicalDuration: TimeInterval = 0,
    reversal: Entry.Reversal? = nil
  ) {
    func end(after duration: TimeInterval) -> TimeInterval {
      duration < .longest ? (change.time + duration).toTheNanosecond : .infinity
    }
    let first: Int
    switch effect {
    case .set, .replace: first = entries.count
    case .shift, .blend, .add: first = firstRunning(at: change.time)
    }
    append(
      Entry(
        effect: effect, start: change.time, end: end(after: duration),
        logicalEnd: end(after: logicalDuration), model: change.target, first: first,
        interrupts: change.isInterruption, reversal: reversal))
  }

  /// The entry after the last one that shows its own model at a time.
  ///
  /// That is one that has ended and does not add to what was before it, or before which all has ended.
  private func firstRunning(at time: TimeInterval) -> Int {
    guard let last = entries.indices.last else { return 0 }
    var first = entries[last].first
    var isOver = true
    for index in entries[last].first...last {
      isOver = entries[index].end <= time && (isOver || !entries[index].isAddition)
      if isOver { first = index + 1 }
    }
    return first
  }
}

extension Motion {
  /// The motion in a share of its time; a delay keeps its length, unless it is negative.
  fileprivate func shortened(to factor: Double) -> Motion {
    let repeats = layers.contains { layer in if case .legs = layer { true } else { false } }
    if factor == 1 || repeats { return self }
    let delayed = layers.map { layer in
      if case .delay(let delay) = layer, delay < 0 { Layer.delay(delay * factor) } else { layer }
    }
    return Motion(base: base, layers: delayed + [.speed(1 / factor)])
  }
}
