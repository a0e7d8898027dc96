/// Names a track of a host.
struct TrackKey: Hashable {
  enum Place: Hashable {
    /// A value of a modifier or of the view itself.
    case attribute(AttributePlace)
    /// An effect of the transition, by its position among the effects.
    case effect(Int)
  }

  /// The serial of the node, which is never given to another one.
  let serial: Int
  let place: Place
}
