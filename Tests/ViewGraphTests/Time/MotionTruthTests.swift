import Foundation
import Testing

@testable import ViewGraph

@Suite struct `Motions against independent numbers` {
  @Test(arguments: CurveData.cases("bezier"))
  func `a timing curve has the value and the velocity`(truth: JSON) {
    let points = truth["control_points"].list.map(\.double)
    let motion = Motion(
      .timingCurve(points[0], points[1], points[2], points[3], duration: truth["default_duration"].double))

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let time = sample["t"].double
      // At the end, what is asked is the limit from inside.
      let state = motion.state(at: time, sample["progress"].double == 1 ? .before : .after)
      comparison.expect(1 - state.remaining, sample["value"], "value at \(time)")
      comparison.expect(-state.remainingSlope, sample["velocity"], "velocity at \(time)")
    }
    comparison.finish(8 * 2)
  }

  @Test(arguments: CurveData.cases("bezier").prefix(4))
  func `an easing is its timing curve`(truth: JSON) throws {
    let animations: [String: Animation] = [
      "bezier/linear": .linear, "bezier/easeIn": .easeIn, "bezier/easeOut": .easeOut,
      "bezier/easeInOut": .easeInOut,
    ]
    let motion = Motion(try #require(animations[truth["id"].text]))

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let time = sample["t"].double
      comparison.expect(1 - motion.remaining(at: time), sample["value"], "value at \(time)")
    }
    comparison.finish(8)
  }

  @Test func `an animation's spring is the spring of the numbers`() throws {
    let springs: [(String, Animation)] = [
      ("smooth", .smooth), ("smooth", .spring), ("smooth", .default), ("snappy", .snappy),
      ("bouncy", .bouncy), ("spring(response 0.5", .spring(response: 0.5)),
      ("interactiveSpring", .interactiveSpring(response: 0.15)),
      ("interpolatingSpring(mass", .interpolatingSpring(stiffness: 100, damping: 10)),
      ("interpolatingSpring(100", .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)),
      ("critical", .interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 15)),
      ("overdamped bounce", .spring(duration: 0.5, bounce: -0.5)),
      ("undamped", .spring(duration: 0.5, bounce: 1)),
    ]
    let comparison = Comparison()
    for (name, animation) in springs {
      let truth = try #require(CurveData.cases("spring").first { $0["id"].text.hasPrefix("spring/\(name)") })
      let motion = Motion(animation)
      let exactness = truth["max_disagreement"].double
      for sample in truth["samples"].list {
        let state = motion.state(at: sample["t"].double)
        comparison.expect(1 - state.remaining, sample["value"], exactness: exactness, "\(animation)")
        comparison.expect(-state.remainingSlope, sample["velocity"], exactness: exactness, "\(animation)")
      }
      if let settled = truth["settling"]["last_crossing"].number {
        #expect(abs(motion.duration() - settled.value) <= settled.tolerance)
      } else {
        #expect(motion.duration() == .infinity)
      }
    }
    comparison.finish(12 * 11 * 2)
  }
}

@Suite struct `Modifiers against independent numbers` {
  private static let animations: [Animation] = [
    .easeInOut(duration: 1).delay(0.5), .easeInOut(duration: 1).speed(2),
    .easeInOut(duration: 1).delay(0.5).speed(2), .easeInOut(duration: 1).speed(2).delay(0.5),
    .easeInOut(duration: 1).repeatCount(3), .easeInOut(duration: 1).repeatCount(2),
    .easeInOut(duration: 1).repeatCount(3, autoreverses: false), .linear(duration: 1).repeatForever(),
  ]

  @Test func `every sample`() {
    let comparison = Comparison()
    for (truth, animation) in zip(CurveData.list("modifiers"), Self.animations) {
      let motion = Motion(animation)
      for sample in truth["samples"].list {
        let time = sample["t"].double
        comparison.expect(1 - motion.remaining(at: time), sample["value"], "\(animation) at \(time)")
      }
      guard truth["ends"] != .null else { continue }
      comparison.expect(motion.duration(), truth["ends"], "\(animation): end")
      if truth["end_jump"] != .null {
        let jump = -motion.declaredJump(at: motion.duration())
        comparison.expect(jump, truth["end_jump"], "\(animation): jump")
      }
      for time in truth["jumps_at"].list { #expect(motion.declaredJump(at: time.double) == 1) }
    }
    #expect(CurveData.list("modifiers").count == Self.animations.count)
    #expect(CurveData.list("modifiers").flatMap { $0["jumps_at"].list }.count == 2)
    comparison.finish(7 + 5 + 6 + 6 + 11 + 6 + 7 + 5 + 3 + 2)
  }
}
