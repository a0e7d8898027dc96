import Foundation

@testable import ViewGraph

/// The article's two helpers, as they are written: `show` unhides and fades in, `hide` fades out and hides in its
/// completion, whatever has been asked meanwhile.
struct NaiveVisibility {
  enum Helpers: String, CaseIterable {
    /// Since iOS 8: animations add up, and every completion runs at its own end.
    case completionsStack = "article 000 helpers, completions stack (iOS 8+)"
    /// Before: a new animation cancels the old one, whose completion runs at once.
    case completionOnCancel = "article 000 helpers, completion on cancel"
    /// With the article's guard: requests are dropped while an animation runs.
    case guarded = "article 000 helpers + isAnimating guard (drop)"
  }

  let helpers: Helpers
  private(set) var isHidden: Bool
  /// What was asked for last, whether or not it was dropped.
  private(set) var request: Bool
  /// What was seen to go wrong, by the words of the file.
  private(set) var violations: Set<String> = []

  private var fade: AnimatedValue<Double>
  private var completions: [(time: Double, hides: Bool)] = []
  private let duration = 0.25

  init(_ helpers: Helpers, isShown: Bool) {
    self.helpers = helpers
    isHidden = !isShown
    request = isShown
    fade = AnimatedValue(isShown ? 1 : 0)
  }

  /// What is seen at a time.
  func alpha(at time: Double) -> Double { isHidden ? 0 : fade.value(at: time) }

  /// Lets completions run that are due.
  mutating func advance(to time: Double) {
    while let next = completions.first, next.time <= time + 1e-9 {
      completions.removeFirst()
      let before = isHidden ? 0 : fade.value(before: next.time)
      complete(next)
      noteJump(from: before, at: next.time, "C0 jump between frames")
    }
  }

  mutating func ask(for isShown: Bool, at time: Double) {
    advance(to: time)
    let before = alpha(at: time)
    request = isShown
    if helpers == .guarded, !completions.isEmpty { return }
    if helpers == .completionOnCancel { cancel() }
    isShown ? show(at: time) : hide(at: time)
    noteJump(from: before, at: time, "C0 jump at event")
  }

  /// Notes what is wrong once everything is at rest.
  mutating func end(at time: Double) {
    advance(to: time)
    if isHidden == request { violations.insert("final state is not the last request") }
    if abs(fade.value(at: time) - (request ? 1 : 0)) > 1e-9 { violations.insert("final alpha wrong") }
  }

  private mutating func show(at time: Double) {
    if isHidden {
      fade = AnimatedValue(0)
      isHidden = false
    }
    animate(to: 1, at: time, hides: false)
  }

  private mutating func hide(at time: Double) { animate(to: 0, at: time, hides: true) }

  private mutating func animate(to target: Double, at time: Double, hides: Bool) {
    fade.retarget(
      to: target, with: Motion(.easeInOut(duration: duration)), at: time,
      policy: helpers == .completionOnCancel ? .absolute : .additive)
    completions.append((time + duration, hides))
  }

  private mutating func cancel() {
    let cancelled = completions
    completions = []
    for completion in cancelled { complete(completion) }
  }

  private mutating func complete(_ completion: (time: Double, hides: Bool)) {
    if completion.hides { isHidden = true }
  }

  private mutating func noteJump(from before: Double, at time: Double, _ kind: String) {
    if abs(alpha(at: time) - before) > 1e-6 { violations.insert(kind) }
  }
}
