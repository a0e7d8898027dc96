/// What the command line asks for.
struct LintArguments: Equatable {
  enum Command: Equatable {
    case help
    case version
    case views
  }

  enum Sorting: String, CaseIterable {
    case name, state, conditions, file
  }

  var command = Command.help
  var paths: [String] = []
  var isJSON = false
  var sorting = Sorting.file
  var cacheFolder: String?
  var parsesWhole = false
  var printsStatistics = false

  /// Why a command line cannot be understood, in one line.
  struct Misuse: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private static let options = [
    "--json", "--sort", "--cache-dir", "--parse-all", "--statistics", "--help", "--version",
  ]

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: What is wrong, with the nearest right word.
  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    guard let first = rest.popFirst() else {
      throw Misuse(description: "no command given; 'identity-lint --help' lists them")
    }
    switch first {
    case "--help", "-h", "help": command = .help
    case "--version": command = .version
    case "views":
      command = .views
      try readOptions(&rest)
    default:
      throw Self.unknown(
        first.hasPrefix("-") ? "option" : "command", first, ["views", "help", "--help", "--version"])
    }
  }

  private mutating func readOptions(_ rest: inout ArraySlice<String>) throws(Misuse) {
    var readsOptions = true
    while let argument = rest.popFirst() {
      guard readsOptions, argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "--": readsOptions = false
      case "--json": isJSON = true
      case "--parse-all": parsesWhole = true
      case "--statistics": printsStatistics = true
      case "--help", "-h": command = .help
      case "--version": command = .version
      case "--sort":
        let word = try Self.value(of: parts, &rest)
        guard let sorting = Sorting(rawValue: word) else {
          throw Self.unknown("order", word, Sorting.allCases.map(\.rawValue))
        }
        self.sorting = sorting
      case "--cache-dir": cacheFolder = try Self.value(of: parts, &rest)
      default: throw Self.unknown("option", argument, Self.options)
      }
    }
    if command == .views, paths.isEmpty {
      throw Misuse(description: "no path given; 'identity-lint views PATH' reads a file or a folder")
    }
  }

  private static func value(of parts: [String], _ rest: inout ArraySlice<String>) throws(Misuse) -> String {
    if parts.count == 2 { return parts[1] }
    guard let value = rest.popFirst() else {
      throw Misuse(description: "'\(parts[0])' needs a value behind it")
    }
    return value
  }

  private static func unknown(_ what: String, _ word: String, _ candidates: [String]) -> Misuse {
    let suggestion = Suggestion.nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" }
    let all = candidates.map { "'\($0)'" }.joined(separator: ", ")
    return Misuse(description: "unknown \(what) '\(word)'\(suggestion ?? "; there are \(all)")")
  }
}
