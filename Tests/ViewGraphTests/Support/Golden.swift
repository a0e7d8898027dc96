import Foundation
import Testing

@testable import ViewGraph

/// Expects an update to print exactly what a golden file holds.
///
/// - Parameter name: The file's name in `Goldens`, without `.txt`.
@MainActor func expectGolden(
  _ update: Update, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let golden = try ViewGraphTests.golden(name)
  let printed = update.report(colored: false) + "\n"
  #expect(
    printed == golden, "printed:\n\(printed)\nGoldens/\(name).txt:\n\(golden)", sourceLocation: sourceLocation
  )
}

/// What a golden file holds.
///
/// - Parameter name: The file's name in `Goldens`, without `.txt`.
func golden(_ name: String) throws -> String {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/\(name).txt")
  return try String(contentsOf: file, encoding: .utf8)
}
