import Foundation

extension Duration {
  /// The duration in seconds.
  var inSeconds: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// A number of seconds, to the nanosecond; as long as can be where that is no number or too many.
  init(inSeconds seconds: TimeInterval) {
    let nanoseconds = (seconds * 1e9).rounded()
    self =
      abs(nanoseconds) < 9e18
      ? .nanoseconds(Int64(nanoseconds)) : .seconds(nanoseconds < 0 ? Int64.min : Int64.max)
  }
}
