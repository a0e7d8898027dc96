/// The limits of the tree benchmarks: the same work written by hand for one tree of one shape.
///
/// The tree is 10-ary and stands in preorder, an array a property; every node has a key, a number of
/// children and three values. *Walk* computes the fresh values of every node and compares them with
/// the stored ones; *rebuild* writes them into storage that is large enough. Both go node by node: a
/// value that differs leads to a call, so the compiler cannot make vector instructions of a row of
/// leaves, and the machine code of *rebuild* was looked through for them (Swift 6.3.1, x86-64).
@MainActor func treeKernelBenchmarks(_ size: TreeSize) -> [Benchmark] {
  let walk = Benchmark(
    name: "tree/\(size.name)/walk-kernel", unit: "node", count: size.count,
    note: "preorder arrays, compared",
    prepare: {
      let tree = PreorderTree(levels: size.levels)
      tree.rebuild(opacity: 1)
      return Sample(run: {
        blackHole(tree.walk(opacity: 1))
      })
    })
  let rebuild = Benchmark(
    name: "tree/\(size.name)/rebuild-kernel", unit: "node", count: size.count,
    note: "preorder arrays, written",
    prepare: {
      let tree = PreorderTree(levels: size.levels)
      return Sample(run: {
        tree.rebuild(opacity: 1)
        blackHole(tree.count)
      })
    })
  return [walk, rebuild]
}

/// A 10-ary tree in preorder, an array a property.
private final class PreorderTree {
  let levels: Int
  let count: Int
  private let storage: PreorderStorage

  init(levels: Int) {
    self.levels = levels
    count = (0..<levels).reduce(0) { sum, _ in sum * 10 + 1 }
    storage = PreorderStorage(count: count)
  }

  deinit { storage.deallocate() }

  /// Compares every node with its fresh values; the answer is how many values differ.
  @inline(never) func walk(opacity: Double) -> Int {
    var walk = PreorderWalk(storage: storage, opacity: opacity)
    walk.visit(index: 0, key: 0, levels: levels)
    return walk.differences
  }

  /// Writes every node anew.
  @inline(never) func rebuild(opacity: Double) {
    var rebuild = PreorderRebuild(storage: storage, opacity: opacity)
    rebuild.visit(index: 0, key: 0, levels: levels)
  }
}

/// The arrays of a tree in preorder.
private struct PreorderStorage {
  let keys: UnsafeMutablePointer<Int>
  let childCounts: UnsafeMutablePointer<Int32>
  let widths: UnsafeMutablePointer<Double>
  let heights: UnsafeMutablePointer<Double>
  let opacities: UnsafeMutablePointer<Double>

  init(count: Int) {
    keys = .allocate(capacity: count)
    keys.initialize(repeating: 0, count: count)
    childCounts = .allocate(capacity: count)
    childCounts.initialize(repeating: 0, count: count)
    widths = .allocate(capacity: count)
    widths.initialize(repeating: 0, count: count)
    heights = .allocate(capacity: count)
    heights.initialize(repeating: 0, count: count)
    opacities = .allocate(capacity: count)
    opacities.initialize(repeating: 0, count: count)
  }

  func deallocate() {
    keys.deallocate()
    childCounts.deallocate()
    widths.deallocate()
    heights.deallocate()
    opacities.deallocate()
  }
}

/// A walk that compares stored values with fresh ones.
private struct PreorderWalk {
  let storage: PreorderStorage
  let opacity: Double
  var next = 0
  var differences = 0

  mutating func visit(index: Int, key: Int, levels: Int) {
    compare(key: key, width: Double(index), height: 1, childCount: 10)
    guard levels > 2 else {
      for child in 0..<10 { compare(key: child, width: Double(child), height: 1, childCount: 0) }
      return
    }
    for child in 0..<10 { visit(index: index * 10 + child, key: child, levels: levels - 1) }
  }

  @inline(__always) private mutating func compare(key: Int, width: Double, height: Double, childCount: Int32)
  {
    let node = next
    next = node + 1
    if storage.keys[node] != key { differ(at: node) }
    if storage.childCounts[node] != childCount { differ(at: node) }
    if storage.widths[node] != width { differ(at: node) }
    if storage.heights[node] != height { differ(at: node) }
    if storage.opacities[node] != opacity { differ(at: node) }
  }

  @inline(never) private mutating func differ(at node: Int) {
    differences += 1
    storage.keys[node] = -1
  }
}

/// A walk that writes fresh values.
private struct PreorderRebuild {
  let storage: PreorderStorage
  let opacity: Double
  var next = 0

  mutating func visit(index: Int, key: Int, levels: Int) {
    write(key: key, width: Double(index), height: 1, childCount: 10)
    guard levels > 2 else {
      for child in 0..<10 { write(key: child, width: Double(child), height: 1, childCount: 0) }
      return
    }
    for child in 0..<10 { visit(index: index * 10 + child, key: child, levels: levels - 1) }
  }

  @inline(__always) private mutating func write(key: Int, width: Double, height: Double, childCount: Int32) {
    let node = next
    next = node + 1
    storage.keys[node] = key
    storage.childCounts[node] = childCount
    storage.widths[node] = width
    storage.heights[node] = height
    storage.opacities[node] = opacity
  }
}
