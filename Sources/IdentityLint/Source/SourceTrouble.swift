/// Something that kept a part of the work from being done.
///
/// Troubles come from outside (files, arguments). They are collected, and the rest of the work goes on.
struct SourceTrouble: Error, Codable, Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The file or folder as it was given or found.
  let path: String
  /// The place in the file, where there is one.
  var position: SourcePosition?
  /// What could not be done, as one phrase.
  let what: String
  /// Why.
  let why: String

  var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(what): \(why)"
  }

  static func < (one: SourceTrouble, other: SourceTrouble) -> Bool {
    if one.path != other.path { return one.path < other.path }
    let (first, second) = (
      one.position ?? .init(line: 0, column: 0), other.position ?? .init(line: 0, column: 0)
    )
    if first != second { return first < second }
    return (one.what, one.why) < (other.what, other.why)
  }
}
