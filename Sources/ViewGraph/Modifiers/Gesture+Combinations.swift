/// Two gestures of which both may go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the two gestures tell.
  public struct Value {
    /// What the first gesture tells, or `nil` if it does not go on.
    public var first: First.Value?
    /// What the second gesture tells, or `nil` if it does not go on.
    public var second: Second.Value?
  }

  /// One gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds if one of the two does; ends when neither goes on.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let first = First._respond(gesture.first, to: event, in: memory.child(0))
    let second = Second._respond(gesture.second, to: event, in: memory.child(1))
    let value = Value(first: first.value, second: second.value)
    switch (first.state, second.state) {
    case (.active, _), (_, .active): return .active(value)
    case (.ended, _), (_, .ended): return .ended(value)
    case (.possible, _), (_, .possible): return .possible
    case (.failed, .failed): return .failed
    }
  }
}

extension _GesturePhase {
  fileprivate var value: Value? {
    switch state {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// Two gestures of which the second begins when the first has come to its end.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence is.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture is over; the second has not begun or tells a value.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the first gesture does until it is over, and then as the second.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    guard memory.stage == 1, let value = memory.value as? First.Value else {
      let phase = First._respond(gesture.first, to: event, in: memory.child(0))
      guard case .ended(let value) = phase.state else { return phase.map { .first($0) } }
      memory.stage = 1
      memory.value = value
      return .active(.second(value, nil))
    }
    let phase = Second._respond(gesture.second, to: event, in: memory.child(1))
    switch phase.state {
    case .possible: return .active(.second(value, nil))
    case .ended, .failed: memory.clear()
    case .active: break
    }
    return phase.map { .second(value, $0) }
  }
}

/// Two gestures of which only one is recognised; the first one comes first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which gesture is recognised.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is recognised if the first one is not.
  public var second: Second

  /// Creates a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the first gesture does, or else as the second.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    // The stage is 1 once the first gesture has failed, until the finger is lifted.
    if memory.stage == 0 {
      let first = First._respond(gesture.first, to: event, in: memory.child(0))
      guard first.isFailed else { return first.map { .first($0) } }
      memory.stage = 1
      if event.isLast, event.kind != .cancel {
        // The second gesture has seen nothing of the deed's beginning.
        let beginning = _GestureEvent(kind: event.kind, isLast: false)
        guard !Second._respond(gesture.second, to: beginning, in: memory.child(1)).isFailed else {
          return .failed
        }
      }
    }
    let second = Second._respond(gesture.second, to: event, in: memory.child(1))
    if event.isLast { memory.stage = 0 }
    return second.map { .second($0) }
  }
}

extension Gesture {
  /// This gesture and another one at the same time.
  nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and then another one.
  nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another one.
  nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  private let respond: @MainActor (_GestureEvent, _GestureMemory) -> _GesturePhase<Value>

  /// Hides the type of a gesture.
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    let box = UncheckedBox(gesture)
    respond = { T._respond(box.value, to: $0, in: $1) }
  }
}

extension AnyGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the hidden gesture does.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    gesture.respond(event, memory)
  }
}
