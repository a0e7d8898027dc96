import Foundation

/// Views that constraints place: names and contents in, places out.
struct ConstraintArrangement: Arrangement {
  /// What came of the constraints.
  struct Outcome {
    var arranged: Arranged
    var solution: ConstraintSolution
    var issues: [ConstraintIssue]
  }

  /// A view with a name of its own.
  private struct Member {
    let index: Int
    var item: LayoutItem
    /// Whether the height is that of the view's content, which may depend on its width.
    let hasMeasuredHeight: Bool
  }

  private let layout: ConstraintLayout

  init(_ layout: ConstraintLayout) { self.layout = layout }

  var axis: Axis? { nil }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    outcome(of: views, in: proposal).arranged
  }

  /// Solves the constraints.
  ///
  /// Twice where a view's height depends on the width that came out, as UIKit does for a label of several lines.
  ///
  /// - Parameter isFilled: Whether the container has the proposed size, whatever it would take itself.
  func outcome<V: ArrangedView>(
    of views: [V], in proposal: ProposedViewSize, isFilled: Bool = false
  ) -> Outcome {
    var members = members(views)
    var system = system(members.map(\.item), in: proposal, isFilled)
    var solution = system.solution()
    var frames = system.frames(choosingIn: solution)
    let places = places(of: members)
    var hasGrown = false
    for (name, position) in places where members[position].hasMeasuredHeight {
      guard let width = frames[name]?.width else { continue }
      let view = views[members[position].index]
      let height = view.size(for: ProposedViewSize(width: width, height: nil)).height
      guard height != members[position].item.height.length else { continue }
      members[position].item.height.length = height
      hasGrown = true
    }
    if hasGrown {
      system = self.system(members.map(\.item), in: proposal, isFilled)
      solution = system.solution()
      frames = system.frames(choosingIn: solution)
    }
    let size = size(solution, frames, in: proposal, isFilled)
    var placed: [Int: CGRect] = [:]
    for (name, position) in places { placed[members[position].index] = frames[name] }
    return Outcome(
      arranged: Arranged(
        size: size, places: views.indices.map { place(views[$0], in: placed[$0], of: size) }),
      solution: solution,
      issues: solution.issues.map { issue($0, showing: frames) } + unnamed(views))
  }

  // MARK: Views

  /// The views with names, measured.
  private func members<V: ArrangedView>(_ views: [V]) -> [Member] {
    views.enumerated().compactMap { index, view in
      guard var item = view.traits?.layoutItem else { return nil }
      let ideal = view.size(for: .unspecified)
      let (least, most) = (view.size(for: .zero), view.size(for: .infinity))
      /// What takes any length has none of its own.
      func content(_ axis: Axis) -> CGFloat? {
        least[axis] == 0 && most[axis] == .infinity ? nil : ideal[axis]
      }
      let isMeasured = item.height.length == nil && content(.vertical) != nil
      item.width.length = item.width.length ?? content(.horizontal)
      item.height.length = item.height.length ?? content(.vertical)
      if item.firstBaselineOffset == nil {
        let baseline = view.offset(of: .vertical(.firstTextBaseline), for: .unspecified)
        item.firstBaselineOffset = baseline < ideal.height ? baseline : nil
      }
      return Member(index: index, item: item, hasMeasuredHeight: isMeasured)
    }
  }

  /// The member that each name means: the first.
  private func places(of members: [Member]) -> [String: Int] {
    var places = Dictionary(members.enumerated().map { ($1.item.name, $0) }) { first, _ in first }
    places[layout.container.name] = nil
    return places
  }

  private func unnamed<V: ArrangedView>(_ views: [V]) -> [ConstraintIssue] {
    let positions = views.indices.filter { views[$0].traits?.layoutItem == nil }
    guard let first = positions.first else { return [] }
    let subject = positions.count == 1 ? "a view" : "\(positions.count) views"
    let verb = positions.count == 1 ? "has" : "have"
    return [
      ConstraintIssue(
        .unnamed, "\(subject) of '\(onOneLine(layout.container.name))' \(verb) no name",
        details: ["the first at position \(first)"],
        reason: "constraints mean a view by its name; without one it stands in the middle",
        advice: "name it with '.constrained(as:)', or put it into another view")
    ]
  }

  private func place<V: ArrangedView>(_ view: V, in frame: CGRect?, of size: CGSize) -> Arranged.Place {
    if let frame {
      return Arranged.Place(origin: frame.origin, proposal: ProposedViewSize(frame.size), size: frame.size)
    }
    let room = CGSize(width: size.width.ifFinite ?? 0, height: size.height.ifFinite ?? 0)
    let own = view.size(for: ProposedViewSize(room))
    return Arranged.Place(
      origin: CGPoint(x: (room.width - own.width) / 2, y: (room.height - own.height) / 2),
      proposal: ProposedViewSize(room))
  }

  // MARK: The container

  private func system(
    _ items: [LayoutItem], in proposal: ProposedViewSize, _ isFilled: Bool
  ) -> ConstraintSystem {
    var system = ConstraintSystem(
      container: layout.container, items: items, constraints: layout.constraints)
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let (anchor, word) =
        isWidth
        ? (layout.container.widthAnchor, "width") : (layout.container.heightAnchor, "height")
      guard let offered = proposal[axis] else {
        system.constraints.append(
          LayoutConstraint(
            anchor, .equal, priority: .fittingSizeLevel,
            identifier: "ideal \(word) of \(layout.container.name)", location: layout.container.location))
        continue
      }
      guard offered.isFinite else { continue }
      let length = min(offered, ConstraintRows.longest)
      if isFilled || priority(axis).isRequired {
        if isWidth { system.width = length } else { system.height = length }
      } else {
        system.constraints.append(
          LayoutConstraint(
            anchor, .equal, constant: length, priority: priority(axis),
            identifier: "offered \(word) of \(layout.container.name)", location: layout.container.location))
      }
    }
    return system
  }

  private func priority(_ axis: Axis) -> LayoutConstraint.Priority {
    axis == .horizontal ? layout.horizontalFittingPriority : layout.verticalFittingPriority
  }

  /// The size that the container takes: without a limit as much as its constraints allow.
  private func size(
    _ solution: ConstraintSolution, _ frames: [String: CGRect], in proposal: ProposedViewSize,
    _ isFilled: Bool
  ) -> CGSize {
    let own = frames[layout.container.name]?.size ?? .zero
    let numbers = solution.coordinates[layout.container.name]
    func length(_ axis: Axis) -> CGFloat {
      guard let offered = proposal[axis] else { return own[axis] }
      if isFilled || priority(axis).isRequired { return offered }
      let range = axis == .horizontal ? numbers?.width : numbers?.height
      return offered.isFinite ? own[axis] : range?.upperBound ?? own[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// An issue that says of an open frame which one was chosen.
  private func issue(_ issue: ConstraintIssue, showing frames: [String: CGRect]) -> ConstraintIssue {
    guard issue.kind == .ambiguity, let name = issue.items.first, let frame = frames[name] else {
      return issue
    }
    return ConstraintIssue(
      issue.kind, issue.summary, details: issue.details + ["laid out at \(frameText(frame))"],
      reason: issue.reason, advice: issue.advice, constraints: issue.constraints, items: issue.items)
  }
}
