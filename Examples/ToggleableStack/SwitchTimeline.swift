import Foundation
import ViewGraph

/// What shows of both cohorts while somebody taps.
@MainActor final class SwitchTimeline {
  private var ends: [RequestEnd<RouteScreen.Mode>] = []

  /// The rows of a timeline.
  ///
  /// - Parameters:
  ///   - taps: When the button is tapped.
  ///   - moments: What is looked at, the taps included.
  func rows(taps: [Duration], moments: [Duration]) -> String {
    let host = ViewHost(RouteScreen { self.ends.append($0) })
    // As in the article, where a fade begins at what shows (UIKit's 'beginFromCurrentState').
    host.interruption = .absolute
    let rows = moments.map { moment in
      host.advance(by: moment - host.moment)
      var notes = takeEnds()
      if taps.contains(moment) {
        host.tap("toggle")
        notes += ["tap"] + takeEnds()
      }
      return row(host, notes)
    }
    return (["time     browse   edit"] + rows).joined(separator: "\n")
  }

  private func row(_ host: ViewHost<RouteScreen>, _ notes: [String]) -> String {
    let columns = [
      String(format: "%.2f s", Double(host.moment / .milliseconds(1)) / 1_000), shown("Ridge walk", host),
      shown("Name", host), notes.joined(separator: ", "),
    ]
    return columns.map { $0.padding(toLength: max(6, $0.count), withPad: " ", startingAt: 0) }
      .joined(separator: "   ").replacing(/\ +$/, with: "")
  }

  private func shown(_ view: ViewQuery, _ host: ViewHost<RouteScreen>) -> String {
    if host.value(of: "hidden", in: view) == .bool(true) { return "hidden" }
    return String(format: "%.2f", host.shownOpacity(of: view) ?? .nan)
  }

  /// How requests have ended since the last call.
  private func takeEnds() -> [String] {
    defer { ends = [] }
    return ends.map { $0.isFinished ? "\($0.goal) is there" : "\($0.goal) is overtaken" }
  }
}
