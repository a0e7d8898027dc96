/// What the views inside a navigation stack can do with it: register destinations, push and pop.
@MainActor final class NavigationContext {
  /// A destination for values of a type.
  struct Destination {
    let owner: ObjectIdentifier
    /// Describes the destination of a value; `nil` if the value is of another type.
    let describe: (AnyHashable) -> PartDescription?
  }

  /// The node of the stack, once it is described.
  var node: NodeID?
  weak var store: StateStore?
  /// Pushes a value or a view.
  var push: (NavigationLevel) -> Void = { _ in }
  /// Pops levels from the one at a position on; the first pushed level is at 1.
  var pop: (Int) -> Void = { _ in }
  /// The levels that are shown, without the root.
  var levels: () -> [NavigationLevel] = { [] }
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  /// In which pass, and how often in it, destinations made the stack run again.
  private var reruns = (tick: 0, count: 0)

  /// Registers or replaces a destination, and has the stack describe its levels again.
  func register(_ destination: Destination, for type: Any.Type, tick: Int) {
    let key = ObjectIdentifier(type)
    if let index = destinations[key]?.firstIndex(where: { $0.owner == destination.owner }) {
      destinations[key]?[index] = destination
    } else {
      destinations[key, default: []].append(destination)
    }
    guard let node, !levels().isEmpty else { return }
    reruns = reruns.tick == tick ? (tick, reruns.count + 1) : (tick, 1)
    // A destination that is described late, deep below the stack, must not make it run for ever.
    guard reruns.count < 16 else { return }
    store?.markDirty(node)
  }

  /// Forgets a destination whose view is gone.
  func unregister(_ owner: ObjectIdentifier, for type: Any.Type) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0.owner == owner }
  }

  /// Describes the destination of a value, if one is registered for its type.
  func destination(of value: AnyHashable) -> PartDescription? {
    let candidates = destinations[ObjectIdentifier(type(of: value.base))] ?? []
    return candidates.lazy.compactMap { $0.describe(value) }.first
  }
}

/// A level above the root of a navigation stack.
enum NavigationLevel {
  /// A value whose destination is registered.
  case value(AnyHashable)
  /// A view that a link or a modifier brings along.
  case view(PushedView)
}

/// A view that is pushed by itself and not by a value.
@MainActor final class PushedView {
  /// What reports call it.
  let name: String
  /// Describes the view.
  var describe: PartDescription
  /// The view whose body made the closure.
  var reader: NodeID?
  /// Called when the level is popped.
  var onPop: () -> Void = {}

  init(name: String, reader: NodeID?, describe: @escaping PartDescription) {
    self.name = name
    self.reader = reader
    self.describe = describe
  }
}

extension PushedView: @MainActor CustomStringConvertible {
  var description: String { name }
}

extension NavigationLevel {
  /// The id of the level at its position.
  @MainActor var id: AnyHashable {
    switch self {
    case .value(let value): value
    case .view(let view): AnyHashable(PushedViewID(object: ObjectIdentifier(view), description: view.name))
    }
  }
}

/// Tells pushed views apart, and prints as their name.
private struct PushedViewID: Hashable, CustomStringConvertible {
  let object: ObjectIdentifier
  let description: String
}

extension NavigationLevel: CustomComparison {
  static func areEqual(_ a: NavigationLevel, _ b: NavigationLevel) -> Bool {
    switch (a, b) {
    case (.value(let x), .value(let y)): x == y
    case (.view(let x), .view(let y)): x === y
    default: false
    }
  }
}

extension NavigationLevel: @MainActor CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): printedID(value)
    case .view(let view): view.name
    }
  }
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
  /// The navigation stack around a view.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

extension DescribingPass {
  /// The navigation stack around the place where the pass stands.
  var navigation: NavigationContext? {
    EnvironmentValues(scope: context.environment, store: nil).navigation
  }
}
