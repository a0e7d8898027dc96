@testable import ViewGraph

/// Who came, went, came back and moved, and which values a report prints.
struct PlainReport: Equatable {
  struct Move: Equatable {
    let from: Int
    let to: Int
  }

  var inserted: Set<Place> = []
  var removed: Set<Place> = []
  var revived: Set<Place> = []
  var moved: [Place: Move] = [:]
  /// The values that changed, those of the innermost modifier first, as `modifier.name old → new`.
  var attributes: [Place: [String]] = [:]

  init() {}

  /// Reads what an update reports.
  init(_ changes: [Change]) {
    for change in changes {
      let place = Place(change.identity)
      switch change.kind {
      case .inserted where change.isRoot: inserted.insert(place)
      case .removed where change.isRoot: removed.insert(place)
      case .revived where change.isRoot: revived.insert(place)
      case .moved(let from, let to): moved[place] = Move(from: from, to: to)
      case .inserted, .removed, .revived, .kept: break
      }
      let lines = change.attributes.map { "\($0.modifier).\($0.name) \($0.old) → \($0.new)" }
      if !lines.isEmpty { attributes[place] = lines }
    }
  }

  /// What differs from the engine's report, a line for each part of it.
  func mismatches(with engine: PlainReport) -> [String] {
    func line<Part: Equatable>(_ name: String, _ part: (PlainReport) -> Part) -> [String] {
      part(self) == part(engine)
        ? [] : ["\(name) in the report: \(part(engine)); it should be \(part(self))"]
    }
    return line("inserted", \.inserted) + line("removed", \.removed) + line("revived", \.revived)
      + line("moved", \.moved) + line("attributes", \.attributes)
  }
}
