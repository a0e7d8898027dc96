import Foundation
import Testing

@testable import ViewGraph

@Suite struct `Interruptions against independent numbers` {
  private static let all = CurveData.list("interruption")
  private static let withModes = all.filter { $0["modes"] != .null }
  private static let policies: [(mode: String, policy: Interruption)] = [
    ("absolute", .absolute), ("additive", .additive), ("blend", .automatic), ("css", .cssTransition),
  ]

  @Test func `no case is left out`() {
    #expect(Self.withModes.count == 5)
    #expect(Self.all.count == 12)
  }

  @Test(arguments: withModes)
  func `a curve that is interrupted, in each mode`(truth: JSON) throws {
    let id = truth["id"].text
    let curves: [String: Animation] = [
      "easeInOut": .easeInOut(duration: 1), "linear": .linear(duration: 1), "easeOut": .easeOut(duration: 1),
      "easeIn": .easeIn(duration: 1),
    ]
    let name = String(id.dropFirst("interrupt/".count).prefix { $0 != " " })
    let motion = Motion(try #require(curves[name]))
    let (target, time) = id.contains("to 50 at t=0.3") ? (50.0, 0.3) : (0, 0.5)

    let comparison = Comparison()
    for (mode, policy) in Self.policies {
      let row = truth["modes"][mode]
      guard row != .null else { continue }
      var value = AnimatedValue(0.0)
      value.retarget(to: 100, with: motion, at: 0, policy: policy)
      value.retarget(to: target, with: motion, at: time, policy: policy)

      for sample in row["samples"].list {
        let t = sample["t"].double
        comparison.expect(value.value(at: t), sample["value"], "\(mode) at \(t)")
      }
      guard row["end_time"] != .null else { continue }
      comparison.expect(value.removalEnd ?? .nan, row["end_time"], "\(mode): end")
      // The file took these from differences over a microsecond and rounded to three decimals; where a curve
      // bends sharply, as `easeOut` does at its start, that is not yet the slope.
      let step = 1e-6
      let before = (value.value(before: time) - value.value(at: time - step)) / step
      let after = (value.value(at: time + step) - value.value(at: time)) / step
      let velocities = [
        ("velocity_before", before), ("velocity_after", after), ("velocity_jump", after - before),
      ]
      for (key, velocity) in velocities {
        comparison.expect(velocity, row[key], exactness: 6e-4, "\(mode): \(key)")
      }
      #expect(abs(value.velocity(before: time) - before) < 0.05)
      #expect(abs(value.velocity(at: time) - after) < 0.05)
      #expect(value.value(before: time) == value.value(at: time))
    }
    comparison.finish(target == 50 ? 3 * 7 : 4 * 14)
  }

  @Test func `springs that take over value and velocity`() throws {
    let comparison = Comparison()
    var toggled = never(0)
    for (index, time) in [0, 0.1, 0.2, 0.3].enumerated() {
      toggled.retarget(to: index.isMultiple(of: 2) ? 100 : 0, with: Motion(.smooth), at: time)
    }
    var reversed = never(0)
    reversed.retarget(to: 100, with: Motion(.smooth), at: 0)
    var resetted = reversed
    reversed.retarget(to: 0, with: Motion(.smooth), at: 0.15)
    resetted.retarget(to: 0, with: Motion(.smooth), at: 0.15, policy: .absolute)
    var half = never(0)
    half.retarget(to: 100, with: Motion(.bouncy), at: 0)
    half.retarget(to: 50, with: Motion(.snappy), at: 0.2)
    var dropped = never(120)
    dropped.retarget(to: 300, with: Motion(.bouncy), at: 0, velocity: 800)

    let values: [(prefix: String, value: AnimatedValue<Double>, samples: Int)] = [
      ("interrupt/spring smooth 0->100, retarget 0 at t=0.15 (velocity kept)", reversed, 12),
      ("interrupt/spring bouncy 0->100, retarget 50", half, 12),
      ("interrupt/spring smooth toggled", toggled, 12),
      ("interrupt/spring smooth 0->100, retarget 0 at t=0.15 but velocity reset", resetted, 6),
      ("interrupt/hand-over from a drag", dropped, 7),
    ]
    for (prefix, value, count) in values {
      let truth = try #require(Self.all.first { $0["id"].text.hasPrefix(prefix) })
      let disagreement = truth["max_disagreement"].number?.value ?? 0
      for sample in truth["samples"].list {
        let t = sample["t"].double
        let exactness = max(disagreement, 1e-9)
        comparison.expect(value.value(at: t), sample["value"], exactness: exactness, "\(prefix) at \(t)")
        comparison.expect(
          value.velocity(at: t), sample["velocity"], exactness: exactness, "\(prefix) at \(t), velocity")
      }
      #expect(truth["samples"].list.count == count)
      if let jump = truth["velocity_jump"].number {
        let time = prefix.contains("t=0.15") ? 0.15 : prefix.contains("toggled") ? 0.1 : 0.2
        let kink = value.velocity(at: time) - value.velocity(before: time)
        #expect(abs(kink - jump.value) <= max(jump.tolerance, 1e-9), "\(prefix)")
      }
    }
    comparison.finish(2 * (12 + 12 + 12 + 6 + 7))
  }

  @Test func `a CSS transition that goes back twice`() throws {
    let truth = try #require(Self.all.first { $0["id"].text.hasPrefix("css/linear") })
    let comparison = Comparison()
    var value = AnimatedValue(0.0)
    let linear = Motion(.linear(duration: 1))
    for step in truth["steps"].list {
      value.retarget(to: step["to"].double, with: linear, at: step["at"].double, policy: .cssTransition)
      comparison.expect(value.value(at: step["at"].double), step["from"], "from")
      comparison.expect(value.removalEnd ?? .nan, step["end"], "end")
      comparison.expect(value.entries.last?.reversal?.factor ?? .nan, step["factor"], "factor")
    }
    for sample in truth["samples"].list {
      comparison.expect(value.value(at: sample["t"].double), sample["value"], "\(sample["t"].double)")
    }
    comparison.finish(3 * 3 + 5)
  }

  @Test func `a CSS transition with the curve of Chromium's test`() throws {
    let truth = try #require(Self.all.first { $0["id"].text.hasPrefix("css/ease") })
    let ease = Motion(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1))
    var value = AnimatedValue(100.0)
    value.retarget(to: 200, with: ease, at: 0, policy: .cssTransition)
    value.retarget(to: 100, with: ease, at: 0.4, policy: .cssTransition)

    let comparison = Comparison()
    comparison.expect(value.value(at: 0.4), truth["value_at_0.4"], "value")
    comparison.expect(
      value.entries.last?.reversal?.factor ?? .nan, truth["reversing_shortening_factor"], "factor")
    comparison.expect((value.removalEnd ?? .nan) - 0.4, truth["reverse_duration"], "duration")
    comparison.expect(value.value(at: 0.4), truth["chromium_test_says"], exactness: 5.1e-4, "Chromium")
    comparison.finish(4)
  }

  /// A value whose springs are never removed, since the numbers go on past that.
  private func never(_ value: Double) -> AnimatedValue<Double> { AnimatedValue(value, tolerance: 0) }
}
