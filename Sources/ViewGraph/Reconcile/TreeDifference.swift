/// Everything that one pass did to a tree, in order.
///
/// The log is complete: applied to the tree before it gives the tree after, undone on the tree after
/// it gives the tree before.
public struct TreeDifference {
  enum Entry {
    /// A node came to be, without children; under a new parent it is the last one so far.
    case created(NodeID, archived: Int, isAppended: Bool)
    /// A node and what it held ended.
    case discarded(NodeID, archived: Int)
    /// A node has other children, or the same in another order.
    case arranged(NodeID, old: Arrangement, new: Arrangement)
    /// Values of one modifier on a node, or of the view itself, changed.
    case values(NodeID, layer: Int, old: Int, new: Int)
  }

  /// The children of a node, present and leaving.
  struct Arrangement: Equatable {
    var children: [NodeID]
    var leaving: [NodeID]
  }

  private(set) var entries: [Entry] = []
  /// What nodes and values that the entries speak of were; made with the first of them.
  private var archive: NodeArchive?
  /// The tree that a first description built, which stands for the creation of all its nodes.
  private var built: ViewTree?

  init() {}

  /// The log of a first description.
  init(building tree: ViewTree) { built = tree }

  /// Whether the pass changed nothing.
  public var isEmpty: Bool { entries.isEmpty && (built?.count ?? 0) == 0 }

  /// How many single changes the pass made: nodes that came or went, parents whose children differ,
  /// modifiers whose values differ.
  public var count: Int { entries.count + (built?.count ?? 0) }

  /// Makes the changes on a tree that is as it was before the pass.
  public func apply(to tree: inout ViewTree) {
    if let built {
      tree = built
      return
    }
    tree.makeUnique()
    let storage = tree.storage
    // The last child so far of each parent that came.
    var last: [UInt32: NodeID] = [:]
    for entry in entries {
      switch entry {
      case .created(let id, let archived, let isAppended):
        archive?.restore(archived, as: id, in: storage)
        guard isAppended else { continue }
        let parent = storage.records[id.index].parent
        storage.append(id, after: last[parent])
        last[parent] = id
      case .discarded(let id, _): storage.remove(UInt32(id.index))
      case .arranged(let id, _, let new): storage.arrange(id, children: new.children, leaving: new.leaving)
      case .values(let id, let layer, _, let new): archive?.set(layer, of: id, to: new, in: storage)
      }
    }
  }

  /// Takes the changes back on a tree that is as it was after the pass.
  public func undo(on tree: inout ViewTree) {
    if built != nil {
      tree = ViewTree()
      return
    }
    tree.makeUnique()
    let storage = tree.storage
    for entry in entries.reversed() {
      switch entry {
      case .created(let id, _, _): storage.remove(UInt32(id.index))
      case .discarded(let id, let archived): archive?.restore(archived, as: id, in: storage)
      case .arranged(let id, let old, _): storage.arrange(id, children: old.children, leaving: old.leaving)
      case .values(let id, let layer, let old, _): archive?.set(layer, of: id, to: old, in: storage)
      }
    }
  }
}

/// Writing the log.
extension TreeDifference {
  mutating func append(_ entry: Entry) { entries.append(entry) }

  private mutating func archiveMade() -> NodeArchive {
    if let archive { return archive }
    let made = NodeArchive()
    archive = made
    return made
  }

  /// Notes that a node came to be.
  mutating func noteCreated(_ id: NodeID, in storage: TreeStorage, isAppended: Bool) {
    let archived = archiveMade().add(storage.records[id.index])
    entries.append(.created(id, archived: archived, isAppended: isAppended))
  }

  /// Notes that a node is about to end.
  mutating func noteDiscarded(_ id: NodeID, in storage: TreeStorage) {
    let archived = archiveMade().add(storage.records[id.index])
    entries.append(.discarded(id, archived: archived))
  }

  /// Notes that values of a node are about to change.
  mutating func noteValues(
    _ layer: Int, of id: NodeID, _ type: any KeptValue.Type, old: UnsafeRawPointer, new: UnsafeRawPointer,
    in storage: TreeStorage
  ) {
    let archive = archiveMade()
    let (before, after) = (archive.add(type, old), archive.add(type, new))
    entries.append(.values(id, layer: layer, old: before, new: after))
  }

  /// Ends the log: from now on nothing is added.
  mutating func seal(_ storage: TreeStorage) {
    archive?.places = storage.places
    archive?.longWays = storage.longWays
  }
}
