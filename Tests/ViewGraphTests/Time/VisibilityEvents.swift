@testable import ViewGraph

/// Something that a person, or the system, does to a view that shows and hides.
struct VisibilityEvent: CustomStringConvertible {
  enum Kind: String, CaseIterable { case show, hide, toggle, reduceMotion, restoreMotion }

  let time: Duration
  let kind: Kind

  var description: String { "\(kind) at \(time.inSeconds)" }

  /// One to six events with gaps of up to half a second, in whole milliseconds.
  static func sequence(of kinds: [Kind], using random: inout SeededGenerator) -> [VisibilityEvent] {
    var time = 0
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      time += Int.random(in: 0...500, using: &random)
      return VisibilityEvent(
        time: .milliseconds(time), kind: kinds[Int.random(in: 0..<kinds.count, using: &random)])
    }
  }
}

extension VisibilityChart {
  /// Performs an event; a request's answer, or `nil` for what is none.
  @discardableResult mutating func perform(
    _ event: VisibilityEvent.Kind, at time: Duration
  ) -> RequestAnswer? {
    switch event {
    case .show: return show(at: time)
    case .hide: return hide(at: time)
    case .toggle: return toggle(at: time)
    case .reduceMotion: reduceMotion(at: time)
    case .restoreMotion: reduceMotion(false, at: time)
    }
    return nil
  }
}
