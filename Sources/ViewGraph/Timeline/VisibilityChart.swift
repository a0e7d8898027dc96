import Foundation

/// How a view that fades in and out answers to `show` and `hide`, at every moment.
///
/// The request is the only thing that says whether the view is wanted; state, opacity, layout and hit testing
/// follow from it. Whatever comes when, the view ends as the last accepted request wants it, its opacity never
/// jumps, and it is hidden only once nothing of it shows.
///
/// ```swift
/// var panel = VisibilityChart(isShown: true)
/// panel.hide(at: .milliseconds(100))
/// panel.show(at: .milliseconds(310))
/// panel.advance(to: .seconds(1))
/// panel.state  // visible
/// ```
///
/// Times are those of one clock and come in order; one that has gone by counts as the present.
public struct VisibilityChart {
  /// The fade of the next requests, or `nil` for none.
  public var animation: Animation?
  /// What a request does to a fade that runs.
  public var interruption: Interruption
  /// What becomes of the view's place.
  public var layout: HiddenLayout
  /// What the chart's clock shows.
  public private(set) var now = Duration.zero
  /// Whether everything takes no time.
  public private(set) var isMotionReduced = false
  /// How requests ended, in order, and when.
  public private(set) var callbacks: [(time: Duration, end: RequestEnd<Bool>)] = []

  private var line: RequestLine<Bool>
  private var fade: Fade

  /// Creates a view at rest.
  public init(
    isShown: Bool = false, animation: Animation? = .easeInOut(duration: 0.25),
    policy: RequestPolicy = .retarget, interruption: Interruption = .automatic,
    layout: HiddenLayout = .collapse
  ) {
    self.animation = animation
    self.interruption = interruption
    self.layout = layout
    line = RequestLine(at: isShown, policy: policy)
    fade = Fade(at: isShown ? 1 : 0)
  }
}

// MARK: - What happens

extension VisibilityChart {
  /// Asks for the view.
  @discardableResult public mutating func show(at time: Duration) -> RequestAnswer {
    ask(for: true, at: time)
  }

  /// Asks for the view to go.
  @discardableResult public mutating func hide(at time: Duration) -> RequestAnswer {
    ask(for: false, at: time)
  }

  /// Asks for the opposite of what was asked for last and is not lost.
  @discardableResult public mutating func toggle(at time: Duration) -> RequestAnswer {
    advance(to: time)
    return ask(for: !line.lastWord, at: time)
  }

  /// Switches reduced motion on or off; a fade that runs is over at once.
  public mutating func reduceMotion(_ isReduced: Bool = true, at time: Duration) {
    advance(to: time)
    isMotionReduced = isReduced
    guard isReduced else { return }
    finishNow()
  }

  /// Lets time go by, with everything that ends meanwhile.
  public mutating func advance(to time: Duration) {
    while let next = nextEvent, next <= time {
      now = next
      finish()
    }
    now = max(now, time)
  }

  private mutating func ask(for goal: Bool, at time: Duration) -> RequestAnswer {
    advance(to: time)
    let answer = line.ask(for: goal)
    note()
    if answer == .started { begin() }
    return answer
  }

  /// Starts the fade of the request under way.
  private mutating func begin() {
    fade.lead(to: line.goal ? 1 : 0, by: isMotionReduced ? nil : animation, interruption, at: now)
    if fade.end <= now { finish() }
  }

  private mutating func finish() {
    fade.settle(at: now)
    line.finish(line.generation)
    note()
    if line.isRunning { begin() }
  }

  private mutating func finishNow() {
    while line.isRunning { finish() }
  }

  private mutating func note() {
    callbacks += line.takeEnds().map { (now, $0) }
  }
}

// MARK: - What there is

extension VisibilityChart {
  /// Whether the view is wanted, by the request that was accepted last.
  public var isShown: Bool { line.goal }

  /// What becomes of requests while the view fades.
  public var policy: RequestPolicy { line.policy }

  /// How many requests there were when the one under way, or the last one, was made.
  public var generation: Int { line.generation }

  /// What the view does at present.
  public var state: VisibilityState { line.state }

  /// Whether the view is hidden at present; only ever once its opacity is 0.
  public var isHidden: Bool { state == .hidden }

  /// Whether the view has a place at present.
  public var occupiesLayout: Bool { !isHidden || layout == .keepsPlace }

  /// When the fade under way ends by itself; `nil` if there is none or it never does.
  public var nextEvent: Duration? { line.isRunning && fade.end < .seconds(Int64.max) ? fade.end : nil }

  /// How much of the view shows at a time, from 0 to 1, if nothing else is asked for.
  ///
  /// A time before the present tells what was shown.
  public func alpha(at time: Duration) -> Double { fade.opacity(at: time) }

  /// How fast the opacity changes at a time, per second; at a kink after it.
  public func velocity(at time: Duration) -> Double { fade.velocity(at: time) }

  /// The share of its place that the view takes at a time, if nothing else is asked for.
  public func layoutShare(at time: Duration) -> Double {
    switch layout {
    case .keepsPlace: 1
    case .collapse: alpha(at: time)
    case .collapseAtOnce: isGone(at: time) ? 0 : 1
    }
  }

  /// Whether touches reach the view at a time, if nothing else is asked for.
  public func isHitTestable(at time: Duration, under policy: HitTesting = .strict) -> Bool {
    guard !isGone(at: time) else { return false }
    switch policy {
    case .uikit: return isShown
    case .swiftUI: return alpha(at: time) > 0
    case .strict: return isShown && alpha(at: time) >= HitTesting.leastOpacity
    }
  }

  private func isGone(at time: Duration) -> Bool { !isShown && (!line.isRunning || time >= fade.end) }
}
