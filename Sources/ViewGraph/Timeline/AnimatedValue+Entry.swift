import Foundation

extension AnimatedValue {
  /// What is shown at one time.
  struct Presentation {
    var value: Value
    /// The change per second.
    var velocity: Value
  }

  /// One change and what it does to what was shown without it.
  struct Entry {
    enum Effect {
      /// Shows the model.
      case set
      /// Moves what is shown by a difference.
      case shift(Value)
      /// Starts anew from a displacement and a velocity.
      case replace(Motion, displacement: Value, velocity: Value)
      /// Leads what is shown, as it moves, to the model.
      case blend(Motion)
      /// Adds a change.
      case add(Motion, Value)
    }

    /// What a CSS transition has to know when the next one goes back.
    struct Reversal {
      /// The value to which going back leads.
      let origin: Value
      /// The share of its time that this transition takes.
      let factor: Double
    }

    let effect: Effect
    let start: TimeInterval
    let end: TimeInterval
    let logicalEnd: TimeInterval
    /// What is shown once this entry and those before it have ended.
    let model: Value
    /// The first entry that still matters when this one starts.
    var first: Int
    /// Whether something was running.
    let interrupts: Bool
    var reversal: Reversal?
  }
}

extension AnimatedValue.Entry {
  /// The motion, unless the change was made at once.
  var motion: Motion? {
    switch effect {
    case .set, .shift: nil
    case .replace(let motion, _, _), .blend(let motion), .add(let motion, _): motion
    }
  }

  /// Whether what was shown before goes on once this entry has ended.
  var isAddition: Bool {
    switch effect {
    case .set, .replace, .blend: false
    case .shift, .add: true
    }
  }

  /// Whether it has ended by a time.
  func isOver(at time: TimeInterval, _ side: Motion.Side) -> Bool {
    time > end || (time == end && side == .after)
  }

  /// Makes what is shown without this entry what is shown with it.
  func apply(to shown: inout AnimatedValue.Presentation, at time: TimeInterval, _ side: Motion.Side) {
    let isOver = isOver(at: time, side)
    switch effect {
    case .shift(let difference):
      shown.value += difference
    case .add(_, let change) where isOver:
      shown.value += change
    case .set,
      .blend where isOver, .replace where isOver:
      shown = AnimatedValue.Presentation(value: model, velocity: .zero)
    case .replace(let motion, let displacement, let velocity):
      let state = motion.state(at: time - start, side)
      shown.value = model + state.position(displacement: displacement, velocity: velocity)
      shown.velocity = state.speed(displacement: displacement, velocity: velocity)
    case .blend(let motion):
      let state = motion.state(at: time - start, side)
      let displacement = shown.value - model
      shown.value = model + displacement.scaled(by: state.remaining)
      shown.velocity =
        shown.velocity.scaled(by: state.remaining) + displacement.scaled(by: state.remainingSlope)
    case .add(let motion, let change):
      let state = motion.state(at: time - start, side)
      shown.value += change - change.scaled(by: state.remaining)
      shown.velocity -= change.scaled(by: state.remainingSlope)
    }
  }
}
