import Foundation

/// What one value of one view shows over time.
///
/// A track is made of pieces, and each piece is an exact function of time: what it tells of a moment does not
/// depend on frames or on when somebody looked.
public struct AttributeTrack {
  /// Where a value comes from.
  public enum Source: Hashable, Sendable {
    /// A modifier, or the view itself.
    case modifier(String)
    /// The transition with which the view enters and leaves.
    case transition
    /// The layout of the host's screen.
    case layout
  }

  /// What began a piece of a track.
  public struct Start {
    /// When.
    public let time: Duration
    /// The animation, or `nil` for a change at once.
    public let animation: Animation?
    /// The value that the program had set before.
    public let old: AttributeValue
    /// The value that the program set.
    public let new: AttributeValue
    let origin: Origin
    /// Why the value changed at once although it could have gone through the values in between.
    public let explanation: String?
  }

  /// What led to a change: what was written, or else what ran.
  struct Origin {
    let writes: Later<[Write]>
    let cause: Cause
  }

  /// Where the view sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The value's name, such as `opacity`.
  public let name: String
  /// Where the value comes from.
  public let source: Source
  /// The changes of the value, in order.
  public private(set) var starts: [Start] = []
  /// When the view was gone, or `nil` if it is there.
  public internal(set) var end: Duration?

  private let kind: AttributeValue
  private let scheme: ColorScheme
  private(set) var shown: AnimatedValue<AttributeData>

  /// - Parameter value: What is shown before the first change; `nil` comes back where it has no data.
  init?(
    _ name: String, from source: Source, of typeName: String, at identity: Identity, value: AttributeValue,
    in scheme: ColorScheme
  ) {
    guard let data = value.data(in: scheme) else { return nil }
    self.identity = identity
    self.typeName = typeName
    self.name = name
    self.source = source
    self.scheme = scheme
    kind = value
    shown = AnimatedValue(data)
  }

  /// What became of a change.
  enum Answer {
    /// The new value has no data to go to; nothing was changed.
    case hasNoData
    /// The value is set already.
    case isSet
    case changed
  }

  /// Changes the value.
  mutating func change(
    to new: AttributeValue, by animation: Animation?, _ motion: Motion?, at time: TimeInterval,
    policy: Interruption, origin: Origin, explanation: String?, replacesUnseen: Bool
  ) -> Answer {
    guard let data = new.data(in: scheme) else { return .hasNoData }
    guard data != shown.model else { return .isSet }
    let old = kind.with(shown.model)
    let obstacle = shown.retarget(
      to: data, with: motion, at: time, policy: policy, replacesUnseen: replacesUnseen)
    let start = Start(
      time: Duration(inSeconds: time), animation: obstacle == nil ? animation : nil, old: old, new: new,
      origin: origin, explanation: obstacle.map { "\($0)" } ?? explanation)
    // What is set again at the same moment was never shown.
    if let last = starts.last, last.time == start.time {
      starts[starts.count - 1] = Start(
        time: last.time, animation: start.animation, old: last.old, new: new, origin: origin,
        explanation: start.explanation)
      // It is back where it was.
      if shown.entries.last.map({ $0.start < time }) ?? true { starts.removeLast() }
    } else {
      starts.append(start)
    }
    return .changed
  }

  /// What is shown at a time; at a jump the value after it.
  public func value(at time: Duration) -> AttributeValue { kind.with(shown.value(at: time.inSeconds)) }

  /// What is shown just before a time.
  public func value(before time: Duration) -> AttributeValue {
    kind.with(shown.value(before: time.inSeconds))
  }

  /// The change per second at a time, as a value of the same kind; at a kink the one after it.
  public func velocity(at time: Duration) -> AttributeValue {
    kind.with(shown.velocity(at: time.inSeconds))
  }

  /// The change per second just before a time.
  public func velocity(before time: Duration) -> AttributeValue {
    kind.with(shown.velocity(before: time.inSeconds))
  }

  /// Whether an animation runs at a time.
  public func isRunning(at time: Duration) -> Bool { shown.isRunning(at: time.inSeconds) }

  /// When everything that has begun so far seems to have ended; `nil` where something never ends.
  public var logicalEnd: Duration? { Self.duration(shown.logicalEnd ?? 0) }

  /// When everything that has begun so far has ended and the value is what was set; `nil` where something never
  /// ends.
  public var removalEnd: Duration? { Self.duration(shown.removalEnd ?? 0) }

  private static func duration(_ seconds: TimeInterval) -> Duration? {
    seconds.isFinite ? Duration(inSeconds: seconds) : nil
  }
}

extension AttributeTrack {
  /// A part of a track during which one formula holds.
  public struct Segment {
    /// When it begins.
    public let start: Duration
    /// When it ends; `nil` for one that goes on.
    public let end: Duration?
    /// What made it begin.
    public let event: String
    /// What is shown at its start.
    public let from: AttributeValue
    /// What is shown just before its end, or the value that was set where it has none.
    public let to: AttributeValue
  }

  /// The parts of the track in order.
  ///
  /// - Parameter end: Until when; matters for what repeats without end.
  public func segments(until end: Duration) -> [Segment] {
    let boundaries = shown.boundaries(until: end.inSeconds)
    return boundaries.indices.compactMap { index in
      let boundary = boundaries[index]
      let next = boundaries[(index + 1)...].first { $0.time > boundary.time }
      // Of several things at one time the last one tells what goes on.
      if index + 1 < boundaries.count, boundaries[index + 1].time == boundary.time { return nil }
      return Segment(
        start: Duration(inSeconds: boundary.time), end: next.map { Duration(inSeconds: $0.time) },
        event: boundary.event.rawValue, from: kind.with(shown.value(at: boundary.time)),
        to: kind.with(next.map { shown.value(before: $0.time) } ?? shown.model))
    }
  }
}

extension AttributeTrack.Start {
  /// What led to the change: the writes behind it, or else what ran.
  public var cause: String {
    let writes = origin.writes.value.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue)" }
    return writes.isEmpty ? "\(origin.cause)" : writes.joined(separator: ", ")
  }
}
