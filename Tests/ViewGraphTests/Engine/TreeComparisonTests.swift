import Testing

@testable import ViewGraph

/// Two finished trees, compared without a host.
@MainActor struct TreeComparisonTests {
  /// What is wrong with the difference between two trees.
  private func mismatches(_ old: ViewTree, _ new: ViewTree) -> [String] {
    let unchanged = old.copy()
    let difference = old.difference(to: new)
    var lines: [String] = []
    var tree = old.copy()
    difference.apply(to: &tree)
    if !tree.isEquivalent(to: new) { lines.append("applied, it gives:\n\(tree)\ninstead of:\n\(new)") }
    if PlainNode(tree).withoutLeaving != PlainNode(new).withoutLeaving {
      lines.append("applied, it does not say what the new tree says")
    }
    if tree.count - tree.leavingCount != new.count - new.leavingCount {
      lines.append("\(tree.count) views instead of \(new.count)")
    }
    if !tree.difference(to: new).isEmpty { lines.append("a second comparison finds more") }
    difference.undo(on: &tree)
    if tree != old { lines.append("undone, it does not give the old tree") }
    if old != unchanged { lines.append("the old tree has changed") }
    if difference.isEmpty != old.isEquivalent(to: new), old.leavingCount == 0 {
      lines.append("empty: \(difference.isEmpty), equivalent: \(old.isEquivalent(to: new))")
    }
    return lines
  }

  @Test(arguments: RandomTreeTests.seeds)
  func `the difference of two trees leads from one to the other, and back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let plan = Plan.random(depth: 4, using: &generator)
    let changed = plan.changed(using: &generator)
    let other = Plan.random(depth: 4, using: &generator)
    let trees = [plan, changed, other, plan].map { ViewHost(PlanView(plan: $0)).tree }
    for (a, b) in [(0, 1), (1, 0), (0, 2), (2, 1), (0, 3)] {
      let lines = mismatches(trees[a], trees[b])
      #expect(lines.isEmpty, "seed \(seed), from \(a) to \(b):\n\(lines.joined(separator: "\n"))")
    }
    #expect(trees[0].isEquivalent(to: trees[3]), "seed \(seed)")
  }

  @Test(arguments: RandomTreeTests.seeds)
  func `the difference of two trees is what a host logs between them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plan = Plan.random(depth: 4, using: &generator)
    let host = ViewHost(PlanView(plan: plan))
    for step in 0..<4 {
      plan = plan.changed(using: &generator)
      let before = host.tree
      let difference = before.difference(to: ViewHost(PlanView(plan: plan)).tree)
      var compared = before
      difference.apply(to: &compared)

      let update = host.update(to: PlanView(plan: plan))

      let expected = PlainLog(update.log.first ?? TreeDifference(), before: before, after: host.tree)
      let lines = expected.mismatches(with: PlainLog(difference, before: before, after: compared))
      #expect(lines.isEmpty, "seed \(seed), step \(step):\n\(lines.joined(separator: "\n"))")
      #expect(compared.description == host.tree.description, "seed \(seed), step \(step)")
      #expect(compared.isEquivalent(to: host.tree), "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: RandomTreeTests.seeds)
  func `views that leave stay, or come back`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let plan = Plan.random(depth: 4, using: &generator)
    let changed = plan.changed(using: &generator)
    let host = ViewHost(PlanView(plan: plan))
    withAnimation { _ = host.update(to: PlanView(plan: changed)) }
    let before = host.tree
    let next = changed.changed(using: &generator)
    let others = [plan, changed, next].map { ViewHost(PlanView(plan: $0)).tree } + [host.tree]
    for (index, other) in others.enumerated() {
      let lines = mismatches(before, other) + mismatches(other, before)
      #expect(lines.isEmpty, "seed \(seed), tree \(index):\n\(lines.joined(separator: "\n"))")
    }
    #expect(before.difference(to: others[1]).isEmpty, "seed \(seed)")

    let difference = before.difference(to: others[2])
    var compared = before
    difference.apply(to: &compared)
    let update = host.update(to: PlanView(plan: next))
    let expected = PlainLog(update.log.first ?? TreeDifference(), before: before, after: host.tree)
    let lines = expected.mismatches(with: PlainLog(difference, before: before, after: compared))
    #expect(lines.isEmpty, "seed \(seed), back:\n\(lines.joined(separator: "\n"))")
  }

  @Test func `an id has the number that it has in the old tree, and another one another`() {
    struct List: View {
      let ids: [String]
      var body: some View { VStack { ForEach(ids, id: \.self) { Text(verbatim: $0) } } }
    }
    let old = ViewHost(List(ids: ["a", "b", "c"])).tree
    let new = ViewHost(List(ids: ["x", "c", "y", "a"])).tree

    var tree = old
    old.difference(to: new).apply(to: &tree)

    let stack = tree[tree[ViewTree.rootID].children[0]].children[0]
    let codes = tree[stack].children.map { tree.storage.codes(of: $0).map(\.number) }
    #expect(codes == [[3], [2], [4], [0]])
    #expect(tree[stack].children.compactMap { tree[$0].title } == ["x", "c", "y", "a"])
  }

  @Test func `a view of another kind, or under other modifiers, at the same steps is another view`() {
    func trees<A: View, B: View>(_ a: A, _ b: B) -> (ViewTree, ViewTree) {
      (ViewHost(a).tree, ViewHost(b).tree)
    }
    let pairs = [
      trees(Text(verbatim: "a"), Color.red),
      trees(VStack { Text(verbatim: "a") }, HStack { Text(verbatim: "a") }),
      trees(Text(verbatim: "a"), Text(verbatim: "a").opacity(0.5)),
      trees(Text(verbatim: "a").padding(1), Text(verbatim: "a").opacity(0.5)),
    ]
    for (old, new) in pairs {
      #expect(mismatches(old, new) == [])
      #expect(!old.isEquivalent(to: new))
      #expect(!old.difference(to: new).isEmpty)
      #expect(mismatches(new, old) == [])
    }
  }

  @Test func `an empty tree and a full one are compared, too`() {
    let full = ViewHost(VStack { Text(verbatim: "a") }).tree
    #expect(mismatches(ViewTree(), full) == [])
    #expect(mismatches(full, ViewTree()) == [])
    #expect(ViewTree().difference(to: ViewTree()).isEmpty)
    #expect(!full.isEquivalent(to: ViewTree()))
  }

  @Test func `trees of any depth are compared`() {
    struct Level: View {
      let depth: Int
      let leaf: Int
      var body: some View {
        if depth > 0 { VStack { Level(depth: depth - 1, leaf: leaf) } } else { Text(verbatim: "\(leaf)") }
      }
    }
    let old = ViewHost(Level(depth: 5_000, leaf: 1)).tree
    let new = ViewHost(Level(depth: 5_000, leaf: 2)).tree

    let difference = old.difference(to: new)
    #expect(difference.count == 1)
    var tree = old
    difference.apply(to: &tree)
    #expect(tree.isEquivalent(to: new))

    var grown = ViewTree()
    let growth = grown.difference(to: new)
    growth.apply(to: &grown)
    #expect(grown.isEquivalent(to: new))
    growth.undo(on: &grown)
    #expect(grown.count == 0)
  }

  @Test func `a long list that is reversed is compared in time that grows with its length`() {
    struct List: View {
      let ids: [Int]
      var body: some View { VStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } }
    }
    let old = ViewHost(List(ids: Array(0..<5_000))).tree
    let host = ViewHost(List(ids: Array((0..<5_000).reversed())))
    #expect(old.difference(to: host.tree).count == 1)
    let reversed = host.tree
    withAnimation { _ = host.update(to: List(ids: [])) }
    #expect(host.tree.difference(to: reversed).count == 1)
    #expect(host.tree.difference(to: old).count == 1)
  }
}

extension PlainNode {
  fileprivate var withoutLeaving: PlainNode { with(children: children.map(\.withoutLeaving), leaving: []) }
}

extension ViewTree {
  fileprivate var leavingCount: Int { walk(from: ViewTree.rootID).count { $0.isLeaving } }
}
