/// Notes what changes of nodes, for somebody who keeps things that are made of them.
///
/// A host has one from its first layout on; before that nothing is noted.
@MainActor final class NodeWatch {
  /// What has changed since it was asked for last.
  struct Changes {
    /// Nodes with other values of their own or of a modifier, another label, or another offset of scrolling.
    var values: Set<NodeID> = []
    /// Nodes with other children, or with the same in another order.
    var children: Set<NodeID> = []
    /// Nodes that hand down another value of a key that was read.
    var environments: Set<NodeID> = []
  }

  /// Whether values of a schema count.
  private let isRelevant: (AttributeSchema) -> Bool
  /// Whether equal values of a schema may hold other closures.
  private let holdsClosures: (AttributeSchema) -> Bool
  private var changes = Changes()
  /// Keys of the environment that were read for what is kept.
  private var keys: Set<ObjectIdentifier> = []
  /// How often the environment was read.
  private(set) var readCount = 0
  /// Whether what is read now is read for what is kept.
  var isReading = false

  init(isRelevant: @escaping (AttributeSchema) -> Bool, holdsClosures: @escaping (AttributeSchema) -> Bool) {
    self.isRelevant = isRelevant
    self.holdsClosures = holdsClosures
  }

  /// What has changed since the last call.
  func take() -> Changes {
    defer { changes = Changes() }
    return changes
  }

  /// Notes that something about a node is another.
  func note(_ node: NodeID) { changes.values.insert(node) }

  /// Notes that a node has been given values that differ from those that it had.
  ///
  /// - Parameter isOwn: Whether they are the view's own, not those of a modifier.
  func noteValues(of node: NodeID, _ schema: AttributeSchema, isOwn: Bool) {
    if isOwn || isRelevant(schema) { note(node) }
  }

  /// Notes that a node has been given values that are equal to those that it had, in other memory.
  func noteEqualValues(of node: NodeID, _ schema: AttributeSchema) {
    if holdsClosures(schema) { note(node) }
  }

  /// Notes that a node has other children, or the same in another order.
  func noteChildren(of node: NodeID) { changes.children.insert(node) }

  /// Notes that a node hands down other values of some keys.
  func noteEnvironment(of node: NodeID, _ changed: [ObjectIdentifier]) {
    if changed.contains(where: keys.contains) { changes.environments.insert(node) }
  }

  /// Notes that a key of the environment is read.
  func noteRead(_ key: ObjectIdentifier) {
    readCount += 1
    keys.insert(key)
  }
}
