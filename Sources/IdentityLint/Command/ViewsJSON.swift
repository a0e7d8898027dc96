import Foundation

/// Prints views as JSON for programs.
enum ViewsJSON {
  private struct Document: Encodable {
    let version = 1
    let views: [ViewSummary]

    enum CodingKeys: CodingKey { case version, views }
  }

  static func text(_ views: [ViewSummary]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(views: views)), as: UTF8.self) + "\n"
  }
}
