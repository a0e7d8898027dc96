/// Runs when the first of the modified views appears.
final class AppearCallback: Callback {
  var action: (() -> Void)?

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    guard let action else { return [] }
    return [ScheduledCall(name: "onAppear", owner: ownerName, isLifecycle: true) { action() }]
  }
}

/// Runs when the last of the modified views has disappeared.
final class DisappearCallback: Callback {
  var action: (() -> Void)?

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    guard let action else { return [] }
    return [ScheduledCall(name: "onDisappear", owner: ownerName, isLifecycle: true) { action() }]
  }
}

/// Runs when a value has changed between two descriptions.
final class ChangeCallback<Value: Equatable>: Callback {
  private var value: Value
  var action: (Value, Value) -> Void
  private let isInitial: Bool

  init(_ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    isInitial = initial
    self.action = action
  }

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    guard isInitial else { return [] }
    return [call(value, value)]
  }

  func receive(_ new: Value, in pass: inout DescribingPass) {
    guard new != value else { return }
    pass.calls.append(call(value, new))
    value = new
  }

  private func call(_ old: Value, _ new: Value) -> ScheduledCall {
    ScheduledCall(name: "onChange", owner: ownerName, isLifecycle: false) { [action] in action(old, new) }
  }
}

/// Runs a task from appearing to disappearing, anew for each id.
final class TaskCallback: Callback {
  private var id: AnyHashable?
  private var action: @MainActor () async -> Void
  private var task: Task<Void, Never>?
  private let priority: TaskPriority

  init(id: AnyHashable?, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  // A host that goes takes its tasks with it.
  deinit { task?.cancel() }

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    [ScheduledCall(name: "task", owner: ownerName, isLifecycle: false) { self.start() }]
  }

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    [ScheduledCall(name: "task", owner: ownerName, isLifecycle: false) { self.task?.cancel() }]
  }

  func receive(
    id: AnyHashable?, _ action: @escaping @MainActor () async -> Void, in pass: inout DescribingPass
  ) {
    self.action = action
    guard self.id != id else { return }
    self.id = id
    guard memberCount > 0 else { return }
    pass.calls.append(ScheduledCall(name: "task", owner: ownerName, isLifecycle: false) { self.start() })
  }

  private func start() {
    task?.cancel()
    let action = action
    task = Task(priority: priority) { @MainActor in await action() }
  }
}

struct AppearModifier {
  let action: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { AppearCallback() }
    callback.action = action
    pass.push(callback: callback)
  }
}

struct DisappearModifier {
  let action: (() -> Void)?
}

extension DisappearModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { DisappearCallback() }
    callback.action = action
    pass.push(callback: callback)
  }
}

struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { ChangeCallback(value, initial: initial, action) }
    callback.action = action
    callback.receive(value, in: &pass)
    pass.push(callback: callback)
  }
}

struct TaskModifier {
  let id: AnyHashable?
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension TaskModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { TaskCallback(id: id, priority: priority, action) }
    callback.receive(id: id, action, in: &pass)
    pass.push(callback: callback)
  }
}

extension View {
  /// Runs code before the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Runs code after the view has disappeared, at the end of its removal.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }

  /// Runs code when a value has changed, with the values before and after.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs code when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs code when a value has changed, with the value after.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Starts a task when the view appears, and cancels it when the view has disappeared or its
  /// identity has ended.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority) { await action() })
  }

  /// Starts a task when the view appears and again whenever a value changes.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: AnyHashable(EquatableKey(value: value)), priority: priority) { await action() })
  }
}

/// Lets a value that is only equatable serve as a key that is compared and never looked up.
private struct EquatableKey<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}
