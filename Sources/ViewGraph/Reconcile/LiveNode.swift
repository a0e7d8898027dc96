/// What a node keeps beside its values while it is in the tree: the body to run, gestures, callbacks.
@MainActor final class LiveNode {
  /// Runs the body of a view, modifier or style; `nil` for primitive views.
  var body: AnyBody?
  /// Where the node sits, once somebody has asked.
  var identity: Identity?
  /// The environment that reaches the node's content.
  var environment: EnvironmentScope?
  /// The scope that the node's own modifiers set up, if any.
  var ownScope: EnvironmentScope?
  /// Gestures on the node, innermost first.
  var gestures: [any AnyGestureAction] = []
  /// Where focus on the node is bound, innermost first.
  var focusTargets: [FocusTarget] = []
  /// Changes that the node's modifiers make to the transactions that pass, outermost first.
  var transactionChanges: [TransactionChange] = []
  /// Callbacks and memories of constructs among the children, in the order in which they are described.
  var constructs: [Construct] = []
  /// Those on the way to children that leave, kept for the case that they come back.
  var leavingConstructs: [Construct] = []
  /// Steps that were taken among the children and led to none.
  var emptyWays: [Way] = []
  /// The callbacks that count this node as one of theirs.
  var memberships: [Callback] = []
  /// Values that the node hands up, innermost first.
  var preferences: [PreferenceValue] = []
  /// What a person can do with the node as a control.
  var control: Control? {
    get { controlBox?.control }
    set { controlBox = newValue.map { ControlBox($0) } }
  }
  private var controlBox: ControlBox?

  /// Apart, since few nodes are controls: beside every parent of a list it took 130 bytes.
  private final class ControlBox {
    let control: Control
    init(_ control: Control) { self.control = control }
  }
}

/// A change that a modifier makes to the transactions on their way to a node.
enum TransactionChange {
  /// Made to every transaction.
  case always((inout Transaction) -> Void, TransactionOrigin)
  /// Another animation, in the pass in which the value that it watches changed.
  case animation(Animation?, pass: Int, SourceLocation?)

  /// Makes the change in a pass.
  func apply(to transaction: inout Transaction, in pass: Int) {
    switch self {
    case .always(let change, let origin):
      let before = transaction.animation
      change(&transaction)
      if transaction.animation != before { transaction.governor = .transactionModifier(origin) }
    case .animation(let animation, pass, let location):
      if transaction.disablesAnimations { return }
      transaction.animation = animation
      transaction.governor = animation == nil ? .switchedOff(location) : .animationModifier(location)
    case .animation: break
    }
  }
}

/// The body of a node, whatever its type.
@MainActor class AnyBody {
  /// The animatable data with which the body runs while an animation leads to that of its value.
  final var presented: AttributeValue?

  /// Values of observable objects that the body led to and that differ by now.
  func observedChanges() -> [(object: AnyObject, name: String, old: Any, new: Any)] { [] }

  /// Called before an observable object that the body read changes.
  func retakeObservedValues() {}

  /// Runs the body because state that it read has changed.
  func run(_ node: NodeID, in pass: inout DescribingPass) {
    preconditionFailure("a body is run by its own kind")
  }
}
