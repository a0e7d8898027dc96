import Foundation
import Testing

@testable import ViewGraph

/// What is computed here against the numbers of `Data/curves.json`, each of them.
@Suite struct `Curves and springs against independent numbers` {
  @Test func `no case and no sample is left out`() {
    let kinds = ["bezier", "closed-form", "spring"].map { CurveData.cases($0) }

    #expect(kinds.map(\.count) == [6, 2, 12])
    #expect(kinds.flatMap { $0 }.count == CurveData.list("cases").count)
    let samples = CurveData.list("cases").map { $0["samples"].list.count }.reduce(0, +)
    #expect(Double(samples) == CurveData.root["sample_count"].double)
    #expect(CurveData.root["sample_count"].double == 189)
  }

  @Test(arguments: CurveData.cases("bezier"))
  func `a Bézier curve has the height and the slope`(truth: JSON) {
    let points = truth["control_points"].list.map(\.double)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let progress = sample["progress"].double
      comparison.expect(curve.value(at: progress), sample["value"], "value at \(progress)")
      comparison.expect(curve.velocity(at: progress), sample["slope_per_progress"], "slope at \(progress)")
    }
    comparison.finish(8 * 2)
  }

  @Test(arguments: CurveData.cases("bezier").prefix(4))
  func `an easing is its Bézier curve`(truth: JSON) throws {
    let curves: [String: UnitCurve] = [
      "bezier/linear": .linear, "bezier/easeIn": .easeIn, "bezier/easeOut": .easeOut,
      "bezier/easeInOut": .easeInOut,
    ]
    let curve = try #require(curves[truth["id"].text])

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let progress = sample["progress"].double
      comparison.expect(curve.value(at: progress), sample["value"], "value at \(progress)")
      comparison.expect(curve.velocity(at: progress), sample["slope_per_progress"], "slope at \(progress)")
    }
    comparison.finish(8 * 2)
  }

  @Test(arguments: CurveData.cases("closed-form"))
  func `a circular curve has the height`(truth: JSON) {
    let curve: UnitCurve = truth["id"].text.hasSuffix("EaseIn") ? .circularEaseIn : .circularEaseOut

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let progress = sample["progress"].double
      comparison.expect(curve.value(at: progress), sample["value"], "value at \(progress)")
    }
    comparison.finish(7)
  }

  @Test(arguments: CurveData.cases("spring"))
  func `a spring has the value and the velocity`(truth: JSON) {
    let spring = spring(truth)
    let velocity = truth["initial_velocity"].double
    let frequency = truth["omega0"].double

    let comparison = Comparison()
    for sample in truth["samples"].list {
      let time = sample["t"].double
      // The stiffness has 12 digits too, which an undamped swing shows after a while.
      let exactness = max(truth["max_disagreement"].double, 2e-12 * frequency * frequency * time)
      comparison.expect(
        spring.value(target: 1.0, initialVelocity: velocity, time: time), sample["value"],
        exactness: exactness, "value at \(time)")
      comparison.expect(
        spring.velocity(target: 1.0, initialVelocity: velocity, time: time), sample["velocity"],
        exactness: exactness, "velocity at \(time)")
    }
    comparison.expect(spring.dampingRatio, truth["zeta"], "damping ratio")
    comparison.expect(2 * .pi / spring.response, truth["omega0"], "frequency")
    comparison.finish(truth["samples"].list.count * 2 + 2)
    #expect(truth["samples"].list.count == (truth["id"].text.contains("stress") ? 6 : 11))
  }

  @Test(arguments: CurveData.cases("spring"))
  func `a spring settles and turns when it should`(truth: JSON) {
    let spring = spring(truth)
    let velocity = truth["initial_velocity"].double
    let settled = spring.settlingDuration(
      target: 1.0, initialVelocity: velocity, epsilon: truth["settling"]["epsilon"].double)

    let comparison = Comparison()
    if truth["settling"]["last_crossing"] == .null {
      // Undamped; the other one was looked for in too short a time.
      #expect(truth["id"].text.contains("undamped") ? settled == .infinity : settled > 60 && settled < 61)
    } else {
      comparison.expect(settled, truth["settling"]["last_crossing"], "last crossing")
    }
    if let envelope = truth["settling"]["envelope_formula_CA"].number { #expect(settled < envelope.value) }
    let overshoot = truth["first_overshoot"]
    if overshoot != .null {
      let time = overshoot["t"].double
      comparison.expect(spring.value(target: 1.0, time: time), overshoot["value"], "overshoot")
      #expect(abs(spring.velocity(target: 1.0, time: time)) < 1e-8)
    }
    let known = [truth["settling"]["last_crossing"], overshoot].filter { $0 != .null }
    comparison.finish(known.count)
  }

  private func spring(_ truth: JSON) -> Spring {
    Spring(
      mass: truth["mass"].double, stiffness: truth["stiffness"].double, damping: truth["damping"].double,
      allowOverDamping: true)
  }
}

@Suite struct `Parameters against independent numbers` {
  @Test func `each way to describe a spring gives the same one`() {
    let comparison = Comparison()
    for truth in CurveData.list("parameter_conversions") {
      let (given, wanted) = (truth["in"], truth["out"])
      let spring: Spring
      if given["response"] != .null {
        spring = Spring(response: given["response"].double, dampingRatio: given["dampingFraction"].double)
      } else if given["stiffness"] != .null {
        spring = Spring(
          mass: given["mass"].double, stiffness: given["stiffness"].double, damping: given["damping"].double)
      } else {
        spring = Spring(duration: given["duration"].double, bounce: given["bounce"].double)
      }
      let values = [
        "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
        "duration": spring.duration, "bounce": spring.bounce,
      ]
      for key in wanted.keys { comparison.expect(values[key] ?? .nan, wanted[key], "\(spring): \(key)") }
    }
    comparison.finish(3 + 2 + 3 + 2)
  }

  @Test func `the last crossing is known, and Core Animation's formula is later`() {
    let comparison = Comparison()
    for (truth, damping) in zip(CurveData.list("settling_oracle_apple"), [5.0, 15]) {
      let spring = Spring(stiffness: 100, damping: damping)
      comparison.expect(spring.settlingDuration, truth["last_crossing"], truth["case"].text)

      // The formula of the documented numbers: 2.85 seconds and just over 1.
      let decay = spring.damping / 2
      let swing = (spring.stiffness - decay * decay).squareRoot()
      let formula = log((1 + decay / swing) / 0.001) / decay
      comparison.expect(formula, truth["formula"], truth["case"].text)
      #expect(spring.settlingDuration < formula)
    }
    comparison.finish(4)
  }

  @Test func `a spring made to settle in a time does`() {
    for ratio in [0.1, 0.5, 0.7, 0.999_999, 1, 1.5, 4] {
      let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 0.8) < 1e-12, "damping ratio \(ratio)")
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }
    #expect(Spring(settlingDuration: 0.8, dampingRatio: 0).response == 0.8)
  }
}
