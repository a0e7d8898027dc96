/// A gesture that runs code when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// The value of the gesture that is watched.
  public typealias Value = Content.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the content does and runs the code.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Content._respond(gesture.content, to: event, in: memory.child(0))
    switch phase.state {
    case .active(let value):
      if memory.value as? Value != value { gesture.action(value) }
      memory.value = value
    case .ended, .failed: memory.value = nil
    case .possible: break
    }
    return phase
  }
}

/// A gesture that runs code at its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// The value of the gesture that is watched.
  public typealias Value = Content.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the content does and runs the code.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Content._respond(gesture.content, to: event, in: memory.child(0))
    if case .ended(let value) = phase.state { gesture.action(value) }
    return phase
  }
}

/// A gesture that sets a `@GestureState` property while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The property that is set.
  public var state: GestureState<State>
  let compute: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that sets a property.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    compute = body
  }
}

extension GestureStateGesture: Gesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the base does, sets the property, and resets it at the end.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._respond(gesture.base, to: event, in: memory.child(0))
    switch phase.state {
    case .active(let value):
      memory.isUnderWay = true
      gesture.update(value)
    case .ended, .failed:
      if memory.isUnderWay { gesture.state.reset() }
      memory.isUnderWay = false
    case .possible: break
    }
    return phase
  }

  private func update(_ value: Value) {
    var current = state.latest
    let outside = Transaction.current
    var transaction = outside
    compute(value, &current, &transaction)
    guard
      transaction.animation != outside.animation
        || transaction.disablesAnimations != outside.disablesAnimations
    else { return state.update(current, outside) }
    transaction.run { state.update(current, .current) }
  }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds as the content does.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    Content._respond(gesture.content, to: event, in: memory.child(0)).map(gesture.transform)
  }
}

extension Gesture {
  /// Runs code when the gesture's value changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs code when the gesture comes to its end; not when it is cancelled.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Sets a `@GestureState` property while the gesture goes on; at the end it is reset.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Gives the gesture another value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// The gesture with keys held down; a host holds none, so the keys are not asked for.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _MapGesture<Self, Value> {
    _MapGesture(content: self) { $0 }
  }
}
