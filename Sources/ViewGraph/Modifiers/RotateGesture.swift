import Foundation

/// Two fingers that turn about each other.
public struct RotateGesture {
  /// How far a rotation has come.
  public struct Value: Equatable, Sendable {
    /// The moment; a host's time does not pass.
    public var time: Date
    /// The angle from the beginning.
    public var rotation: Angle
    /// How fast the angle changes, per second; zero where no time passes.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a rotation that is far enough.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    guard case .rotate(let angle) = event.kind else { return .failed }
    guard memory.isUnderWay || abs(angle.radians) >= gesture.minimumAngleDelta.radians else {
      return event.isLast ? .failed : .possible
    }
    memory.isUnderWay = !event.isLast
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: 0), rotation: angle, velocity: .zero, startAnchor: .center,
      startLocation: .zero)
    return event.isLast ? .ended(value) : .active(value)
  }
}

/// Two fingers that turn about each other, by SwiftUI's older name.
public struct RotationGesture {
  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// The angle from the beginning.
  public typealias Value = Angle
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a rotation that is far enough.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Angle> {
    RotateGesture._respond(
      RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta), to: event, in: memory
    ).map(\.rotation)
  }
}
