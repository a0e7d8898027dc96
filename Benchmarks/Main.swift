import Foundation

@main struct Main {
  @MainActor static func main() {
    let arguments: Arguments
    do {
      arguments = try Arguments(CommandLine.arguments.dropFirst())
    } catch {
      report("error: \(error.message)")
      exit(2)
    }
    if arguments.wantsHelp {
      print(Arguments.help)
      return
    }

    let all =
      keyedListBenchmarks() + treeBenchmarks() + tableBenchmarks() + screenBenchmarks() + layoutBenchmarks()
    let selected = selection(from: all, filter: arguments.filter)
    if selected.isEmpty {
      report("error: no benchmark has '\(arguments.filter)' in its name; '--list' prints the names")
      exit(2)
    }
    if arguments.wantsList {
      for benchmark in selected { print(benchmark.name) }
      return
    }

    #if DEBUG
      report("warning: this is a debug build; its times say nothing about a release build")
    #endif
    var harness = Harness()
    harness.rounds = arguments.rounds
    harness.progress = { report("measuring \($0)") }
    let result = Report(of: harness.measure(selected), rounds: arguments.rounds)

    if arguments.jsonPath != "-" { print(result.table) }
    guard let path = arguments.jsonPath else { return }
    do {
      let json = try result.json()
      if path == "-" {
        print(json)
      } else {
        try (json + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      report("error: '\(path)' could not be written: \(error.localizedDescription)")
      exit(2)
    }
  }

  /// The benchmarks whose name contains the text, with the kernels and peers that they are compared with.
  @MainActor private static func selection(from all: [Benchmark], filter: String) -> [Benchmark] {
    let names = Set(all.map(\.name))
    var selected: Set<String> = []
    for benchmark in all where filter.isEmpty || benchmark.name.contains(filter) {
      selected.insert(benchmark.name)
      for other in [benchmark.limit, benchmark.peer].compactMap(\.self) {
        precondition(
          names.contains(other), "'\(benchmark.name)' is compared with '\(other)', which does not exist")
        selected.insert(other)
      }
    }
    return all.filter { selected.contains($0.name) }
  }
}

/// The words of the command line.
struct Arguments {
  static let help = """
    usage: benchmarks [--filter TEXT] [--rounds N] [--json FILE|-] [--list] [--help]

      --filter TEXT   measure what has TEXT in its name, and what that is compared with
      --rounds N      how often each benchmark is measured; the median counts (7)
      --json FILE     write the results to FILE too; '-' writes them to standard output alone
      --list          print the names and measure nothing
      --help          print this
    """

  var filter = ""
  var rounds = 7
  var jsonPath: String?
  var wantsList = false
  var wantsHelp = false

  /// Why the words are not understood.
  struct Trouble: Error {
    let message: String
  }

  init(_ words: ArraySlice<String>) throws(Trouble) {
    var rest = words
    while let word = rest.popFirst() {
      switch word {
      case "--filter": filter = try Self.value(of: word, from: &rest)
      case "--json": jsonPath = try Self.value(of: word, from: &rest)
      case "--rounds":
        let text = try Self.value(of: word, from: &rest)
        guard let number = Int(text), number > 0 else {
          throw Trouble(message: "'--rounds' takes a number above 0, not '\(text)'")
        }
        rounds = number
      case "--list": wantsList = true
      case "--help", "-h": wantsHelp = true
      default:
        throw Trouble(
          message: "'\(word)' is not an option; the options are --filter, --rounds, --json, --list and --help"
        )
      }
    }
  }

  private static func value(of word: String, from rest: inout ArraySlice<String>) throws(Trouble) -> String {
    guard let value = rest.popFirst() else { throw Trouble(message: "'\(word)' needs a value after it") }
    return value
  }
}

/// Tells something that is not a result, on standard error.
private func report(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
