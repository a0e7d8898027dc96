import Foundation
import ViewGraph

let size = CGSize(width: 176, height: 180)

/// The parts of a screen, from top to bottom.
let parts = ["header", "box", "label", "creator", "footer"]

/// What the constraints of a screen have come to.
@MainActor func solution(_ screen: RouteScreen) -> ConstraintSolution {
  ViewHost(screen).layout(in: size).containers[0].solution
}

/// A screen's frames beside what it shows.
@MainActor func page(_ screen: RouteScreen) -> String {
  let result = ViewHost(screen).layout(in: size)
  let numbers = result.containers[0].solution.coordinates
  let rows = parts.compactMap { part in
    numbers[part].map { row([part.padded(to: 8), text($0.y).padded(to: 6), text($0.height)]) }
  }
  return beside(["           top      height"] + rows, result.drawing)
}

/// What is wrong with a screen.
@MainActor func issues(_ screen: RouteScreen, _ kind: ConstraintIssue.Kind) -> String {
  let issues = ViewHost(screen).layout(in: size).issues.filter { $0.issue.kind == kind }
  return issues.map { "\($0)" }.joined(separator: "\n\n")
}

/// The end states of the screen whose box collapses.
@MainActor func collapsing() -> String {
  [true, false].map { hasCreator in
    let result = ViewHost(CollapsingScreen(hasCreator: hasCreator)).layout(in: size)
    let rows =
      ["           top      height"]
      + ["box", "footer"].map { name in
        let slot = result.view(.identifier(name))?.slot ?? .null
        return row([name.padded(to: 8), number(slot.minY).padded(to: 6), number(slot.height)])
      }
    return beside(rows, result.drawing)
  }.joined(separator: "\n\n")
}

/// What shows while the box collapses: where the footer is, how much of the creator shows, and what the update says.
@MainActor func collapse() -> String {
  let host = ViewHost(CollapsingScreen(), in: Screen(width: size.width, height: size.height))
  let update = host.update(to: CollapsingScreen(hasCreator: false))
  var rows = [row(["time   ", "creator shows", "footer's top"])]
  for time in stride(from: 0.0, through: 0.3, by: 0.075) {
    host.advance(by: .milliseconds(Int(time * 1_000)) - host.moment)
    let shown = host.shownOpacity(of: "Created by") ?? .nan
    let top = host.shownFrame(of: "12 km, 3 peaks")?.minY ?? .nan
    rows.append(
      row(["\(String(format: "%.3f", time)) s", number(CGFloat(shown)).padded(to: 13), number(top)]))
  }
  let problems = host.timeline.problems().map { "\($0)" } + (update.findings?.holes ?? []).map { "\($0)" }
  return (rows + ["", problems.isEmpty ? "no jump, no hole" : problems.joined(separator: "\n")])
    .joined(separator: "\n")
}

/// What shows while the box closes in 0.3 s.
///
/// An animated layout is solved once, and each frame goes straight to its end. Solving anew at every moment, with the
/// height on its way as a constant, gives the same box and other labels.
@MainActor func between() -> String {
  let open = solution(RouteScreen(priorities: .staged))
  let closed = solution(RouteScreen(hasCreator: false, closing: .height(999), priorities: .staged))
  let names = ["box", "label", "creator", "sticks out"]
  var rows = [row(["       "] + ["solved once"].map { $0.padded(to: 49) } + ["solved anew"])]
  rows.append(row(["time   "] + (names + names).map { $0.padded(to: 10) }))
  for time in stride(from: 0.0, through: 0.3, by: 0.075) {
    let progress = UnitCurve.easeInOut.value(at: time / 0.3)
    let moved = open.frames(interpolatedTo: closed, progress: progress)
    let height = moved["box"]?.height ?? 0
    let anew = solution(
      RouteScreen(hasCreator: false, closing: .height(1000, height), priorities: .staged))
    let cells = lengths(moved) + lengths(anew.frames)
    rows.append(row(["\(String(format: "%.3f", time)) s"] + cells.map { $0.padded(to: 10) }))
  }
  return rows.joined(separator: "\n")
}

/// The heights of the box and its labels, and by how much the last of these leaves the box.
func lengths(_ frames: [String: CGRect]) -> [String] {
  let (box, creator) = (frames["box"] ?? .null, frames["creator"] ?? .null)
  let heights = ["box", "label", "creator"].map { frames[$0]?.height ?? .nan }
  return (heights + [max(0, creator.maxY - box.maxY)]).map(number)
}

/// What an update says that makes an installed constraint required.
@MainActor func requiredChange() -> String {
  let host = ViewHost(RouteScreen(hasCreator: false, closing: .height(999)))
  let update = host.update(to: RouteScreen(hasCreator: false, closing: .height(1000)))
  return update.issues.map { "\($0)" }.joined(separator: "\n")
}
