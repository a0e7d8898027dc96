/// Names a track of a host.
struct TrackKey: Hashable {
  enum Place: Hashable {
    /// A value of a modifier or of the view itself.
    case attribute(AttributePlace)
    /// Where the view is laid out.
    case frame
    /// An effect of the transition, by its position among the effects and its name: the transition may be another
    /// one when the view leaves.
    case effect(Int, name: String)
  }

  /// The serial of the node, which is never given to another one.
  let serial: Int
  let place: Place
}
