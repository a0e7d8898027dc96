import Foundation
import Testing

@testable import IdentityLint

@Suite struct `The command line` {
  @Test(
    arguments: [
      ([], "no command given; 'identity-lint --help' lists them"),
      (["veiws"], "unknown command 'veiws'; did you mean 'views'?"),
      (["xyzzy"], "unknown command 'xyzzy'; there are 'views', 'help', '--help', '--version'"),
      (["views"], "no path given; 'identity-lint views PATH' reads a file or a folder"),
      (["views", "--jsn", "a"], "unknown option '--jsn'; did you mean '--json'?"),
      (["views", "a", "--sort", "nmae"], "unknown order 'nmae'; did you mean 'name'?"),
      (["views", "a", "--sort"], "'--sort' needs a value behind it"),
    ] as [([String], String)])
  func `what is not understood is said, with the nearest word`(arguments: [String], message: String) {
    let command = LintCommand(arguments)

    #expect(command.troubles == "error: \(message)\n")
    #expect(command.output == "")
    #expect(command.status == 2)
  }

  @Test func `options are read in any order`() throws {
    let arguments = try LintArguments([
      "views", "--sort=state", "a", "--json", "--cache-dir", "c", "--", "--b",
    ])

    #expect(arguments.paths == ["a", "--b"])
    #expect(arguments.sorting == .state)
    #expect(arguments.isJSON)
    #expect(arguments.cacheFolder == "c")
  }

  @Test(arguments: [
    ("abc", "abc", 0), ("", "ab", 2), ("views", "veiws", 1), ("sort", "short", 1), ("a", "b", 1),
  ])
  func `words have a distance`(one: String, other: String, distance: Int) {
    #expect(Suggestion.distance(one, other) == distance)
  }
}

#if os(macOS) || os(Linux)
  @Suite struct `The program identity-lint` {
    private let folder: TemporaryFolder
    private let program: LintProgram

    init() throws {
      folder = try TemporaryFolder()
      program = try LintProgram()
      try folder.write(
        "Card.swift",
        """
        struct Card: View {
          @State private var isExpanded = false
          let mode: Mode
          var body: some View {
            if isExpanded { Detail() } else { Text("a") }
            switch mode {
            case .edit: TextField("a", text: $isExpanded)
            case .view: EmptyView()
            }
          }
          func toggle() { withAnimation(.spring) { isExpanded.toggle() } }
        }
        struct Badge: View { var body: some View { Text("b") } }
        """)
    }

    @Test func `prints a table`() throws {
      let run = try program.run("views", "Card.swift", in: folder.path)

      #expect(
        run.output == """
          view   place          branches  state
          Card   Card.swift:1   4         isExpanded @State, text field
            builds Detail, Text, TextField, EmptyView
            if isExpanded, line 5
              reads isExpanded @State: changes, toggled, Card.swift:11 in withAnimation(.spring) and at 1 more
            switch mode, line 6
              asks mode == .edit, mode == .view
              reads mode let: not known, no caller of 'Card' is seen
          Badge  Card.swift:13  0         –
            builds Text

          """)
      #expect(run.troubles == "")
      #expect(run.status == 0)
    }

    @Test func `prints JSON`() throws {
      let run = try program.run("views", folder.path, "--json", "--sort", "name")
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let views = try #require(json?["views"] as? [[String: Any]])

      #expect(json?["version"] as? Int == 1)
      #expect(views.map { $0["name"] as? String } == ["Badge", "Card"])
      #expect(run.status == 0)
    }

    @Test(arguments: [
      ("name", ["Badge", "Card"]), ("conditions", ["Card", "Badge"]), ("state", ["Card", "Badge"]),
    ])
    func `sorts`(order: String, names: [String]) throws {
      let run = try program.run("views", folder.path, "--sort", order)

      let printed = run.output.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(" ") }
      #expect(printed.map { String($0.prefix { $0 != " " }) } == names)
    }

    @Test func `a file that does not parse is reported, and the rest is done`() throws {
      try folder.write("Broken.swift", "struct Broken: View { var body: some View { Text( } }")
      try folder.write("Latin.swift", [0xE9])

      let run = try program.run("views", ".", "Missing.swift", in: folder.path)

      #expect(run.status == 2)
      #expect(run.output.contains(" ./Card.swift:1 "))
      let lines = run.troubles.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("error: ./Broken.swift:1:") && $0.contains("does not parse: ") })
      #expect(lines.contains("error: ./Latin.swift: not read: it is not UTF-8: byte 1 is 0xE9"))
      #expect(lines.contains("error: Missing.swift: not read: No such file or directory"))
    }

    @Test func `says its version and its usage`() throws {
      #expect(try program.run("--version").output == "identity-lint 0.1.0\n")
      #expect(try program.run("--help").output.hasPrefix("identity-lint reads SwiftUI source"))
      #expect(try program.run("veiws").status == 2)
    }

    @Test func `nothing to show is said`() throws {
      try folder.write("empty/Empty.swift", "")

      #expect(try program.run("views", "\(folder.path)/empty").output == "no views\n")
    }

    @Test func `what the README quotes is what it prints`() throws {
      let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      let blocks = readme.components(separatedBy: "<!-- command: identity-lint ").dropFirst()

      #expect(!blocks.isEmpty)
      for block in blocks {
        let parts = block.components(separatedBy: "```")
        let arguments = try #require(block.components(separatedBy: " -->").first).split(separator: " ").map(
          String.init)
        let quoted = try #require(parts.count > 1 ? parts[1].drop { $0 != "\n" }.dropFirst() : nil)
        let run = try program.run(arguments, in: root.path)

        #expect(run.output == quoted, "identity-lint \(arguments.joined(separator: " "))")
      }
    }
  }
#endif
