@testable import ViewGraph

/// Brings an old tree to a new description as plainly as it can be said.
///
/// This is what the engine does, without its speed: children are looked up by the steps to them, values
/// are compared by `==`, and everything that differs is written down. It knows of transitions that every
/// removal in an animated update takes time, except that of what an `AnyView` swaps outside of
/// conditions, elements and ids.
struct PlainReconciler {
  let isAnimated: Bool
  private(set) var log = PlainLog()
  private(set) var report = PlainReport()

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Writes down what leads from an old tree to a new one, and returns the tree with the views that leave.
  mutating func reconcile(_ old: PlainNode, _ new: PlainNode) -> PlainNode {
    reconcile(old, new, at: .root, below: [])
  }

  private mutating func reconcile(
    _ old: PlainNode, _ new: PlainNode, at place: Place, below ancestors: [PlainNode]
  ) -> PlainNode {
    compareValues(old, new, at: place)

    let oldBySteps = Self.bySteps(old.children)
    let leavingBySteps = Self.bySteps(old.leaving)
    let newSteps = Set(new.children.map(\.steps))

    var children: [PlainNode] = []
    for child in new.children {
      let childPlace = place.appending(child)
      if let before = oldBySteps[child.steps] {
        children.append(reconcile(before, child, at: childPlace, below: ancestors + [new]))
      } else if let before = leavingBySteps[child.steps] {
        report.revived.insert(childPlace)
        children.append(reconcile(before, child, at: childPlace, below: ancestors + [new]))
      } else {
        report.inserted.insert(childPlace)
        noteCreated(child, at: childPlace)
        children.append(child)
      }
    }

    let removed = old.children.filter { !newSteps.contains($0.steps) }
    for child in removed { report.removed.insert(place.appending(child)) }
    let leavingNow = removed.filter { isAnimated && !isSwapped($0, by: new, whichHad: old, below: ancestors) }
    for child in removed where !leavingNow.contains(where: { $0 === child }) {
      noteEnded(child, at: place.appending(child))
    }
    let leaving = old.leaving.filter { !newSteps.contains($0.steps) } + leavingNow

    let before = PlainLog.Arrangement(old.children, leaving: old.leaving)
    let after = PlainLog.Arrangement(children, leaving: leaving)
    if before != after { log.add(.arranged(old: before, new: after), at: place) }
    findMoves(old, new, at: place)
    return new.with(children: children, leaving: leaving)
  }

  private static func bySteps(_ siblings: [PlainNode]) -> [[IdentityStep.Course]: PlainNode] {
    // Only a broken tree has two of the same steps; it has been reported by the update that broke it.
    Dictionary(siblings.map { ($0.steps, $0) }) { first, _ in first }
  }

  private mutating func compareValues(_ old: PlainNode, _ new: PlainNode, at place: Place) {
    var lines: [[String]] = []
    for (index, (before, after)) in zip(old.layers, new.layers).enumerated() {
      var linesOfLayer: [String] = []
      for (component, (x, y)) in zip(before.values, after.values).enumerated() where x != y {
        log.add(.value(layer: index, before.schema, component: component, old: x, new: y), at: place)
        // The value that an animation watches is no attribute of the view.
        guard before.schema != .animation else { continue }
        linesOfLayer.append(
          "\(before.schema.name).\(before.schema.components[component].name) \(x) → \(y)")
      }
      lines.append(linesOfLayer)
    }
    let all = lines.reversed().flatMap { $0 }
    if !all.isEmpty { report.attributes[place] = all }
  }

  private mutating func noteCreated(_ node: PlainNode, at place: Place) {
    log.add(.created(node.kind, node.schemas, node.values), at: place)
    for child in node.children { noteCreated(child, at: place.appending(child)) }
  }

  private mutating func noteEnded(_ node: PlainNode, at place: Place) {
    log.add(.ended, at: place)
    for child in node.children + node.leaving { noteEnded(child, at: place.appending(child)) }
  }

  /// Whether a removed child was in an `AnyView` that now hides another type, with no condition, element
  /// or id around the `AnyView`.
  private func isSwapped(
    _ child: PlainNode, by new: PlainNode, whichHad old: PlainNode, below ancestors: [PlainNode]
  ) -> Bool {
    guard case .content? = child.steps.first, !new.children.isEmpty,
      !new.children.contains(where: { $0.steps.first == child.steps.first })
    else { return false }
    for view in (ancestors + [new]).reversed() {
      guard view.kind.isTransparent, view.kind.role != .root else { break }
      for case .branch in view.steps { return false }
      for case .element in view.steps { return false }
      for case .explicit in view.steps { return false }
    }
    return true
  }

  /// Of the children that stay, all move but those of the longest chain in the old order.
  private mutating func findMoves(_ old: PlainNode, _ new: PlainNode, at place: Place) {
    let staying = new.children.indices.filter { index in
      old.children.contains { $0.steps == new.children[index].steps }
    }
    let oldPositions = staying.map { index in
      old.children.firstIndex { $0.steps == new.children[index].steps } ?? -1
    }
    let stays = Set(plainLongestChain(in: oldPositions))
    for (index, from) in zip(staying, oldPositions) where !stays.contains(from) {
      let child = new.children[index]
      report.moved[place.appending(child)] = PlainReport.Move(
        from: from - start(of: child, in: old.children), to: index - start(of: child, in: new.children))
    }
  }

  /// The position of the first child of the same outermost `ForEach`.
  private func start(of child: PlainNode, in siblings: [PlainNode]) -> Int {
    func wayToForEach(_ node: PlainNode) -> [IdentityStep.Course] {
      Array(node.steps.prefix { if case .element = $0 { false } else { true } })
    }
    return siblings.firstIndex { wayToForEach($0) == wayToForEach(child) } ?? 0
  }
}

/// The end of removals.
extension PlainReconciler {
  /// Writes down what ends when all removals end, and returns the tree without the views that left.
  mutating func finishRemovals(_ node: PlainNode, at place: Place = .root) -> PlainNode {
    if !node.leaving.isEmpty {
      log.add(
        .arranged(
          old: PlainLog.Arrangement(node.children, leaving: node.leaving),
          new: PlainLog.Arrangement(node.children, leaving: [])), at: place)
    }
    for child in node.leaving {
      report.removed.insert(place.appending(child))
      noteEnded(child, at: place.appending(child))
    }
    let children = node.children.map { finishRemovals($0, at: place.appending($0)) }
    return node.with(children: children, leaving: [])
  }
}

/// The longest increasing subsequence of different numbers; of several, the one with the smallest number at
/// every place.
///
/// In quadratic time: for each number the length of the longest chain that begins with it, then the smallest
/// number that can begin a chain of the length that is still needed.
func plainLongestChain(in numbers: [Int]) -> [Int] {
  var lengths = Array(repeating: 1, count: numbers.count)
  for index in numbers.indices.reversed() {
    for later in numbers.indices[(index + 1)...] where numbers[later] > numbers[index] {
      lengths[index] = max(lengths[index], lengths[later] + 1)
    }
  }
  var chain: [Int] = []
  var first = 0
  for needed in (1...max(1, lengths.max() ?? 0)).reversed() {
    let candidates = numbers.indices[first...].filter { index in
      lengths[index] == needed && chain.last.map { $0 < numbers[index] } ?? true
    }
    guard let next = candidates.min(by: { numbers[$0] < numbers[$1] }) else { break }
    chain.append(numbers[next])
    first = next + 1
  }
  return chain
}
