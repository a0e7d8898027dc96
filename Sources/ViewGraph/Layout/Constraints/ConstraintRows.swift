import Foundation

/// Constraints as sums of numbered variables, in an order that does not depend on the author's.
struct ConstraintRows {
  /// Items that depend on each other: their variables and the rows between them.
  struct Group {
    var variables: [Int]
    var rows: [Int]
  }

  /// The constraints that can be solved, those of contents and of the container's size among them.
  private(set) var constraints: [LayoutConstraint] = []
  /// The row of each constraint.
  private(set) var rows: [ConstraintProgram.Row] = []
  /// For each variable, whether it is a length; places may be negative.
  private(set) var isLength: [Bool] = []
  /// What was left out, and why.
  private(set) var issues: [ConstraintIssue] = []

  private var items: [String: LayoutItem] = [:]
  /// The variable of each item's x; width, y and height follow.
  ///
  /// The container has width and height alone.
  private var firstVariable: [String: Int] = [:]
  private let container: String

  /// The largest number of points that keeps sums exact to a millionth.
  static let longest: CGFloat = 1e7

  init(_ system: ConstraintSystem) {
    container = system.container.name
    add([system.container] + system.items)
    for axis in Axis.allCases {
      add(size: axis == .horizontal ? system.width : system.height, of: system.container, along: axis)
    }
    for item in items.values.sorted(by: { $0.name < $1.name }) { addContent(of: item) }
    for constraint in system.constraints {
      if let issue = issue(with: constraint) { issues.append(issue) } else { constraints.append(constraint) }
    }
    constraints.sort(by: isOrdered)
    issues.sort { ($0.summary, $0.reason) < ($1.summary, $1.reason) }
    rows = constraints.map(row)
  }

  /// The groups of items that no constraint connects.
  func groups() -> [Group] {
    var parents = Array(isLength.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    for row in rows {
      for term in row.terms.dropFirst() { parents[root(term.variable)] = root(row.terms[0].variable) }
    }
    var groups: [Group] = []
    var groupOfRoot: [Int: Int] = [:]
    for variable in isLength.indices {
      let group = groupOfRoot[root(variable), default: groups.count]
      if group == groups.count {
        groupOfRoot[root(variable)] = group
        groups.append(Group(variables: [], rows: []))
      }
      groups[group].variables.append(variable)
    }
    for (index, row) in rows.enumerated() {
      // A row without variables compares two numbers; it has a group of its own.
      if let term = row.terms.first, let group = groupOfRoot[root(term.variable)] {
        groups[group].rows.append(index)
      } else {
        groups.append(Group(variables: [], rows: [index]))
      }
    }
    return groups
  }

  /// The numbers of each item from those of the variables.
  func coordinates(_ spans: [ClosedRange<CGFloat>]) -> [String: ConstraintSolution.Coordinates] {
    var result: [String: ConstraintSolution.Coordinates] = [:]
    for (name, first) in firstVariable {
      result[name] =
        name == container
        ? ConstraintSolution.Coordinates(x: 0...0, y: 0...0, width: spans[first], height: spans[first + 1])
        : ConstraintSolution.Coordinates(
          x: spans[first], y: spans[first + 2], width: spans[first + 1], height: spans[first + 3])
    }
    return result
  }

  /// The numbers of the variables from those of each item.
  func spans(of coordinates: [String: ConstraintSolution.Coordinates]) -> [ClosedRange<CGFloat>] {
    var spans = [ClosedRange<CGFloat>](repeating: 0...0, count: isLength.count)
    for (name, first) in firstVariable {
      guard let numbers = coordinates[name] else { continue }
      let own =
        name == container
        ? [numbers.width, numbers.height] : [numbers.x, numbers.width, numbers.y, numbers.height]
      spans.replaceSubrange(first..<first + own.count, with: own)
    }
    return spans
  }

  // MARK: - Items

  private mutating func add(_ all: [LayoutItem]) {
    for item in all {
      if items[item.name] == nil {
        items[item.name] = item
      } else {
        issues.append(duplicate(item))
      }
    }
    for name in items.keys.sorted() {
      firstVariable[name] = isLength.count
      isLength += name == container ? [true, true] : [false, true, false, true]
    }
  }

  private mutating func addContent(of item: LayoutItem) {
    for axis in Axis.allCases {
      let content = axis == .horizontal ? item.width : item.height
      guard let length = content.length else { continue }
      let anchor = axis == .horizontal ? item.widthAnchor : item.heightAnchor
      guard length >= 0, isUsable(length) else {
        issues.append(unusableContent(of: item, anchor.attribute, length))
        continue
      }
      let parts: [(LayoutConstraint.Relation, LayoutConstraint.Priority, String)] = [
        (.lessThanOrEqual, content.hugging, "hugging"),
        (.greaterThanOrEqual, content.compressionResistance, "compression resistance"),
      ]
      for (relation, priority, name) in parts {
        let constraint = LayoutConstraint(
          anchor, relation, constant: length, priority: priority, identifier: "\(name) of \(item.name)",
          location: item.location)
        if let issue = issue(with: constraint) {
          issues.append(issue)
        } else {
          constraints.append(constraint)
        }
      }
    }
  }

  private func unusableContent(
    of item: LayoutItem, _ side: LayoutConstraint.Attribute, _ length: CGFloat
  ) -> ConstraintIssue {
    let range = "from 0 to \(shortNumber(Double(largest)))"
    return ConstraintIssue(
      .invalid,
      "content of '\(onOneLine(item.name))' has the \(side.rawValue) \(shortNumber(Double(length)))",
      details: item.location.map { ["at \($0)"] } ?? [],
      reason: "a length is a number of points \(range); the content is left out",
      advice: "give a length, or 'nil' for content without one", items: [item.name])
  }

  private mutating func add(size: CGFloat?, of container: LayoutItem, along axis: Axis) {
    guard let size else { return }
    let anchor = axis == .horizontal ? container.widthAnchor : container.heightAnchor
    let constraint = LayoutConstraint(
      anchor, .equal, constant: size, identifier: "size of \(container.name)", location: container.location)
    if let issue = issue(with: constraint) { issues.append(issue) } else { constraints.append(constraint) }
  }

  // MARK: - Constraints

  /// The sum that a constraint compares with a number.
  private func row(_ constraint: LayoutConstraint) -> ConstraintProgram.Row {
    var factors: [Int: Double] = [:]
    var constant = Double(constraint.constant)
    func add(_ anchor: LayoutAnchor, times factor: Double) {
      let (terms, offset) = sum(anchor)
      for (variable, share) in terms { factors[variable, default: 0] += factor * share }
      constant -= factor * offset
    }
    add(constraint.firstAnchor, times: 1)
    if let second = constraint.secondAnchor { add(second, times: -Double(constraint.multiplier)) }
    let terms = factors.filter { abs($0.value) > 1e-9 }.sorted { $0.key < $1.key }
    return ConstraintProgram.Row(
      terms: terms.map { ($0.key, $0.value) }, relation: constraint.relation, constant: constant,
      level: constraint.priority.rawValue)
  }

  /// An anchor as a sum of variables and a number of points.
  private func sum(_ anchor: LayoutAnchor) -> (terms: [(Int, Double)], offset: Double) {
    let first = firstVariable[anchor.item, default: 0]
    let isContainer = anchor.item == container
    let isHorizontal = anchor.attribute.axis == .horizontal
    let length = first + (isContainer ? 0 : 1) + (isHorizontal ? 0 : isContainer ? 1 : 2)
    let place: [(Int, Double)] = isContainer ? [] : [(length - 1, 1)]
    switch anchor.attribute {
    case .leading, .top: return (place, 0)
    case .trailing, .bottom: return (place + [(length, 1)], 0)
    case .centerX, .centerY: return (place + [(length, 0.5)], 0)
    case .width, .height: return ([(length, 1)], 0)
    case .firstBaseline:
      guard let offset = items[anchor.item]?.firstBaselineOffset else { return (place + [(length, 1)], 0) }
      return (place, Double(offset))
    }
  }

  /// What keeps a constraint from being solved, or `nil`.
  private func issue(with constraint: LayoutConstraint) -> ConstraintIssue? {
    let anchors = [constraint.firstAnchor] + (constraint.secondAnchor.map { [$0] } ?? [])
    func invalid(_ what: String, _ rule: String, _ advice: String) -> ConstraintIssue {
      ConstraintIssue(
        .invalid, "'\(constraint.name)' \(what)", details: constraint.location.map { ["at \($0)"] } ?? [],
        reason: "\(rule); the constraint is left out", advice: advice, constraints: [constraint],
        items: anchors.map(\.item))
    }
    if let unknown = anchors.first(where: { items[$0.item] == nil }) {
      return invalid(
        "names '\(onOneLine(unknown.item))', which is no item",
        "a constraint is about items of its container",
        "add the item, or correct the name")
    }
    if !constraint.priority.isValid {
      return invalid(
        "has the priority \(shortNumber(Double(constraint.priority.rawValue)))",
        "a priority is from 1 to 1000",
        "use 1000 for a constraint that must hold, 999 and less for one that may give way")
    }
    if !isUsable(constraint.constant) {
      return invalid(
        "has the constant \(shortNumber(Double(constraint.constant)))",
        "a constant is at most \(shortNumber(Double(largest))) points",
        "leave the constraint out where nothing bounds the item")
    }
    let baselines = anchors.filter { $0.attribute == .firstBaseline }.compactMap {
      items[$0.item]?.firstBaselineOffset
    }
    if let baseline = baselines.first(where: { !isUsable($0) }) {
      return invalid(
        "uses the baseline \(shortNumber(Double(baseline)))", "a baseline is a number of points",
        "give the item a finite baseline, or 'nil' for its lower edge")
    }
    guard let second = constraint.secondAnchor else {
      return constraint.firstAnchor.attribute.isLength
        ? nil
        : invalid(
          "compares a place with a number", "a place is relative to another; UIKit throws",
          "compare it with an edge of the container, plus the number")
    }
    if constraint.multiplier != 0 || !constraint.firstAnchor.attribute.isLength,
      !(abs(constraint.multiplier) >= smallestFactor && abs(constraint.multiplier) <= 1 / smallestFactor)
    {
      return invalid(
        "has the multiplier \(shortNumber(Double(constraint.multiplier)))",
        "a multiplier is from 1/1024 to 1024, of either sign", "compare with a constant, or with another item"
      )
    }
    let first = constraint.firstAnchor.attribute
    if first.isLength != second.attribute.isLength || (!first.isLength && first.axis != second.attribute.axis)
    {
      return invalid(
        "pairs '\(first.rawValue)' with '\(second.attribute.rawValue)'",
        "places compare with places of the same axis, lengths with lengths; UIKit throws",
        "use two anchors of one sort")
    }
    return nil
  }

  private func duplicate(_ item: LayoutItem) -> ConstraintIssue {
    ConstraintIssue(
      .invalid, "two items are called '\(onOneLine(item.name))'",
      details: item.location.map { ["the second at \($0)"] } ?? [],
      reason: "constraints mean an item by its name; the second is left out",
      advice: "give every item a name of its own", items: [item.name])
  }
}

private let largest = ConstraintRows.longest
/// The smallest factor, other than zero, and the inverse of the largest.
private let smallestFactor: CGFloat = 1.0 / 1_024

private func isUsable(_ points: CGFloat) -> Bool { points.isFinite && abs(points) <= largest }

/// An order of constraints that depends on what they say, not on where they stand in a list.
private func isOrdered(_ a: LayoutConstraint, _ b: LayoutConstraint) -> Bool {
  if a.priority != b.priority { return a.priority > b.priority }
  if a.firstAnchor != b.firstAnchor { return isOrdered(a.firstAnchor, b.firstAnchor) }
  if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
  if a.secondAnchor != b.secondAnchor {
    guard let first = a.secondAnchor, let second = b.secondAnchor else { return a.secondAnchor == nil }
    return isOrdered(first, second)
  }
  if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
  if a.constant != b.constant { return a.constant < b.constant }
  if a.identifier != b.identifier { return (a.identifier ?? "") < (b.identifier ?? "") }
  let places = (a.location?.description ?? "", b.location?.description ?? "")
  return places.0 < places.1
}

private func isOrdered(_ a: LayoutAnchor, _ b: LayoutAnchor) -> Bool {
  (a.item, a.attribute.rawValue) < (b.item, b.attribute.rawValue)
}
