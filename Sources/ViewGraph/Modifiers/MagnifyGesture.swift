import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far a magnification has come.
  public struct Value: Equatable, Sendable {
    /// The moment; a host's time does not pass.
    public var time: Date
    /// The size relative to the beginning.
    public var magnification: CGFloat
    /// How fast the size changes, per second; zero where no time passes.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How much the size changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a magnification that is large enough.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    guard case .magnify(let scale) = event.kind else { return .failed }
    guard memory.isUnderWay || abs(scale - 1) >= gesture.minimumScaleDelta else {
      return event.isLast ? .failed : .possible
    }
    memory.isUnderWay = !event.isLast
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: 0), magnification: scale, velocity: 0, startAnchor: .center,
      startLocation: .zero)
    return event.isLast ? .ended(value) : .active(value)
  }
}

/// Two fingers that move apart or together, by SwiftUI's older name.
public struct MagnificationGesture {
  /// How much the size changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  /// The size relative to the beginning.
  public typealias Value = CGFloat
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a magnification that is large enough.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<CGFloat> {
    MagnifyGesture._respond(
      MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta), to: event, in: memory
    ).map(\.magnification)
  }
}
