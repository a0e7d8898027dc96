/// Everything that one pass did to a tree, in order.
///
/// The log is complete: applied to the tree before it gives the tree after, undone on the tree after
/// it gives the tree before.
public struct TreeDifference {
  enum Entry {
    /// A node came to be, without children.
    case created(NodeID, Node)
    /// A node and what it held ended.
    case discarded(NodeID, Node)
    /// A node has other children, or the same in another order.
    case arranged(NodeID, old: Arrangement, new: Arrangement)
    /// A value of a node changed.
    case value(NodeID, index: Int, old: AttributeValue, new: AttributeValue)
  }

  /// The children of a node, present and leaving.
  struct Arrangement: Equatable {
    var children: [NodeID]
    var leaving: [NodeID]
  }

  private(set) var entries: [Entry] = []

  /// Whether the pass changed nothing.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many single changes the pass made.
  public var count: Int { entries.count }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Makes the changes on a tree that is as it was before the pass.
  public func apply(to tree: inout ViewTree) {
    for entry in entries {
      switch entry {
      case .created(let id, let node): tree.restore(node, as: id)
      case .discarded(let id, _): tree.remove(id)
      case .arranged(let id, _, let new): tree.arrange(id, children: new.children, leaving: new.leaving)
      case .value(let id, let index, _, let new): tree[id].values[index] = new
      }
    }
  }

  /// Takes the changes back on a tree that is as it was after the pass.
  public func undo(on tree: inout ViewTree) {
    for entry in entries.reversed() {
      switch entry {
      case .created(let id, _): tree.remove(id)
      case .discarded(let id, let node): tree.restore(node, as: id)
      case .arranged(let id, let old, _): tree.arrange(id, children: old.children, leaving: old.leaving)
      case .value(let id, let index, let old, _): tree[id].values[index] = old
      }
    }
  }
}
