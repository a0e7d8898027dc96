import Foundation

/// Traces of show and hide and of cohorts, computed independently of this package.
enum VisibilityData {
  static let root = JSON.read("showhide_truth")
  /// Half of the ninth digit, to which the file rounds; it leaves out zeros at the end.
  static let rounding = 0.5001e-9
  static var traces: [JSON] { root["traces"].list }
  static var cohorts: [JSON] { root["cohorts"].list }

  /// How often the article's helpers went wrong in the file's own 4,000 sequences.
  static func count(_ machine: String, _ kind: String) -> Double {
    root["random_test_of_policies"]["results"][machine]["by_kind"][kind].double
  }
}

extension Duration {
  /// A time of the file, to the nanosecond.
  static func of(_ seconds: JSON) -> Duration { .nanoseconds(Int64((seconds.double * 1e9).rounded())) }
}
