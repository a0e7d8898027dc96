/// What becomes of a request that comes while another one is carried out.
public enum RequestPolicy: String, Hashable, Sendable, CaseIterable {
  /// The new request takes over at once, from what is shown.
  case retarget
  /// The new request is lost.
  case drop
  /// The newest request waits until the one under way has ended; others that waited are lost.
  case queueLatest
}
