import Foundation

/// What the values of a host's views show over time, and what happened when.
///
/// It is a value: what the host does later does not change it.
public struct Timeline {
  /// What the host's clock showed when the timeline was taken.
  public let moment: Duration
  /// One track for each value that has changed, in the order in which they did so first.
  public let tracks: [AttributeTrack]
  /// What happened to views and completions, in order.
  public let events: [TimelineEvent]

  /// The track of a value of a view, if it has changed; of several the last one.
  ///
  /// - Parameters:
  ///   - name: The value's name, such as `opacity`.
  ///   - identity: Where the view sits.
  public func track(of name: String, at identity: Identity) -> AttributeTrack? {
    tracks.last { $0.name == name && $0.identity == identity }
  }

  /// The tracks of all views of a type whose value of a name has changed.
  public func tracks(of name: String, in typeName: String) -> [AttributeTrack] {
    tracks.filter { $0.name == name && $0.typeName == typeName }
  }

  /// The tracks in which an animation runs at a time.
  public func running(at time: Duration) -> [AttributeTrack] { tracks.filter { $0.isRunning(at: time) } }

  /// When everything that has begun so far has ended, but for what never ends.
  public var end: Duration { tracks.compactMap(\.removalEnd).max() ?? .zero }

  /// Moments at equal distances, from zero to a time, and that time.
  ///
  /// - Parameter interval: The distance, such as a sixtieth of a second; more than zero.
  public static func frames(every interval: Duration, until end: Duration) -> [Duration] {
    precondition(interval > .zero, "frames were asked for every \(interval)")
    var frames: [Duration] = []
    var time = Duration.zero
    while time < end {
      frames.append(time)
      time = interval * (frames.count)
    }
    return frames + [end]
  }
}
