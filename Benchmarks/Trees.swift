import ViewGraph

/// The tree benchmarks: four sizes of a 10-ary tree, and chains of three depths.
///
/// Every node is a primitive view with three values, since a custom view that equals the one before
/// would be skipped. The root value is built anew for every update; its closures are new with it, so
/// nothing can be skipped because it is the same value.
@MainActor func treeBenchmarks() -> [Benchmark] {
  treeBenchmarks(.thousand, tree1k, stateTree1k) + treeBenchmarks(.tenThousand, tree11k, stateTree11k)
    + treeBenchmarks(.hundredThousand, tree111k, stateTree111k)
    + treeBenchmarks(.million, tree1M, stateTree1M)
    + [10, 100, 1000].flatMap(chainBenchmarks)
}

/// A size of the tree: how it is called and how many nodes it has.
struct TreeSize {
  let name: String
  /// How many nodes lie on the way from the root to a leaf, both counted.
  let levels: Int
  let count: Int
  /// How many rows of ten leaves lie between two views with state.
  let rowsPerSwitch: Int

  static let thousand = TreeSize(name: "1k", levels: 4, count: 1111, rowsPerSwitch: 1)
  static let tenThousand = TreeSize(name: "11k", levels: 5, count: 11_111, rowsPerSwitch: 1)
  static let hundredThousand = TreeSize(name: "111k", levels: 6, count: 111_111, rowsPerSwitch: 10)
  static let million = TreeSize(name: "1M", levels: 7, count: 1_111_111, rowsPerSwitch: 100)

  /// How many rows of ten leaves the tree has.
  var rowCount: Int { (2..<levels).reduce(1) { count, _ in count * 10 } }
}

/// What the leaves show: all the same, or some of them higher.
struct TreeModel: Equatable {
  var opacity = 1.0
  /// The row of leaves whose first is higher.
  var raisedRow = -1
  /// Whether the first leaf of every tenth row is higher: 1 % of all leaves.
  var raisesTenthRows = false

  func isRaised(_ row: Int) -> Bool {
    row == raisedRow || raisesTenthRows && row.isMultiple(of: 10)
  }
}

// MARK: The trees

/// A row of ten leaves.
@MainActor private func leaves(_ row: Int, _ model: TreeModel) -> some View {
  let isRaised = model.isRaised(row)
  return VStack(alignment: .leading, spacing: CGFloat(row)) {
    ForEach(0..<10, id: \.self) { column in
      Divider().frame(width: CGFloat(column), height: isRaised && column == 0 ? 2 : 1)
    }
  }
  .opacity(model.opacity)
}

@MainActor private func tree111(_ index: Int, _ model: TreeModel) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { leaves(index * 10 + $0, model) }
  }
  .opacity(model.opacity)
}

@MainActor private func tree1k(_ index: Int, _ model: TreeModel) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { tree111(index * 10 + $0, model) }
  }
  .opacity(model.opacity)
}

@MainActor private func tree11k(_ index: Int, _ model: TreeModel) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { tree1k(index * 10 + $0, model) }
  }
  .opacity(model.opacity)
}

@MainActor private func tree111k(_ index: Int, _ model: TreeModel) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { tree11k(index * 10 + $0, model) }
  }
  .opacity(model.opacity)
}

@MainActor private func tree1M(_ index: Int, _ model: TreeModel) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { tree111k(index * 10 + $0, model) }
  }
  .opacity(model.opacity)
}

// MARK: The trees with state among their leaves

/// A view with state, which hands out the binding that writes it.
private struct Switch: View {
  let probe: SwitchProbe
  @State private var isOn = false

  var body: some View {
    probe.take($isOn)
    return Text(isOn ? "On" : "Off")
  }
}

/// Keeps the binding that a view's body handed out first.
@MainActor private final class SwitchProbe {
  private(set) var binding: Binding<Bool>?

  func take(_ binding: @autoclosure () -> Binding<Bool>) {
    if self.binding == nil { self.binding = binding() }
  }
}

/// Which rows of a tree have a view with state, and these views' probes.
@MainActor private final class SwitchProbes {
  private let rowsPerSwitch: Int
  private let probes: [SwitchProbe]

  init(_ size: TreeSize) {
    rowsPerSwitch = size.rowsPerSwitch
    probes = (0..<size.rowCount / size.rowsPerSwitch).map { _ in SwitchProbe() }
  }

  func probe(ofRow row: Int) -> SwitchProbe? {
    row.isMultiple(of: rowsPerSwitch) ? probes[row / rowsPerSwitch] : nil
  }

  var bindings: [Binding<Bool>] { probes.compactMap(\.binding) }
}

@MainActor private func stateLevel<Child: View>(
  _ index: Int, _ child: @escaping (Int) -> Child
) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(index)) {
    ForEach(0..<10, id: \.self) { child(index * 10 + $0) }
  }
  .opacity(1)
}

@MainActor private func stateLeaves(_ row: Int, _ probes: SwitchProbes) -> some View {
  VStack(alignment: .leading, spacing: CGFloat(row)) {
    ForEach(0..<10, id: \.self) { column in
      if column == 0, let probe = probes.probe(ofRow: row) {
        Switch(probe: probe)
      } else {
        Divider().frame(width: CGFloat(column), height: 1)
      }
    }
  }
  .opacity(1)
}

@MainActor private func stateTree1k(_ probes: SwitchProbes) -> some View {
  stateLevel(0) { stateLevel($0) { stateLeaves($0, probes) } }
}

@MainActor private func stateTree11k(_ probes: SwitchProbes) -> some View {
  stateLevel(0) { stateLevel($0) { stateLevel($0) { stateLeaves($0, probes) } } }
}

@MainActor private func stateTree111k(_ probes: SwitchProbes) -> some View {
  stateLevel(0) { stateLevel($0) { stateLevel($0) { stateLevel($0) { stateLeaves($0, probes) } } } }
}

@MainActor private func stateTree1M(_ probes: SwitchProbes) -> some View {
  stateLevel(0) {
    stateLevel($0) { stateLevel($0) { stateLevel($0) { stateLevel($0) { stateLeaves($0, probes) } } } }
  }
}

// MARK: What is measured

/// A tree on a host, and what it shows.
@MainActor private final class TreeStage<Root: View> {
  let root: (Int, TreeModel) -> Root
  private let host: ViewHost<Root>
  private var shown: TreeModel

  init(_ root: @escaping (Int, TreeModel) -> Root, _ model: TreeModel, count: Int) {
    self.root = root
    shown = model
    host = ViewHost(root(0, model))
    precondition(host.tree.count == count, "the tree has \(host.tree.count) nodes, not \(count)")
  }

  /// Updates to a root value made for this update.
  func update(to model: TreeModel) {
    host.update(to: root(0, model))
    shown = model
  }

  /// Makes sure that a model is shown, or another that differs from it as the benchmark says.
  func show(_ model: TreeModel, or other: TreeModel? = nil) {
    if shown != model, shown != other { update(to: model) }
  }

  func flip(_ a: TreeModel, _ b: TreeModel) { update(to: shown == a ? b : a) }
}

@MainActor private func treeBenchmarks<Root: View, StateRoot: View>(
  _ size: TreeSize, _ root: @escaping (Int, TreeModel) -> Root,
  _ stateRoot: @escaping (SwitchProbes) -> StateRoot
) -> [Benchmark] {
  let prefix = "tree/\(size.name)"
  let plain = TreeModel()
  let stage = Shared { TreeStage(root, plain, count: size.count) }

  func pass(_ name: String, target: Double? = nil, note: String, to model: TreeModel) -> Benchmark {
    Benchmark(
      name: "\(prefix)/\(name)", unit: "node", count: size.count, limit: "\(prefix)/walk-kernel",
      target: target, note: note,
      prepare: {
        let stage = stage()
        return Sample(setUp: { stage.show(plain, or: model) }, run: { stage.flip(plain, model) })
      })
  }

  let raisedRow = size.rowCount / 2
  return treeKernelBenchmarks(size) + [
    buildBenchmark(size, { root(0, plain) }),
    pass("unchanged", target: 3, note: "all is described again, nothing differs", to: plain),
    pass("one-leaf", note: "full pass, 1 value differs", to: TreeModel(raisedRow: raisedRow)),
    pass("1-percent", note: "full pass, 1 % of the leaves differ", to: TreeModel(raisesTenthRows: true)),
    flipBenchmark(size, { root(0, plain) }),
  ] + stateBenchmarks(size, stateRoot)
}

/// Describes the tree on a new host; the one before is freed outside of the timing.
@MainActor private func buildBenchmark<Root: View>(
  _ size: TreeSize, _ root: @escaping () -> Root
) -> Benchmark {
  var bytes: (() -> Double)?
  if allocatedBytes() != nil { bytes = { bytesPerNode(root, count: size.count) } }
  return Benchmark(
    name: "tree/\(size.name)/build", unit: "node", count: size.count,
    limit: "tree/\(size.name)/rebuild-kernel", target: size.levels == 6 ? 5 : nil, bytes: bytes,
    note: "at most 200 bytes a node",
    prepare: {
      var host: ViewHost<Root>?
      return Sample(
        setUp: { host = nil },
        run: {
          host = ViewHost(root())
          blackHole(host)
        })
    })
}

/// Swaps the whole tree for another of the same size, by an `if` at the root.
@MainActor private func flipBenchmark<Root: View>(
  _ size: TreeSize, _ root: @escaping () -> Root
) -> Benchmark {
  Benchmark(
    name: "tree/\(size.name)/root-flip", unit: "node", count: size.count, limit: "tree/\(size.name)/build",
    target: 4, note: "all nodes go, as many come",
    prepare: {
      var isFirst = true
      let host = ViewHost(either(isFirst, root))
      return Sample(run: {
        isFirst.toggle()
        host.update(to: either(isFirst, root))
      })
    })
}

@MainActor @ViewBuilder private func either<Root: View>(_ isFirst: Bool, _ root: () -> Root) -> some View {
  if isFirst {
    root()
  } else {
    root()
  }
}

/// Writes the state of a view among the leaves: one body, one text that differs.
@MainActor private func stateBenchmarks<Root: View>(
  _ size: TreeSize, _ root: @escaping (SwitchProbes) -> Root
) -> [Benchmark] {
  let stage = Shared { StateStage(size, root) }
  let writes = 64

  func benchmark(_ name: String, note: String, order: @escaping (Int) -> [Int]) -> Benchmark {
    let limit = "tree/\(TreeSize.thousand.name)/\(name)"
    let isLarge = size.levels == TreeSize.million.levels
    return Benchmark(
      name: "tree/\(size.name)/\(name)", unit: "write", count: writes, limit: isLarge ? limit : nil,
      target: isLarge ? 4 : nil, note: note,
      prepare: {
        let stage = stage()
        let bindings = stage.bindings
        let order = order(bindings.count).map { bindings[$0] }
        var next = 0
        return Sample(run: {
          for _ in 0..<writes {
            let binding = order[next]
            next = next + 1 < order.count ? next + 1 : 0
            stage.host.update { binding.wrappedValue.toggle() }
          }
        })
      })
  }
  return [
    benchmark("state-hot", note: "always the same leaf", order: { [$0 / 2] }),
    benchmark("state-random", note: "each time another leaf", order: scattered),
  ]
}

/// A tree with state among its leaves on a host, and the bindings that write it.
@MainActor private final class StateStage<Root: View> {
  let host: ViewHost<Root>
  let bindings: [Binding<Bool>]

  init(_ size: TreeSize, _ root: (SwitchProbes) -> Root) {
    let probes = SwitchProbes(size)
    host = ViewHost(root(probes))
    bindings = probes.bindings
    // A view with state has a text below it.
    let count = size.count + bindings.count
    precondition(host.tree.count == count, "the tree has \(host.tree.count) nodes, not \(count)")
  }
}

// MARK: Chains

/// Three depths of a single path: nine containers to one erased view.
@MainActor private func chainBenchmarks(_ depth: Int) -> [Benchmark] {
  let build = Benchmark(
    name: "chain/\(depth)/build", unit: "node", count: depth, note: "every tenth is an AnyView",
    prepare: {
      var host: ViewHost<AnyView>?
      return Sample(
        setUp: { host = nil },
        run: {
          host = ViewHost(chain(depth))
          blackHole(host)
        })
    })
  let unchanged = Benchmark(
    name: "chain/\(depth)/unchanged", unit: "node", count: depth, note: "every tenth is an AnyView",
    prepare: {
      let host = ViewHost(chain(depth))
      precondition(host.tree.count == depth, "the chain has \(host.tree.count) nodes, not \(depth)")
      return Sample(run: { host.update(to: chain(depth)) })
    })
  return [build, unchanged]
}

/// A path of nodes, whose number is a multiple of ten.
@MainActor private func chain(_ depth: Int) -> AnyView {
  var view = AnyView(eight(Divider().frame(width: 1, height: 1)))
  for _ in 1..<depth / 10 { view = AnyView(one(eight(view))) }
  return view
}

@MainActor private func eight(_ content: some View) -> some View {
  one(one(one(one(one(one(one(one(content))))))))
}

@MainActor private func one(_ content: some View) -> some View {
  VStack(alignment: .leading, spacing: 4) { content }.opacity(1)
}

// MARK: Memory

/// What a new host with the tree takes, a node.
@MainActor private func bytesPerNode<Root: View>(_ root: () -> Root, count: Int) -> Double {
  let before = allocatedBytes() ?? 0
  let host = ViewHost(root())
  let after = allocatedBytes() ?? 0
  withExtendedLifetime(host) {}
  return (after - before) / Double(count)
}
