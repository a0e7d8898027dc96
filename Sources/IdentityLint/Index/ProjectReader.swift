/// Reads the sources of a project into an index.
struct ProjectReader: Sendable {
  /// Where facts are kept between runs, or `nil`.
  var cache: FactCache?
  /// How many threads read; `nil` for one on each core.
  var threads: Int?
  /// Whether the parser sees every file whole, which changes the time and not the result.
  var parsesWhole = false

  /// What reading gives: the index, what could not be done, and how much there was to do.
  struct Result: Sendable {
    let index: ProjectIndex
    let troubles: [SourceTrouble]
    let statistics: Statistics
  }

  struct Statistics: Sendable {
    var files = 0
    var bytes = 0
    /// Files whose facts were on disk.
    var cachedFiles = 0
  }

  private struct Read: Sendable {
    let path: String
    let bytes: Int
    let hash: String
    let facts: FileFacts
    let wasCached: Bool
  }

  /// Reads all Swift files under paths.
  func read(_ paths: [String]) -> Result {
    let found = SourceFinder(paths)
    let known = cache?.load() ?? [:]
    let parsesWhole = parsesWhole
    let results = LargeStacks.map(found.files, threads: threads) { path in
      Self.read(path, known: known, parsesWhole: parsesWhole)
    }
    var troubles = found.troubles
    var reads: [Read] = []
    for result in results {
      switch result {
      case .success(let read):
        reads.append(read)
        troubles += read.facts.problems.map {
          SourceTrouble(path: read.path, position: $0.position, what: "does not parse", why: $0.message)
        }
      case .failure(let trouble): troubles.append(trouble)
      }
    }
    if let cache {
      let used = Dictionary(reads.map { ($0.hash, $0.facts) }) { one, _ in one }
      do { try cache.store(known: known, used: used) } catch { troubles.append(error) }
    }
    let statistics = Statistics(
      files: reads.count, bytes: reads.reduce(0) { $0 + $1.bytes },
      cachedFiles: reads.count(where: \.wasCached))
    return Result(
      index: ProjectIndex(reads.map { .init(path: $0.path, facts: $0.facts) }), troubles: troubles.sorted(),
      statistics: statistics)
  }

  private static func read(
    _ path: String, known: [String: FileFacts], parsesWhole: Bool
  ) -> Swift.Result<Read, SourceTrouble> {
    do {
      let text = try SourceText.read(path)
      let hash = ContentHash(text.bytes).text
      let cached = known[hash]
      let facts = cached ?? FactCollector.facts(of: text, parsesWhole: parsesWhole)
      return .success(
        Read(path: path, bytes: text.bytes.count, hash: hash, facts: facts, wasCached: cached != nil))
    } catch {
      return .failure(error)
    }
  }
}
