import Foundation

/// A closure that runs once when the animations of a transaction are over.
///
/// Every animation that starts under a transaction which carries the completion counts.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// How many animations have started and not ended.
  var running = 0
  /// When all animations that have started so far seem to have ended, in seconds.
  var logicalEnd = -TimeInterval.infinity
  /// Its place among the completions of a host, in the order of their requests; set when one hears of it first.
  var order = Int.max
  /// Whether something has been written under its transaction that an update will take in.
  var isAwaited = false
  private(set) var hasRun = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether an animation has been counted.
  var isWaiting: Bool { criteria == .removed ? running > 0 : logicalEnd > -.infinity }

  /// Runs the closure unless it has run.
  func run() {
    guard !hasRun else { return }
    hasRun = true
    action()
  }
}
