/// A callback modifier such as `onAppear`: it belongs to the place where it is written and counts
/// the views that it modifies.
///
/// A callback on a group appears once, with the first of its views, and disappears with the last
/// (observed in a re-implementation of SwiftUI's iOS 15 behaviour; confidence medium).
@MainActor class Callback {
  /// The view that reports name as the callback's.
  var ownerName = ""
  /// The node whose children's construct the callback is, and its key there.
  private weak var home: LiveNode?
  private(set) var homeNode: NodeID?
  private var key: ConstructKey?
  private(set) var memberCount = 0
  private(set) var lastDescription = 0

  /// Called at each description with the tick of the pass.
  func touch(_ tick: Int) { lastDescription = tick }

  /// Remembers where the callback is kept.
  final func settle(in home: LiveNode, of node: NodeID, under key: ConstructKey) {
    self.home = home
    homeNode = node
    self.key = key
  }

  /// Drops the callback from where it is kept.
  final func forget() {
    if let key { home?.constructs[key] = nil }
  }

  final func join(_ name: String, in pass: inout DescribingPass) {
    if memberCount == 0 { ownerName = name }
    memberCount += 1
    if memberCount == 1 { pass.appeared.append(self) }
  }

  /// Takes a view off; true if it was the last one.
  final func leave() -> Bool {
    memberCount -= 1
    return memberCount == 0
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
