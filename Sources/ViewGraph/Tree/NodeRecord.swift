/// A node as a tree stores it: 80 bytes, linked to its relatives by their indices.
@usableFromInline struct NodeRecord {
  /// Stands for no node.
  @usableFromInline static let none = UInt32.max

  /// What the pass needs of the shape, never freed; `nil` where the index is not in use.
  ///
  /// A pointer, not a reference: nothing is counted on the way through.
  @usableFromInline var header: UnsafePointer<NodeShape.Header>?
  /// Keys of steps, values of modifiers, and the view's own.
  @usableFromInline var payload: UnsafeMutableRawPointer?
  /// The steps from the parent.
  @usableFromInline var way: Way
  @usableFromInline var parent: UInt32
  /// The first child, or `none`.
  @usableFromInline var firstChild = NodeRecord.none
  /// The next sibling among the children, or among those that leave.
  @usableFromInline var next = NodeRecord.none
  /// The first child that is removed and still drawn, or `none`.
  @usableFromInline var firstLeaving = NodeRecord.none
  @usableFromInline var childCount: UInt32 = 0
  /// The position among the parent's children; of no meaning while the node leaves.
  @usableFromInline var position: UInt32 = 0
  /// Counts nodes in the order in which they came to be.
  @usableFromInline var serial: UInt32
  /// The number of the places of the node and its steps.
  @usableFromInline var places: UInt32
  @usableFromInline var depth: UInt32
  /// The number of what is kept beside the node; 0 where nothing is.
  @usableFromInline var live: UInt32 = 0

  /// Whether something is kept beside the node.
  @usableFromInline var hasLive: Bool { live != 0 }

  /// How the payload lies in memory; `nil` where the index is not in use.
  var shape: NodeShape? {
    get { header?.pointee.shape }
    set { header = newValue?.header }
  }

  @usableFromInline init(
    shape: NodeShape, payload: UnsafeMutableRawPointer?, way: Way, parent: UInt32, serial: UInt32,
    places: UInt32, depth: UInt32
  ) {
    header = shape.header
    self.payload = payload
    self.way = way
    self.parent = parent
    self.serial = serial
    self.places = places
    self.depth = depth
  }
}
