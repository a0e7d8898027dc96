import Foundation

/// A finger that moves over the view.
public struct DragGesture {
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// The moment; a host's time does not pass.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where the finger went down, in points; without layout the origin of the space.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points per second; zero where no time passes.
    public var velocity: CGSize

    init(translation: CGSize) {
      time = Date(timeIntervalSinceReferenceDate: 0)
      startLocation = .zero
      location = CGPoint(x: translation.width, y: translation.height)
      velocity = .zero
    }

    /// How far the finger has come from where it went down, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest, in points.
    public var predictedEndLocation: CGPoint { location }

    /// How far the finger would come, in points.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the finger moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag.
  @_disfavoredOverload nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// Responds to a drag that is far enough, and to a tap or a press if no distance is too short.
  public static func _respond(
    _ gesture: Self, to event: _GestureEvent, in memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let translation: CGSize
    switch event.kind {
    case .drag(let distance): translation = distance
    case .tap, .press: translation = .zero
    case .magnify, .rotate, .cancel: return .failed
    }
    let distance = (translation.width * translation.width + translation.height * translation.height)
      .squareRoot()
    guard memory.isUnderWay || distance >= gesture.minimumDistance else {
      return event.isLast ? .failed : .possible
    }
    memory.isUnderWay = !event.isLast
    let value = Value(translation: translation)
    return event.isLast ? .ended(value) : .active(value)
  }
}
