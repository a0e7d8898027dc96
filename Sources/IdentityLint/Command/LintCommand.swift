import Foundation

/// The program `identity-lint`: arguments in, two streams and an exit status out.
public struct LintCommand {
  /// What a run writes to standard output.
  public private(set) var output = ""
  /// What a run writes to standard error.
  public private(set) var troubles = ""
  /// 0 where everything was done, 2 where something could not be.
  public private(set) var status: Int32 = 0

  /// Runs the program.
  ///
  /// - Parameter arguments: The words behind the program's name.
  public init(_ arguments: [String]) {
    do {
      let arguments = try LintArguments(arguments)
      switch arguments.command {
      case .help: output = Self.help
      case .version: output = "identity-lint \(LintVersion.current)\n"
      case .views: views(arguments)
      }
    } catch {
      troubles = "error: \(error)\n"
      status = 2
    }
  }

  private mutating func views(_ arguments: LintArguments) {
    let started = ContinuousClock.now
    var reader = ProjectReader()
    reader.cache = arguments.cacheFolder.map { FactCache(folder: $0) }
    reader.parsesWhole = arguments.parsesWhole
    let result = reader.read(arguments.paths)
    let summaries = ViewList.sorted(ViewSummaries(result.index).all(), by: arguments.sorting)
    do {
      output = arguments.isJSON ? try ViewsJSON.text(summaries) : ViewsTable.text(summaries)
    } catch {
      troubles += "error: the result cannot be written as JSON: \(error)\n"
      status = 2
    }
    for trouble in result.troubles { troubles += "error: \(trouble)\n" }
    if !result.troubles.isEmpty { status = 2 }
    if arguments.printsStatistics {
      troubles += Self.statistics(result.statistics, views: summaries.count, since: started)
    }
  }

  private static func statistics(
    _ statistics: ProjectReader.Statistics, views: Int, since start: ContinuousClock.Instant
  ) -> String {
    let elapsed = (ContinuousClock.now - start).components
    let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    let time = String(format: "%.2f", seconds)
    let megabytes = String(format: "%.1f", Double(statistics.bytes) / 1e6)
    return
      "\(statistics.files) files, \(megabytes) MB, \(statistics.cachedFiles) of them from the cache, \(views) views, \(time) s\n"
  }

  static let help = """
    identity-lint reads SwiftUI source and says what holds its views' identity and state.

    usage: identity-lint views PATH… [--json] [--sort ORDER] [--cache-dir FOLDER]

      views PATH…          the views under files and folders: where they are, which state they own, what they
                           build, and each condition that decides about it, with what the condition reads and
                           why that can change on the screen; code that is not known is said to be not known
      --json               the same as JSON
      --sort ORDER         file (the default), name, state (most first), conditions (most branches first)
      --cache-dir FOLDER   keeps what was read of each file, by its content; a changed file alone is read again
      --parse-all          gives every file to the parser whole: the same result, slower
      --statistics         files, megabytes and seconds, on standard error
      --help, --version

    Names that begin with a dot are left out below a folder. Exit status: 0 done, 2 something could not be done;
    what that was is on standard error, and the rest is done.

    """
}
