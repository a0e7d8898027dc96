import Foundation
import Testing

@Suite struct `The layers of the sources` {
  @Test func `a file mentions only what its own or an earlier folder declares`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/ViewGraph").standardizedFileURL
    let files = try SourceFile.all(in: sources)

    let violations = SourceLayers.viewGraph.violations(in: files)

    #expect(!files.isEmpty, "no source file in \(sources.path)")
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }
}

@Suite struct `The layers of the linter` {
  @Test func `a file mentions only what its own or an earlier folder declares`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/IdentityLint")
      .standardizedFileURL
    let files = try SourceFile.all(in: sources)

    let violations = SourceLayers.identityLint.violations(in: files)

    #expect(!files.isEmpty, "no source file in \(sources.path)")
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }
}

@Suite struct `The rule of layers` {
  private let timeline = SourceFile(
    path: "Timeline/Timeline.swift",
    text: """
      public struct Timeline { struct Moment {} }

      func sampleTimes() {}
      """)

  private func violations(_ path: String, _ text: String, besides others: SourceFile...) -> [String] {
    SourceLayers.viewGraph.violations(in: [SourceFile(path: path, text: text)] + others)
  }

  @Test func `a name of a later folder is reported with what the folder may use`() {
    let found = violations("Layout/Frame.swift", "struct Frame {\n  var time: Timeline\n}", besides: timeline)

    #expect(
      found == [
        "Layout/Frame.swift mentions 'Timeline'; Layout may use Identity, Values, Tree, State, Reconcile, Views, "
          + "Modifiers (line 2, declared in Timeline/Timeline.swift)"
      ])
  }

  @Test func `the first folder may use no other`() {
    let found = violations("Identity/Path.swift", "extension Timeline {}", besides: timeline)

    #expect(
      found == [
        "Identity/Path.swift mentions 'Timeline'; Identity may use no other folder "
          + "(line 1, declared in Timeline/Timeline.swift)"
      ])
  }

  @Test func `a file outside the folders is reported`() {
    let rootFile = SourceFile(path: "Spring.swift", text: "")

    let found = violations("Motion/Spring.swift", "struct Spring {}", besides: rootFile)

    let layers = "Identity, Values, Tree, State, Reconcile, Views, Modifiers, Layout, Timeline, Host, Report"
    #expect(
      found == [
        "Motion/Spring.swift stands in no layer's folder; the layers are \(layers)",
        "Spring.swift stands in no layer's folder; the layers are \(layers)",
      ])
  }

  @Test(arguments: [
    "let time = Timeline()",
    "let time: ViewGraph.Timeline",
    "@Timeline var value = 1",
    "let text = \"at \\(Timeline.zero)\"",
    "let text = #\"at \\#(Timeline.zero)\"#",
    "let list = [Timeline]()",
    "func at(_ time: `Timeline`) {}",
    "let url = \"https://a.b/c\"; let time: Timeline",
    "/* a /* nested */ comment */ let time: Timeline",
    "let times = sampleTimes()",
  ])
  func `a mention is found`(source: String) {
    #expect(violations("Layout/Frame.swift", source, besides: timeline).count == 1)
  }

  @Test(arguments: [
    "// A Timeline comes later.",
    "/// See ``Timeline``.\nstruct Frame {}",
    "/* a /* nested */ Timeline */",
    "let text = \"Timeline\"",
    "let text = \"a \\\" Timeline\"",
    "let text = #\"a \" Timeline \\(Timeline)\"#",
    "let text = \"\"\"\n  a \"quoted\" Timeline\n  \"\"\"",
    "let text = \"\\(name(\"Timeline\")) Timeline\"",
    "let pattern = #/Timeline\"/#",
    "let other: Frame.Timeline",
    "let other: Moment",
    "struct Frame<Timeline> { var time: Timeline }",
    "struct Frame { struct Timeline {}; var time: Timeline }",
    "let times = sampleTimes",
    "let times = frame.sampleTimes()",
  ])
  func `what only looks like a mention is not found`(source: String) {
    #expect(violations("Layout/Frame.swift", source, besides: timeline) == [])
  }

  @Test(arguments: [
    ("Views/Text.swift", "Modifiers/Font.swift"),
    ("Modifiers/Font.swift", "Views/Text.swift"),
    ("Host/ViewHost.swift", "Host/Update.swift"),
    ("Report/Report.swift", "Identity/Path.swift"),
    ("Views/Controls/Toggle.swift", "Views/Text.swift"),
  ])
  func `peers, the own folder and earlier folders may be used`(user: String, used: String) {
    let other = SourceFile(path: used, text: "public enum Used {}")

    #expect(violations(user, "extension Used {}", besides: other) == [])
  }

  @Test(arguments: [
    "private struct Helper {}",
    "fileprivate func helper() {}\nprivate enum Helper {}",
    "extension Frame { struct Helper {} }",
    "import struct Foundation.Helper",
  ])
  func `what other files cannot name is no declaration`(later: String) {
    let other = SourceFile(path: "Host/Later.swift", text: later)

    #expect(violations("Layout/Frame.swift", "let helper = Helper()", besides: other) == [])
  }

  @Test(arguments: [
    "@MainActor public final class Helper {}",
    "private let one = 1\npublic protocol Helper {}",
    "private extension Frame {}\nindirect enum Helper {}",
    "private var two: Int { 2 }\ntypealias Helper = Int",
    "#if os(Linux)\n  actor Helper {}\n#endif",
  ])
  func `a declaration is found behind its modifiers`(later: String) {
    let other = SourceFile(path: "Host/Later.swift", text: later)

    #expect(violations("Layout/Frame.swift", "let helper: Helper", besides: other).count == 1)
  }

  @Test func `a name that an earlier folder declares too is not held against its user`() {
    let earlier = SourceFile(path: "Values/Curve.swift", text: "extension Curve { struct Timeline {} }")

    #expect(violations("Layout/Frame.swift", "let time: Timeline", besides: timeline, earlier) == [])
  }

  @Test func `a function that shares its name with a method is left out`() {
    let method = SourceFile(path: "Host/Host.swift", text: "extension Host { func sampleTimes() {} }")

    #expect(violations("Layout/Frame.swift", "let times = sampleTimes()", besides: timeline, method) == [])
  }
}

@Suite struct `The words of a source` {
  @Test func `names, numbers and marks come in order with their lines`() {
    let words = SwiftWords.scan("let a1 = `two words` // no\n  + 0x1F \"skip \\(b)\"")

    #expect(words.map(\.text) == ["let", "a1", "=", "two words", "+", "0x1F", "b"])
    #expect(words.map(\.line) == [1, 1, 1, 1, 2, 2, 2])
    #expect(words.map(\.isName) == [true, true, false, true, false, false, true])
  }

  @Test func `lines go on counting through comments and long strings`() {
    let words = SwiftWords.scan("/*\n\n*/ a\n\"\"\"\n  text\n\"\"\"\nb")

    #expect(words.map(\.text) == ["a", "b"])
    #expect(words.map(\.line) == [3, 7])
  }

  @Test(arguments: ["\"", "/*", "#\"\"\"", "`", "\"\\(", "\\", ""])
  func `a text that breaks off ends the scan`(source: String) {
    #expect(SwiftWords.scan("a " + source).first?.text == "a")
  }
}
