import Foundation

/// A finger that rests on the view.
public struct LongPressGesture {
  /// How long it rests, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a resting finger.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// `true` as soon as the finger is down.
  public typealias Value = Bool
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a long press; a tap begins one and does not end it.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Bool> {
    switch event.kind {
    case .press: event.isLast ? .ended(true) : .active(true)
    case .tap where !event.isLast: .active(true)
    case .tap, .drag, .magnify, .rotate, .cancel: .failed
    }
  }
}

/// A long press that says when the finger goes down and up.
struct PressingGesture {
  let base: LongPressGesture
  let onPressingChanged: ((Bool) -> Void)?
  let action: () -> Void
}

extension PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Bool> {
    let phase = LongPressGesture._respond(gesture.base, to: event, in: memory.child(0))
    switch phase.state {
    case .active where !memory.isUnderWay:
      memory.isUnderWay = true
      gesture.onPressingChanged?(true)
    case .ended:
      gesture.action()
      gesture.release(memory)
    case .failed: gesture.release(memory)
    case .active, .possible: break
    }
    return phase
  }

  private func release(_ memory: _GestureMemory) {
    guard memory.isUnderWay else { return }
    memory.clear()
    onPressingChanged?(false)
  }
}

extension View {
  /// Runs code when the view is pressed long.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger rests, in seconds.
  ///   - maximumDistance: How far it may move meanwhile, in points.
  ///   - action: Runs when the press has been long enough.
  ///   - onPressingChanged: Called with `true` when the finger goes down, with `false` at the end.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        onPressingChanged: onPressingChanged, action: action))
  }

  /// Runs code when the view is pressed long.
  @_disfavoredOverload nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
