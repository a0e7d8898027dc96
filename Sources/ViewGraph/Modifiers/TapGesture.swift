import Foundation

/// A number of taps in a row.
public struct TapGesture {
  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture of one tap or more.
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// A tap tells nothing.
  public typealias Value = Void
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to as many taps as it takes.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Void> {
    guard event.kind == .tap(count: gesture.count) else { return .failed }
    return event.isLast ? .ended(()) : .possible
  }
}

/// A number of taps in a row, with the place.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place in points; without layout the origin of the space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of one tap or more.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of one tap or more.
  @_disfavoredOverload nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to as many taps as it takes.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    TapGesture._respond(TapGesture(count: gesture.count), to: event, in: memory).map {
      Value(location: .zero)
    }
  }
}

extension View {
  /// Runs code when the view is tapped.
  ///
  /// - Parameter count: How many taps in a row it takes.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs code when the view is tapped, with the place of the tap; without layout the origin.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs code when the view is tapped, with the place of the tap; without layout the origin.
  @_disfavoredOverload nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
