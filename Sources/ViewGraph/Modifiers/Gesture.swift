import Foundation

/// A sequence of events that a view recognises and answers.
///
/// A gesture is described like a view: by a value, and by a body made of other gestures or, for the
/// ones that are built in, by how it responds to what a person does. Documented:
/// https://developer.apple.com/documentation/swiftui/gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it goes on and at its end.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// What the gesture consists of.
  var body: Body { get }

  /// Responds to one event of a deed.
  static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
  /// Responds as the body does.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    Body._respond(gesture.body, to: event, in: memory.child(0))
  }
}

extension Gesture where Body == Never {
  /// A built-in gesture has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is a built-in gesture; it has no body to run")
  }
}

extension Never: Gesture {
  /// There is no gesture of this type, and no value.
  public typealias Value = Never

  /// There is no gesture of this type.
  public static func _respond(
    _ gesture: Never, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Never> {}
}

/// One event of what a person does; a deed begins with one and ends with another.
public struct _GestureEvent {
  enum Kind: Equatable {
    case tap(count: Int)
    case press
    case drag(CGSize)
    case magnify(CGFloat)
    case rotate(Angle)
    /// The view goes away, or something else took the deed.
    case cancel
  }

  let kind: Kind
  /// Whether the finger is lifted.
  let isLast: Bool
}

/// How far a gesture is after an event.
public struct _GesturePhase<Value> {
  enum State {
    /// Nothing of the gesture has been seen, and the events so far do not exclude it.
    case possible
    /// The gesture goes on.
    case active(Value)
    /// The gesture has been recognised to its end.
    case ended(Value)
    /// The events are not those of the gesture.
    case failed
  }

  let state: State

  static var possible: Self { Self(state: .possible) }
  static var failed: Self { Self(state: .failed) }
  static func active(_ value: Value) -> Self { Self(state: .active(value)) }
  static func ended(_ value: Value) -> Self { Self(state: .ended(value)) }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch state {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What a gesture remembers from one event to the next while it goes on.
public final class _GestureMemory {
  /// Whether the gesture has been active since its beginning.
  var isUnderWay = false
  /// How many parts of a sequence are over.
  var stage = 0
  /// A value to compare or to hand on.
  var value: Any?
  private var children: [Int: _GestureMemory] = [:]

  init() {}

  /// The memory of a part.
  func child(_ index: Int) -> _GestureMemory {
    if let known = children[index] { return known }
    let child = _GestureMemory()
    children[index] = child
    return child
  }

  /// Forgets everything, parts included.
  func clear() {
    isUnderWay = false
    stage = 0
    value = nil
    children = [:]
  }
}
