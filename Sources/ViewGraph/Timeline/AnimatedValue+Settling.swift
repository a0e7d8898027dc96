import Foundation

extension AnimatedValue {
  /// Ends everything that runs: from a time on the model is shown.
  mutating func settle(at time: TimeInterval) {
    // A velocity, so that the change counts although it leads where the value is led already.
    retarget(to: model, with: Motion(.linear(duration: 0)), at: time, velocity: .zero)
  }
}
