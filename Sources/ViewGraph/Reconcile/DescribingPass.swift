/// One pass over a view and the nodes it stands on, side by side.
///
/// A view describes itself by calling the pass: transparent views step, modifiers push what they
/// give, views open nodes. The pass pairs children, compares values, writes every change to the log
/// and runs the bodies that have to run. The first pass builds the tree; every later one is the
/// difference.
///
/// While everything comes as it came before, the pass goes along the tree's own links and compares
/// bytes; it makes lists for a parent only from the first child on that does not.
@MainActor public struct DescribingPass {
  /// How deep nodes are described by recursion; deeper ones are put on a list and follow in order.
  static let depthLimit = 96

  /// Content that waits until the recursion has come back up.
  struct Deferred {
    let node: NodeID
    let context: Context
    let describe: @MainActor (inout DescribingPass) -> Void
  }

  /// What reaches a node's content from the nodes around it.
  @usableFromInline struct Context {
    var environment: EnvironmentScope?
    var transaction: Transaction
    /// The view whose body's closures are at work.
    var reader: NodeID?
  }

  /// The parent whose children are being described, and how far.
  @usableFromInline struct Frame {
    var parent: UInt32
    /// The old child that is expected next; `none` where there is no more, or where a pairing is made.
    var cursor: UInt32
    /// The child that was described last.
    var last = NodeRecord.none
    /// How many children have been described.
    @usableFromInline var described: UInt32 = 0
    /// The index of the parent's pairing in the scratch, or -1.
    var pairing: Int32 = -1
    /// How many constructs have come as before.
    @usableFromInline var constructCount: Int32 = 0
    /// The index of the list of constructs in the scratch, or -1.
    var constructs: Int32 = -1
    /// Where the parent's own layers, extras, steps and empty ways begin.
    var layerBase: Int32 = 0
    var extraBase: Int32 = 0
    var stepBase: Int32 = 0
    var emptyBase: Int32 = 0
    /// Whether the pass has made the parent and this is the first time that its content is described.
    var isFresh = false
  }

  let graph: Graph
  let storage: TreeStorage
  let scratch: PassScratch
  /// The transaction of the pass, before modifiers change it on its way.
  let transaction: Transaction
  var context: Context
  @usableFromInline var frame: Frame
  /// The steps from the parent to where the pass stands.
  @usableFromInline var way = Way()
  /// The place of the expression or construct that is being described, `nil` where it is the parent's.
  @usableFromInline var innerLocation: SourceLocation?
  // The scratch's and the tree's memory, at hand without a detour through the objects that own it.
  var records: UnsafeMutablePointer<NodeRecord>
  @usableFromInline var layers: UnsafeMutablePointer<GivenLayer>
  @usableFromInline var layerCapacity: Int
  @usableFromInline var layerCount = 0
  @usableFromInline var givenSteps: UnsafeMutablePointer<GivenStep>
  @usableFromInline var stepCapacity: Int
  @usableFromInline var stepCount = 0
  @usableFromInline var extraCount = 0
  let firstNewSerial: UInt32
  /// Ways that led to no child, of the parents that are being described.
  @usableFromInline var emptyWays: [Way] = []
  var depth = 0
  var deferred: [Deferred] = []
  /// Content of modifiers whose bodies ran, to be described where the bodies' views were skipped.
  var changedSources: [ContentSource] = []
  /// How the next composite is compared, if not by its fields.
  var comparesByEquality = false

  // What the pass found.
  var findings: PassFindings
  /// Callbacks whose first view came in this pass.
  var appeared: [Callback] = []
  /// Callbacks of changed values, in the order of description.
  var calls: [ScheduledCall] = []

  init(graph: Graph, transaction: Transaction) {
    self.graph = graph
    self.transaction = transaction
    storage = graph.tree.storage
    scratch = graph.scratch
    records = storage.records
    (layers, layerCapacity) = (scratch.layers, scratch.layerCapacity)
    (givenSteps, stepCapacity) = (scratch.steps, scratch.stepCapacity)
    firstNewSerial = UInt32(graph.firstNewSerial)
    context = Context(environment: nil, transaction: transaction, reader: nil)
    frame = Frame(parent: 0, cursor: NodeRecord.none)
    findings = PassFindings(isFirst: graph.isFirstPass)
  }

  /// The place of the expression or construct that is being described.
  @usableFromInline var currentLocation: SourceLocation? { innerLocation ?? graph.tree[parent].location }

  /// The node whose content is being described.
  var parent: NodeID { NodeID(index: Int(frame.parent)) }
}
