import Foundation

/// The sizes that decide when a motion of any kind of data comes to rest.
struct MotionSize {
  /// The displacement's length, squared.
  let displacement: Double
  /// The product of displacement and velocity.
  let product: Double
  /// The velocity's length, squared.
  let velocity: Double

  init<V: VectorArithmetic>(displacement: V, velocity: V) {
    self.displacement = displacement.magnitudeSquared
    self.velocity = velocity.magnitudeSquared
    product = self.velocity == 0 ? 0 : displacement.product(with: velocity)
  }

  var isFinite: Bool { displacement.isFinite && product.isFinite && velocity.isFinite }

  /// The distance from the target, squared.
  func distance(_ state: MotionState) -> Double {
    state.remaining * (state.remaining * displacement + 2 * state.drift * product)
      + state.drift * state.drift * velocity
  }
}

extension Oscillator {
  /// The exact time after which the distance from the target never again exceeds a tolerance.
  ///
  /// The distance's highest points are found from its derivative, whose zeros have a closed form; they only get
  /// lower, so the last one above the tolerance is known, and the crossing lies behind it, where the distance
  /// falls: bisection finds it to the last digit.
  ///
  /// - Returns: Seconds; 0 for a motion that is never further away than the tolerance, infinite for one that
  ///   never settles, such as an undamped one, and where the sizes are not finite.
  func settlingTime(of size: MotionSize, within tolerance: Double) -> Double {
    let limit = tolerance * tolerance
    if regime == .rigid || (size.displacement == 0 && size.velocity == 0) { return 0 }
    guard tolerance > 0, size.isFinite else { return .infinity }

    let time =
      switch regime {
      case .rigid, .held: size.displacement <= limit ? 0 : Double.infinity
      case .swinging(let speed): lastSwing(speed, of: size, above: limit)
      case .critical: lastCrawl(0, of: size, above: limit)
      case .crawling(let difference): lastCrawl(difference, of: size, above: limit)
      }
    // Sizes whose products are beyond the numbers settle at no known time.
    return time.isNaN ? .infinity : time
  }

  /// The coefficients of the distance's derivative in powers of tan(ωt) / ω, or tanh(λt) / λ, or t.
  private func derivative(of size: MotionSize) -> (c0: Double, c1: Double, c2: Double) {
    let pull = frequency * frequency
    return (
      size.product, size.velocity - pull * size.displacement,
      -size.product * (decay * decay + pull) - decay * (size.velocity + pull * size.displacement)
    )
  }

  private func lastSwing(_ speed: Double, of size: MotionSize, above limit: Double) -> Double {
    func distance(_ time: Double) -> Double { size.distance(state(at: time)) }

    // The squared distance repeats, smaller, after half a swing.
    let period = Double.pi / speed
    let (c0, c1, c2) = derivative(of: size)
    // c0·cos² + c1/ω·sin·cos + c2/ω²·sin² = 0, written as one cosine of the doubled angle.
    let (even, odd) = ((c0 - c2 / speed / speed) / 2, c1 / speed / 2)
    let level = -(c0 + c2 / speed / speed) / 2 / hypot(even, odd)
    guard abs(level) <= 1 else {
      // It never rises. Enough for the slowest fall, and the search is a bisection.
      return distance(0) <= limit ? 0 : lastFall(from: 0, of: size, above: limit)
    }

    func first(_ doubledAngle: Double) -> Double {
      let time = doubledAngle / 2 / speed
      return time - (time / period).rounded(.down) * period
    }
    let (phase, width) = (atan2(odd, even), acos(level))
    let extremes = [first(phase - width), first(phase + width)].sorted()
    // Between the two it rises to the later one or falls from the earlier one.
    let rises = distance(extremes[0]) <= distance(extremes[1])
    let peak = rises ? extremes[1] : extremes[0]
    let fall = rises ? extremes[0] + period - extremes[1] : extremes[1] - extremes[0]

    let height = distance(peak)
    guard height > limit else {
      // Only the fall from the start can be above.
      let end = extremes[rises ? 0 : 1]
      return distance(0) <= limit ? 0 : lastFall(from: 0, until: end, of: size, above: limit)
    }
    guard decay > 0 else { return .infinity }
    let swings = (log(height / limit) / (2 * decay * period)).rounded(.down)
    let last = peak + swings * period
    return lastFall(from: last, until: last + fall, of: size, above: limit)
  }

  private func lastCrawl(_ difference: Double, of size: MotionSize, above limit: Double) -> Double {
    func distance(_ time: Double) -> Double { size.distance(state(at: time)) }

    if frequency == 0 {
      return size.displacement <= limit && size.velocity == 0 ? 0 : .infinity
    }
    let (c0, c1, c2) = derivative(of: size)
    let turns = realRoots(c2, c1, c0).map { [$0.0, $0.1] } ?? []
    let times = turns.filter { $0 > 0 && $0 * difference < 1 }
      .map { difference == 0 ? $0 : atanh($0 * difference) / difference }
    // In the end it falls, so the later turn is the highest point after the start.
    if let peak = times.last, distance(peak) > limit { return lastFall(from: peak, of: size, above: limit) }
    if distance(0) <= limit { return 0 }
    return times.first.map { lastFall(from: 0, until: $0, of: size, above: limit) }
      ?? lastFall(from: 0, of: size, above: limit)
  }

  /// The crossing in a falling stretch, whose end is looked for where none is given.
  private func lastFall(
    from start: Double, until end: Double? = nil, of size: MotionSize, above limit: Double
  ) -> Double {
    func isAbove(_ time: Double) -> Bool { size.distance(state(at: time)) > limit }

    var (low, high) = (start, end ?? start + 1 / frequency)
    while end == nil && isAbove(high) {
      guard high < 1e100 else { return .infinity }
      (low, high) = (high, high + 2 * (high - start))
    }
    for _ in 0..<2_000 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isAbove(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
