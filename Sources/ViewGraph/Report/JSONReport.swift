/// The report of an update as a value that is written to JSON and read back.
///
/// It holds everything that the text report says, and what the text leaves out: identities, places
/// with columns, bodies, callbacks. Values, animations and reasons are the words of the text report,
/// so that `∞` is a string here too. The article *The report as JSON* lists every key.
public struct UpdateReport: Codable, Equatable, Sendable {
  /// The version of the keys and their meaning that this module writes, and the only one it reads.
  public static let currentVersion = 1

  /// The version of the keys and their meaning.
  public let version: Int
  /// The passes in order: one for each transaction.
  public let passes: [Pass]
  /// Whether the update is continuous, and what breaks it.
  public let verdict: Verdict
}

extension UpdateReport {
  /// Reads a report where its version is known.
  ///
  /// - Throws: ``ReadingError/noVersion`` and ``ReadingError/unknownVersion(_:)`` before any other
  ///   key is read, then a `DecodingError` for a key that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let version = try container.decodeIfPresent(Int.self, forKey: .version) else {
      throw ReadingError.noVersion
    }
    guard version == Self.currentVersion else { throw ReadingError.unknownVersion(version) }
    self.version = version
    passes = try container.decode([Pass].self, forKey: .passes)
    verdict = try container.decode(Verdict.self, forKey: .verdict)
  }
}

extension Update {
  /// The report as a value that JSON can hold.
  public var jsonReport: UpdateReport {
    UpdateReport(
      version: UpdateReport.currentVersion, passes: passes.map(UpdateReport.Pass.init),
      verdict: UpdateReport.Verdict(self))
  }

  /// The report as JSON.
  ///
  /// The same update gives the same bytes on every machine.
  ///
  /// - Parameter pretty: Whether to lay it out in indented lines; otherwise it is a single line.
  public func json(pretty: Bool = true) -> String { jsonReport.json(pretty: pretty) }
}
