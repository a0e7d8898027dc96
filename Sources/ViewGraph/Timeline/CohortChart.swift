import Foundation

/// How a stack shows its cohorts of views in turn, at every moment.
///
/// The cohort that shows fades out and is hidden; then the next one is there, transparent, and fades in. Never
/// two of them show. Switching to the cohort that is there, or is coming, changes nothing.
///
/// ```swift
/// var stack = CohortChart(["browse", "edit"])
/// try stack.switchTo("edit", at: .zero)
/// stack.advance(to: .milliseconds(300))
/// stack.alpha(of: "edit", at: .milliseconds(300))  // 0.5
/// ```
///
/// Times are those of one clock and come in order; one that has gone by counts as the present.
public struct CohortChart<ID: Hashable> {
  /// The cohorts, in order.
  public let cohorts: [ID]
  /// The fade of each leg, or `nil` for none.
  public var fade: Animation?
  /// What a request does to a fade that runs.
  public var interruption: Interruption
  /// What becomes of the place of a cohort that is hidden.
  public var layout: HiddenLayout
  /// What the chart's clock shows.
  public private(set) var now = Duration.zero
  /// How requests ended, in order, and when.
  public private(set) var callbacks: [(time: Duration, end: RequestEnd<ID>)] = []

  private var stages: CohortStages<ID>
  private var fades: [ID: Fade]
  /// The request whose legs take no time.
  private var hurried: Int?

  /// Creates a stack at rest that shows its first cohort.
  ///
  /// - Precondition: There is a cohort, and no two are the same.
  public init(
    _ cohorts: [ID], fade: Animation? = .easeInOut(duration: 0.2), policy: RequestPolicy = .retarget,
    interruption: Interruption = .automatic, layout: HiddenLayout = .collapse
  ) {
    precondition(!cohorts.isEmpty, "a stack was made without a cohort")
    precondition(Set(cohorts).count == cohorts.count, "two cohorts of \(cohorts) are the same")
    self.cohorts = cohorts
    self.fade = fade
    self.interruption = interruption
    self.layout = layout
    stages = CohortStages(at: cohorts[0], policy: policy)
    fades = Dictionary(uniqueKeysWithValues: cohorts.map { ($0, Fade(at: $0 == cohorts[0] ? 1 : 0)) })
  }
}

// MARK: - What happens

extension CohortChart {
  /// Asks for a cohort.
  ///
  /// - Parameter animated: Whether it fades; otherwise it is there at once, unless the policy keeps it from that.
  /// - Throws: `CohortError.unknownCohort` where the stack has none of that name.
  @discardableResult public mutating func switchTo(
    _ cohort: ID, at time: Duration, animated: Bool = true
  ) throws(CohortError) -> RequestAnswer {
    guard fades[cohort] != nil else {
      throw CohortError.unknownCohort("\(cohort)", known: cohorts.map { "\($0)" })
    }
    advance(to: time)
    let leg = stages.leg
    let answer = stages.ask(for: cohort)
    note()
    if answer == .started, stages.leg != leg { beginLeg() }
    if !animated, answer == .started || answer == .joined { finishNow() }
    // A leg may take no time.
    advance(to: now)
    return answer
  }

  /// Asks for the cohort after the one that was asked for last and is not lost.
  @discardableResult public mutating func toggle(at time: Duration, animated: Bool = true) -> RequestAnswer {
    advance(to: time)
    let index = cohorts.firstIndex(of: stages.line.lastWord).map { ($0 + 1) % cohorts.count } ?? 0
    // Every cohort of the list is known.
    return (try? switchTo(cohorts[index], at: time, animated: animated)) ?? .dropped
  }

  /// Lets time go by, with everything that ends meanwhile.
  public mutating func advance(to time: Duration) {
    while let next = nextEvent, next <= time {
      now = next
      endLeg()
    }
    now = max(now, time)
  }

  /// Ends what is under way at once: the cohort that was asked for is there.
  public mutating func finishNow() {
    hurried = stages.line.generation
    while stages.line.isRunning, stages.line.generation == hurried { endLeg() }
    advance(to: now)
  }

  private mutating func beginLeg() {
    let cohort = stages.visible
    fades[cohort]?.lead(
      to: stages.target(of: cohort), by: hurried == stages.line.generation ? nil : fade, interruption, at: now
    )
  }

  private mutating func endLeg() {
    fades[stages.visible]?.settle(at: now)
    stages.endLeg(stages.leg)
    note()
    if stages.line.isRunning { beginLeg() }
  }

  private mutating func note() {
    callbacks += stages.takeEnds().map { (now, $0) }
  }
}

// MARK: - What there is

extension CohortChart {
  /// What the stack does at present.
  public var phase: CohortPhase<ID> { stages.phase }

  /// The cohort that was shown when the stack was last at rest.
  public var current: ID { stages.current }

  /// The cohort that is wanted, by the request that was accepted last.
  public var goal: ID { stages.line.goal }

  /// What becomes of requests while a cohort fades.
  public var policy: RequestPolicy { stages.policy }

  /// When the leg under way ends by itself; `nil` if there is none or it never does.
  public var nextEvent: Duration? {
    guard stages.line.isRunning, let end = fades[stages.visible]?.end, end < .seconds(Int64.max) else {
      return nil
    }
    return max(end, now)
  }

  /// Whether a cohort is hidden at present.
  public func isHidden(_ cohort: ID) -> Bool { cohort != stages.visible }

  /// How much of a cohort shows at a time in the leg under way, from 0 to 1.
  public func alpha(of cohort: ID, at time: Duration) -> Double { fades[cohort]?.opacity(at: time) ?? 0 }

  /// The share of its place that a cohort takes at a time in the leg under way.
  public func layoutShare(of cohort: ID, at time: Duration) -> Double {
    switch layout {
    case .keepsPlace: 1
    case .collapse: alpha(of: cohort, at: time)
    case .collapseAtOnce: isHidden(cohort) ? 0 : 1
    }
  }
}
