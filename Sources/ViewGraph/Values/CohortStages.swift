/// Through which stages a stack goes whose cohorts show in turn.
///
/// One cohort goes out, is hidden, and only then the other one comes in, so that never two of them show. Each
/// leg has a number, and whoever tells that a leg is over names it. Like ``RequestLine`` it knows no time.
struct CohortStages<ID: Hashable>: Equatable {
  /// Who decides about requests.
  private(set) var line: RequestLine<ID>
  /// What the stack does.
  private(set) var phase: CohortPhase<ID>
  /// The cohort that was shown when the stack was last at rest.
  private(set) var current: ID
  /// The number of the leg under way or of the last one; 0 before the first.
  private(set) var leg = 0

  /// Creates stages at rest.
  init(at current: ID, policy: RequestPolicy) {
    self.current = current
    phase = .idle(current)
    line = RequestLine(at: current, policy: policy)
  }

  /// What becomes of requests meanwhile.
  var policy: RequestPolicy {
    get { line.policy }
    set { line.policy = newValue }
  }

  /// The only cohort of which something may show.
  var visible: ID {
    switch phase {
    case .idle(let id), .out(let id, to: _), .in(let id): id
    }
  }

  /// The opacity to which a cohort is led: 0 or 1.
  func target(of id: ID) -> Double {
    if case .out = phase { return 0 }
    return id == visible ? 1 : 0
  }

  /// Takes a request in; a new leg has begun where ``leg`` has changed.
  mutating func ask(for id: ID) -> RequestAnswer {
    let answer = line.ask(for: id)
    if answer == .started { turn() }
    return answer
  }

  /// Goes on to the next leg, or comes to rest, or starts what waits.
  ///
  /// - Parameter number: The leg that is over; nothing happens unless it is the one under way.
  mutating func endLeg(_ number: Int) {
    guard number == leg else { return }
    switch phase {
    case .idle: return
    case .out(_, let next): begin(.in(next))
    case .in(let id):
      (phase, current) = (.idle(id), id)
      line.finish(line.generation)
      if line.isRunning { turn() }
    }
  }

  /// The ends of requests since the last call.
  mutating func takeEnds() -> [RequestEnd<ID>] { line.takeEnds() }

  /// The stages with the cohort that moves led to where it came from.
  var withLegTakenBack: CohortStages {
    var stages = self
    switch phase {
    case .idle: break
    case .out(let id, to: _): stages.phase = .in(id)
    case .in(let id): stages.phase = .out(id, to: id)
    }
    return stages
  }

  /// Turns towards the goal.
  private mutating func turn() {
    switch phase {
    case .idle(let id), .in(let id): begin(.out(id, to: line.goal))
    case .out(let id, to: _) where id == line.goal: begin(.in(id))
    // It goes out already; only what follows is another one.
    case .out(let id, to: _): phase = .out(id, to: line.goal)
    }
  }

  private mutating func begin(_ phase: CohortPhase<ID>) {
    self.phase = phase
    leg += 1
  }
}
