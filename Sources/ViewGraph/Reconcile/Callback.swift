/// A callback modifier such as `onAppear`: it belongs to the place where it is written and counts
/// the views that it modifies.
///
/// A callback on a group appears once, with the first of its views, and disappears with the last
/// (observed in a re-implementation of SwiftUI's iOS 15 behaviour; confidence medium).
@MainActor class Callback {
  /// The view that reports name as the callback's.
  var ownerName = ""
  /// The views that the callback counts, those that leave included.
  private var members: Set<NodeID> = []

  /// How many views the callback counts.
  final var memberCount: Int { members.count }

  /// Counts a view.
  final func join(_ node: NodeID, named name: String, in pass: inout DescribingPass) {
    if members.isEmpty { ownerName = name }
    members.insert(node)
    if members.count == 1 { pass.appeared.append(self) }
  }

  /// Takes a view off; true if it was the last one.
  final func leave(_ node: NodeID) -> Bool {
    members.remove(node)
    return members.isEmpty
  }

  /// The views that the callback counts, in tree order and without those that leave.
  final func members(in graph: Graph) -> [NodeID] {
    members.filter { node in
      guard let parent = graph.tree[node].parent else { return false }
      let (siblings, position) = (graph.tree[parent].children, graph.tree[node].position)
      return position < siblings.count && siblings[position] == node
    }
    .sorted { graph.tree[$0].position < graph.tree[$1].position }
  }

  /// What runs when the first view appears.
  func appear(_ graph: Graph) -> [ScheduledCall] { [] }

  /// What runs when the last view has disappeared.
  func disappear(_ graph: Graph) -> [ScheduledCall] { [] }
}

/// Something to run after a pass, with the words that explain what it writes.
struct ScheduledCall {
  /// The callback, such as `onAppear`.
  let name: String
  /// The view whose callback it is.
  let owner: String
  /// Whether the lifecycle log mentions it.
  let isLifecycle: Bool
  let action: @MainActor () -> Void
}

/// An event of a view's life, in the order in which callbacks ran.
public struct LifecycleEvent: Hashable, Sendable {
  /// The callback, such as `onAppear`.
  public let name: String
  /// The name of the view.
  public let view: String
}

extension LifecycleEvent: CustomStringConvertible {
  /// The event as text, such as `onAppear Row`.
  public var description: String { "\(name) \(view)" }
}
