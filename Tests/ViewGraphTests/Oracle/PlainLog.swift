@testable import ViewGraph

/// What an update did to a tree, view by view, with nothing left out and nothing numbered.
struct PlainLog {
  enum Entry: Equatable {
    case created(ViewKind, [AttributeSchema], [AttributeValue])
    case ended
    case value(layer: Int, AttributeSchema, component: Int, old: AttributeValue, new: AttributeValue)
    case arranged(old: Arrangement, new: Arrangement)
    /// An entry of the engine's that says nothing.
    case superfluous
  }

  /// The steps to the children of a view, present and leaving.
  struct Arrangement: Equatable {
    let children: [[IdentityStep.Course]]
    let leaving: [[IdentityStep.Course]]
  }

  /// The entries of each view: what changed in it, in the order of its values, then its children.
  private(set) var entries: [Place: [Entry]] = [:]

  init() {}

  mutating func add(_ entry: Entry, at place: Place) { entries[place, default: []].append(entry) }

  var isEmpty: Bool { entries.isEmpty }
}

/// Reading the engine's log.
extension PlainLog {
  /// - Parameters:
  ///   - before: The tree to which the difference applies.
  ///   - after: The tree to which it leads.
  init(_ difference: TreeDifference, before: ViewTree, after: ViewTree) {
    var values: [Place: [Entry]] = [:]
    var arranged: [Place: [Entry]] = [:]
    for entry in difference.entries {
      switch entry {
      case .created(let id, _, _):
        let node = after[id]
        add(.created(node.kind, node.schemas, node.values), at: Place(of: id, in: after))
      case .discarded(let id, _):
        add(.ended, at: Place(of: id, in: before))
      case .values(let id, let layer, _, _):
        let place = Place(of: id, in: before)
        values[place, default: []] += Self.values(of: id, layer, before, after)
      case .arranged(let id, let old, let new):
        let entry = Entry.arranged(old: Arrangement(old, in: before), new: Arrangement(new, in: after))
        arranged[Place(of: id, in: before), default: []].append(entry)
      }
    }
    for (place, changes) in values {
      for change in changes.sorted(by: Self.isInFront) { add(change, at: place) }
    }
    for (place, changes) in arranged {
      for change in changes { add(change == change.undone ? .superfluous : change, at: place) }
    }
  }

  /// The single values that differ in a layer of the engine's, which counts keys of steps as layers, too.
  private static func values(
    of id: NodeID, _ layer: Int, _ before: ViewTree, _ after: ViewTree
  ) -> [Entry] {
    let keyCount = before[id].steps.count { step in
      switch step.course {
      case .element, .explicit, .content: true
      case .child, .branch: false
      }
    }
    let index = layer - keyCount
    let (old, new) = (PlainNode(alone: id, in: before).layers, PlainNode(alone: id, in: after).layers)
    guard old.indices.contains(index), new.indices.contains(index) else { return [.superfluous] }
    let entries = zip(old[index].values, new[index].values).enumerated().compactMap { component, values in
      values.0 == values.1
        ? nil
        : Entry.value(
          layer: index, old[index].schema, component: component, old: values.0, new: values.1)
    }
    return entries.isEmpty ? [.superfluous] : entries
  }

  private static func isInFront(_ a: Entry, _ b: Entry) -> Bool {
    guard case .value(let layer, _, let component, _, _) = a,
      case .value(let otherLayer, _, let otherComponent, _, _) = b
    else { return false }
    return (layer, component) < (otherLayer, otherComponent)
  }
}

extension PlainNode {
  /// A node of a tree without its relatives.
  fileprivate convenience init(alone id: NodeID, in tree: ViewTree) {
    let node = tree[id]
    self.init(
      steps: node.steps.map(\.course), kind: node.kind, schemas: node.schemas, values: node.values,
      children: [], leaving: [])
  }
}

extension PlainLog.Arrangement {
  init(_ arrangement: TreeDifference.Arrangement, in tree: ViewTree) {
    children = arrangement.children.map { tree[$0].steps.map(\.course) }
    leaving = arrangement.leaving.map { tree[$0].steps.map(\.course) }
  }

  init(_ children: [PlainNode], leaving: [PlainNode]) {
    self.children = children.map(\.steps)
    self.leaving = leaving.map(\.steps)
  }
}

extension PlainLog.Entry {
  fileprivate var undone: PlainLog.Entry {
    if case .arranged(let old, let new) = self { return .arranged(old: new, new: old) }
    return self
  }
}

/// Comparing logs.
extension PlainLog {
  /// What differs, a line for each entry that only one of the logs has.
  func mismatches(with engine: PlainLog) -> [String] {
    Set(entries.keys).union(engine.entries.keys).sorted { $0.description < $1.description }.flatMap { place in
      let (ours, theirs) = (entries[place] ?? [], engine.entries[place] ?? [])
      if ours == theirs { return [String]() }
      return ours.filter { !theirs.contains($0) }.map { "missing at \(place): \($0)" }
        + theirs.filter { !ours.contains($0) }.map { "too much at \(place): \($0)" }
        + ["\(place) has \(theirs.count) entries; it should have \(ours.count)"]
    }
  }
}

extension PlainLog.Entry: CustomStringConvertible {
  var description: String {
    switch self {
    case .created(let kind, _, let values): "created \(kind.name) \(values)"
    case .ended: "ended"
    case .value(_, let schema, let component, let old, let new):
      "\(schema.name).\(schema.components[component].name) \(old) → \(new)"
    case .arranged(let old, let new): "arranged \(old) → \(new)"
    case .superfluous: "an entry that says nothing"
    }
  }
}

extension PlainLog.Arrangement: CustomStringConvertible {
  var description: String {
    func words(_ ways: [[IdentityStep.Course]]) -> String {
      ways.map { $0.map { IdentityStep($0).description }.joined() }.joined(separator: " ")
    }
    return leaving.isEmpty ? "<\(words(children))>" : "<\(words(children)) leaving \(words(leaving))>"
  }
}
