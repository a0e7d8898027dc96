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

extension TimeInterval {
  /// The time to the nanosecond, so that a `Duration` that was made of it means the same moment.
  var toTheNanosecond: TimeInterval {
    abs(self) < Self.longest ? Duration(inSeconds: self).inSeconds : self
  }

  /// What is shorter ends, to the nanosecond, when it begins.
  static var shortest: TimeInterval { 0.5e-9 }

  /// Seconds that a `Duration` tells to the nanosecond, 285 years.
  static var longest: TimeInterval { 9e9 }
}
