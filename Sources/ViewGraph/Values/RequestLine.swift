/// Decides what becomes of requests of which one at a time is carried out.
///
/// The goal is the only thing that says what is wanted. Every request has a number, and whoever tells that one
/// has been carried out names it, so that word of an overtaken request changes nothing. Each request ends
/// exactly once and in the order in which they were made, except that one which joins another shares its end.
/// There is no time in it: a chart or a modifier tells it when something is over.
struct RequestLine<Goal: Equatable>: Equatable {
  private struct Waiting: Equatable {
    let number: Int
    let goal: Goal
  }

  /// What becomes of requests meanwhile.
  var policy: RequestPolicy
  /// What was asked for by the request that was carried out last, or is now.
  private(set) var goal: Goal
  /// The number of the request that was carried out last, or is now; 0 before the first.
  private(set) var generation = 0
  /// Whether a request is carried out.
  private(set) var isRunning = false
  /// How requests ended, in order.
  private(set) var ends: [RequestEnd<Goal>] = []

  private var lastNumber = 0
  private var waiting: Waiting?
  /// Ends of requests that were made after the one under way.
  private var laterEnds: [RequestEnd<Goal>] = []

  /// Creates a line in which nothing was asked yet.
  init(at goal: Goal, policy: RequestPolicy) {
    self.goal = goal
    self.policy = policy
  }

  /// What was asked for last and is not lost.
  var lastWord: Goal { waiting?.goal ?? goal }

  /// Takes a request in.
  mutating func ask(for goal: Goal) -> RequestAnswer {
    guard isRunning else {
      lastNumber += 1
      guard goal != self.goal else {
        ends.append(RequestEnd(number: lastNumber, goal: goal, isFinished: true))
        return .alreadyThere
      }
      start(lastNumber, goal)
      return .started
    }
    if goal == self.goal {
      // What waited is not wanted any more.
      dropWaiting()
      return .joined
    }
    if goal == waiting?.goal { return .joined }
    lastNumber += 1
    switch policy {
    case .retarget:
      end(isFinished: false)
      start(lastNumber, goal)
      return .started
    case .drop:
      laterEnds.append(RequestEnd(number: lastNumber, goal: goal, isFinished: false))
      return .dropped
    case .queueLatest:
      dropWaiting()
      waiting = Waiting(number: lastNumber, goal: goal)
      return .waiting
    }
  }

  /// Ends the request under way as carried out, and starts the one that waits.
  ///
  /// - Parameter number: The request that is over; nothing happens unless it is the one under way.
  /// - Returns: Whether it was.
  @discardableResult mutating func finish(_ number: Int) -> Bool {
    guard isRunning, number == generation else { return false }
    end(isFinished: true)
    if let next = waiting {
      waiting = nil
      start(next.number, next.goal)
    }
    return true
  }

  /// The ends since the last call.
  mutating func takeEnds() -> [RequestEnd<Goal>] {
    defer { ends = [] }
    return ends
  }

  private mutating func start(_ number: Int, _ goal: Goal) {
    generation = number
    self.goal = goal
    isRunning = true
  }

  private mutating func end(isFinished: Bool) {
    isRunning = false
    ends.append(RequestEnd(number: generation, goal: goal, isFinished: isFinished))
    ends += laterEnds
    laterEnds = []
  }

  private mutating func dropWaiting() {
    guard let overtaken = waiting else { return }
    laterEnds.append(RequestEnd(number: overtaken.number, goal: overtaken.goal, isFinished: false))
    waiting = nil
  }
}
