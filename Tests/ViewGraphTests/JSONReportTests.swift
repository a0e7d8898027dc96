import Foundation
import Testing

@testable import ViewGraph

// The example of the documentation, with the places that it has in a file of its own.
#sourceLocation(file:"RouteCard.swift",line:1)
struct RouteCard: View {
  @State private var isExpanded = true

  var body: some View {
    if isExpanded {
      RouteNote()
    } else {
      Text("Ridge walk")
    }
  }
}

struct RouteNote: View {
  @State private var draft = "start early"

  var body: some View {
    Text(draft)
  }
}
#sourceLocation()

@MainActor @Suite struct `A report as JSON` {
  private var routeUpdate: Update {
    let host = ViewHost(RouteCard())
    let update = withAnimation(.spring) { host.setState("isExpanded", of: RouteCard.self, to: false) }
    return update
  }

  @Test func `an update that did nothing`() {
    let verdict =
      #"{"evictedState":[],"explanations":[],"frameJumps":[],"isContinuous":true,"jumps":[],"lostState":[],"replacements":[],"#
      + #""unanimatedInsertions":[],"unanimatedRemovals":[]}"#

    #expect(Update(passes: []).json(pretty: false) == #"{"passes":[],"verdict":\#(verdict),"version":1}"#)
  }

  @Test func `what was written comes with place, cause and animation`() {
    var pass = PassSample()
    pass.writes = [
      Write(
        owner: "Card", property: "height", oldValue: "∞", newValue: "60",
        location: SourceLocation(fileID: "App/Views/Card.swift", line: 5, column: 18),
        cause: .gesture("tap", on: "VStack"), animation: .spring)
    ]

    #expect(
      pass.update.json(pretty: false).contains(
        #""writes":[{"animation":".spring","#
          + #""cause":{"kind":"gesture","name":"tap","text":"tap on VStack","view":"VStack"},"#
          + #""location":{"column":18,"file":"Card.swift","line":5},"#
          + #""newValue":"60","oldValue":"∞","owner":"Card","property":"height"}]"#))
  }

  @Test func `everything that can be there survives reading and writing`() throws {
    try expectRoundTrip(.maximal)
  }

  @Test func `what a host reports survives reading and writing`() throws {
    let host = ViewHost(RouteCard())
    let updates = [
      host.initialUpdate,
      host.setState("isExpanded", of: RouteCard.self, to: false),
      withAnimation(.default) { host.setState("isExpanded", of: RouteCard.self, to: true) },
      host.finishRemovals(),
      host.tap("nobody"),
    ]

    for update in updates { try expectRoundTrip(update) }
  }

  @Test func `the same update gives the same bytes`() {
    let (first, second) = (routeUpdate, routeUpdate)

    #expect(bytes(first.json()) == bytes(second.json()))
    #expect(bytes(first.json(pretty: false)) == bytes(second.json(pretty: false)))
  }

  @Test func `the verdict ends as the text report does`() {
    let verdict = routeUpdate.jsonReport.verdict
    let lines = ["not continuous: \(verdict.summary ?? "")"] + verdict.explanations.map { "  " + $0 }

    #expect(routeUpdate.report(colored: false).hasSuffix("\n\n" + lines.joined(separator: "\n")))
    #expect(verdict.explanations.count == 1)
  }

  @Test(arguments: [
    "", "\"", "\\", "\\\"", "/", "a\nb\r\nc\td", "\u{0}\u{1}\u{1F}\u{7F}\u{80}", "\u{2028}\u{2029}\u{FEFF}",
    "👩‍🚀🏳️‍🌈", "e\u{301}", "\u{E9}", "\u{301}leading", "\u{202E}turned", "\u{FFFF}", "{\"a\":[1,2]}", "],}",
    "null",
    "\u{1B}[31mred", "\u{10FFFF}", "not continuous: \n\n  ",
  ])
  func `a hostile string survives`(text: String) throws {
    var pass = PassSample()
    pass.writes = [
      Write(
        owner: text, property: text, oldValue: text, newValue: text, location: nil,
        cause: .callback(text, of: text),
        animation: nil)
    ]
    pass.changes = [.sample(.inserted, title: text, reason: .idChanged(from: text, to: text, nil))]
    pass.issues = [ViewGraph.Issue(kind: .nothingToPerform, message: text, identity: nil, location: nil)]

    let read = try expectRoundTrip(pass.update)

    // Bytes, because Swift holds strings equal that are composed differently.
    let write = try #require(read.passes.first?.writes.first)
    let change = try #require(read.passes.first?.changes.first)
    #expect(bytes(write.oldValue) == bytes(text))
    #expect(bytes(write.cause.name ?? "absent") == bytes(text))
    #expect(bytes(change.title ?? "absent") == bytes(text))
    #expect(bytes(change.reason?.oldID ?? "absent") == bytes(text))
  }
}

@MainActor @Suite struct `The closed lists of a report` {
  @Test(arguments: UpdateReport.Reason.Kind.allCases)
  func `every reason is represented`(kind: UpdateReport.Reason.Kind) throws {
    let reason = sampleReason(kind)
    let isMove = kind == .moved
    var pass = PassSample()
    pass.changes = [.sample(isMove ? .moved(from: 0, to: 1) : .inserted, reason: reason)]

    let read = try #require(try expectRoundTrip(pass.update).passes.first?.changes.first?.reason)

    #expect(read.kind == kind)
    #expect(read.text == reason.description)
    #expect(Set(keys(read)) == Self.keys[kind])
  }

  /// The keys of each kind, as the documentation has them.
  private static let keys: [UpdateReport.Reason.Kind: Set<String>] = [
    .branchChanged: ["kind", "text", "from", "to"],
    .idChanged: ["kind", "text", "oldID", "newID", "location"],
    .contentChanged: ["kind", "text", "oldType", "newType", "location"],
    .noLongerBuilt: ["kind", "text", "location"],
    .nowBuilt: ["kind", "text", "location"],
    .elementInserted: ["kind", "text", "id", "location"],
    .elementRemoved: ["kind", "text", "id", "location"],
    .moved: ["kind", "text", "id", "overtakenBy", "location"],
    .with: ["kind", "text", "view"],
    .revived: ["kind", "text", "location"],
    .firstDescription: ["kind", "text"],
    .removalEnded: ["kind", "text"],
  ]

  private func keys(_ reason: UpdateReport.Reason) -> [String] {
    Mirror(reflecting: reason).children.compactMap { child in
      if case Optional<Any>.none = child.value { nil } else { child.label }
    }
  }

  @Test(arguments: UpdateReport.Change.Kind.allCases)
  func `every kind of change is represented`(kind: UpdateReport.Change.Kind) throws {
    var pass = PassSample()
    pass.changes = [.sample(sampleKind(kind))]

    let read = try #require(try expectRoundTrip(pass.update).passes.first?.changes.first)

    #expect(read.kind == kind)
    #expect(read.from == (kind == .moved ? 2 : nil))
    #expect(read.to == (kind == .moved ? 0 : nil))
  }

  @Test(arguments: UpdateReport.Cause.Kind.allCases)
  func `every cause is represented`(kind: UpdateReport.Cause.Kind) throws {
    var pass = PassSample()
    pass.cause = sampleCause(kind)

    let read = try #require(try expectRoundTrip(pass.update).passes.first).cause

    #expect(read.kind == kind)
    #expect(read.text == pass.cause.description)
  }

  @Test(arguments: Outcome.allCases)
  func `every outcome is represented`(outcome: Outcome) throws {
    var pass = PassSample()
    pass.changes = [.sample(.kept, attributes: [.sample(outcome)])]

    let read = try #require(try expectRoundTrip(pass.update).passes.first?.changes.first?.attributes.first)

    #expect(read.outcome == outcome)
    #expect(read.oldValue == "∞")
    #expect(read.newValue == "-∞")
  }

  @Test(arguments: StateEvent.Kind.allCases, StateKind.allCases)
  func `every state event is represented`(kind: StateEvent.Kind, state: StateKind) throws {
    var pass = PassSample()
    pass.stateEvents = [.sample(kind, state)]

    let read = try #require(try expectRoundTrip(pass.update).passes.first?.stateEvents.first)

    #expect(read.kind == kind)
    #expect(read.state == state)
  }

  @Test(arguments: ViewGraph.Issue.Kind.allCases)
  func `every issue is represented`(kind: ViewGraph.Issue.Kind) throws {
    var pass = PassSample()
    pass.issues = [ViewGraph.Issue(kind: kind, message: "It happened.", identity: nil, location: nil)]

    let read = try #require(try expectRoundTrip(pass.update).passes.first?.issues.first)

    #expect(read.kind == kind)
  }
}

@Suite struct `Reading a report` {
  private func error(reading json: String) -> UpdateReport.ReadingError? {
    #expect(throws: UpdateReport.ReadingError.self) { try UpdateReport(json: json) }
  }

  @Test func `another version is refused before anything else is read`() {
    let error = error(reading: #"{"version": 2, "passes": "a hundred"}"#)

    #expect(error == .unknownVersion(2))
    #expect(
      error?.description == """
        the report has version 2, and this ViewGraph reads version 1
          why: the keys of another version may mean something else
          instead: read it with the ViewGraph that wrote it, or write it anew with 'Update.json()'
        """)
  }

  @Test func `a report without version is refused`() {
    let error = error(reading: "{}")

    #expect(error == .noVersion)
    #expect(
      error?.description == """
        the JSON has no 'version', so it is no report of an update
          why: the version says what the keys mean
          instead: pass what 'Update.json()' wrote, from the outermost brace on
        """)
  }

  @Test func `a key that is missing is named`() {
    let error = error(reading: #"{"version": 1, "passes": [{"root": "Card"}]}"#)

    #expect(
      error?.description == """
        the report cannot be read at 'passes[0].isFirstDescription'
          why: the key is missing
          instead: pass what 'Update.json()' wrote, unchanged
        """)
  }

  @Test(arguments: [
    (#"{"version": "1"}"#, "version"),
    (#"{"version": 1, "passes": [7]}"#, "passes[0]"),
    (#"{"version": 1, "passes": [{"root": null}]}"#, "passes[0].root"),
    ("[]", ""),
    ("no JSON", ""),
    ("", ""),
  ])
  func `what is malformed is named by its path`(json: String, path: String) throws {
    guard case .malformed(let found, let reason)? = error(reading: json) else {
      Testing.Issue.record("'\(json)' is read as something else than malformed")
      return
    }

    #expect(found == path)
    #expect(!reason.isEmpty)
  }

  @Test @MainActor func `a word that is in no list is named by its path`() {
    var pass = PassSample()
    pass.changes = [.sample(.kept)]
    let json = pass.update.json(pretty: false).replacing(#""kind":"kept""#, with: #""kind":"melted""#)

    guard case .malformed("passes[0].changes[0].kind", _)? = error(reading: json) else {
      Testing.Issue.record("'melted' is not named by its path")
      return
    }
  }

  @Test @MainActor func `a key that is not known is passed over`() throws {
    let json = Update.maximal.json(pretty: false)
    let extended = json.replacing(#""version":1"#, with: #""version":1,"weather":{"is":"fine"}"#)

    #expect(extended != json)
    #expect(try UpdateReport(json: extended) == Update.maximal.jsonReport)
  }
}

@MainActor @Suite struct `The documentation of the JSON report` {
  private let article: String
  private let tests: String

  init() throws {
    let folder = "../../../Sources/ViewGraph/ViewGraph.docc/JSONReport.md"
    let file = URL(filePath: #filePath).appending(path: folder).standardizedFileURL
    article = try String(contentsOf: file, encoding: .utf8)
    tests = try String(contentsOfFile: #filePath, encoding: .utf8)
  }

  @Test func `the example is what its program prints`() throws {
    let blocks = Readme(article).blocks.map(\.text)
    let views = try #require(blocks.first { $0.hasPrefix("struct") })
    let program = try #require(blocks.first { $0.hasPrefix("let host") }).split(separator: "\n")
    let host = ViewHost(RouteCard())
    let update = withAnimation(.spring) { host.setState("isExpanded", of: RouteCard.self, to: false) }

    #expect(tests.contains("\n" + views + "\n"))
    #expect(program.dropLast().allSatisfy { tests.contains("\n    \($0)\n") })
    #expect(program.last == "print(update.json())")
    #expect(blocks.first { $0.hasPrefix("{") } == update.json())
  }

  @Test func `the tables have exactly the keys there are`() {
    #expect(documented == KeyTable.all(in: Update.maximal.jsonReport))
  }

  @Test func `the order of keys does not depend on how a system compares letters`() {
    for (object, keys) in documented {
      let sorted = keys.map(\.name).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      #expect(sorted == sorted.sorted { $0.lowercased() < $1.lowercased() }, "the keys of \(object)")
    }
  }

  @Test func `every word of the closed lists is documented`() {
    let words =
      UpdateReport.Reason.Kind.allCases.map(\.rawValue) + UpdateReport.Change.Kind.allCases.map(\.rawValue)
      + UpdateReport.Cause.Kind.allCases.map(\.rawValue) + Outcome.allCases.map(\.rawValue)
      + StateEvent.Kind.allCases.map(\.rawValue) + StateKind.allCases.map(\.rawValue)
      + ViewGraph.Issue.Kind.allCases.map(\.rawValue)

    #expect(words.filter { !article.contains("`\($0)`") } == [])
  }

  /// The tables below headings that name an object.
  private var documented: [String: Set<KeyTable.Key>] {
    var tables: [String: Set<KeyTable.Key>] = [:]
    var object: String?
    for line in article.split(separator: "\n") {
      if line.hasPrefix("#") {
        object = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil
      } else if line.hasPrefix("| kind |") {
        // A table of words, not of keys.
        object = nil
      } else if let object, line.hasPrefix("| `") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let key = KeyTable.Key(
          name: cells[0].trimmingCharacters(in: ["`"]), mayBeAbsent: cells[1].hasSuffix(", or absent"))
        tables[object, default: []].insert(key)
      }
    }
    return tables
  }
}

@Suite struct `The layout of JSON` {
  @Test(arguments: ["1", "[]", "{}", "\"a, b\"", "[1, 2]", "{\"a\": 1, \"b\": []}", "[[], {}]"])
  func `what is short and flat stands on one line`(line: String) {
    let compact = line == "\"a, b\"" ? line : line.replacing(" ", with: "")

    #expect(JSONLayout(compact).lines == line)
  }

  @Test func `what holds something stands on lines of its own`() {
    #expect(
      JSONLayout(#"{"a":[{"b":1},{"c":[2]}],"d":3}"#).lines == """
        {
          "a": [
            {"b": 1},
            {
              "c": [2]
            }
          ],
          "d": 3
        }
        """)
  }

  @Test func `what is long stands on lines of its own`() {
    let word = "\"" + String(repeating: "w", count: 50) + "\""

    #expect(JSONLayout("[\(word),\(word)]").lines == "[\n  \(word),\n  \(word)\n]")
  }

  @Test(arguments: [#""],}{[:""#, #""\"]""#, #""\\""#, "\"\u{301}\u{301}\""])
  func `marks in strings are no marks`(string: String) {
    let line = "{\(string): [\(string), \(string)]}"
    let laidOut = JSONLayout("{\(string):[\(string),\(string)]}").lines

    #expect(bytes(laidOut) == bytes("{\n  " + line.dropFirst().dropLast() + "\n}"))
  }
}

// MARK: - Samples

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Expects that a report, read from what it wrote, is the same and writes the same.
@discardableResult private func expectRoundTrip(
  _ update: Update, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> UpdateReport {
  let report = update.jsonReport
  var read = report
  for isPretty in [false, true] {
    let json = update.json(pretty: isPretty)
    read = try UpdateReport(json: json)
    #expect(read == report, sourceLocation: sourceLocation)
    #expect(bytes(read.json(pretty: isPretty)) == bytes(json), sourceLocation: sourceLocation)
  }
  return read
}

/// A pass in which nothing happened but what a test adds.
private struct PassSample {
  var cause = Cause.update
  var animation: Animation?
  var writes: [Write] = []
  var changes: [Change] = []
  var replacements: [Replacement] = []
  var stateEvents: [StateEvent] = []
  var bodies: [BodyEvaluation] = []
  var lifecycle: [LifecycleEvent] = []
  var issues: [ViewGraph.Issue] = []
  var findings: LayoutFindings?

  var update: Update {
    Update(passes: [
      Pass(
        writes: writes, cause: cause, rootName: "Card", time: .milliseconds(100), animation: animation,
        changes: changes,
        replacements: replacements, stateEvents: stateEvents, bodies: bodies, lifecycle: lifecycle,
        issues: issues,
        comparisons: 7, log: TreeDifference(), isFirstDescription: false, findings: findings)
    ])
  }
}

private let place = ViewGraph.SourceLocation(fileID: "App/Views/Card.swift", line: 9, column: 5)
private let otherPlace = ViewGraph.SourceLocation(fileID: "App/Views/Card.swift", line: 12, column: 7)
private var sampleIdentity: Identity {
  let card = Identity(parent: nil, steps: [], typeName: "Card")
  return Identity(parent: card, steps: [IdentityStep(.branch(0))], typeName: "Row")
}

extension Update {
  /// Has something to say for every key there is.
  fileprivate static var maximal: Update {
    var pass = PassSample()
    pass.cause = .gesture("tap", on: "Row")
    pass.animation = .spring
    pass.writes = [
      Write(
        owner: "Card", property: "isOpen", oldValue: "true", newValue: "false", location: place,
        cause: .callback("onAppear", of: "Row"), animation: .default),
      Write(
        owner: "Row", property: "isOpen", oldValue: "true", newValue: "false", location: place,
        cause: .eviction, animation: nil),
    ]
    pass.changes = UpdateReport.Reason.Kind.allCases.map { kind in
      .sample(
        kind == .moved ? .moved(from: 2, to: 0) : .removed, title: "Ridge walk", reason: sampleReason(kind),
        transition: TransitionUse(
          transition: .opacity, animation: .spring, explanation: "it is not played", obstacle: nil,
          whole: .opacity,
          inherited: nil),
        attributes: Outcome.allCases.map { .sample($0) }, state: [.sample(.lost, .state)])
    }
    pass.changes += [
      .sample(.inserted, reason: .nowBuilt(nil)), .sample(.removed, reason: .noLongerBuilt(nil)),
    ]
    pass.changes.append(
      .sample(
        .kept,
        frame: FrameChange(
          old: .zero, new: CGRect(x: 0, y: 80, width: 10, height: 10), outcome: .jumped,
          explanation: "no animation",
          animation: .spring, governor: ".transaction", local: (.zero, .zero))))
    pass.findings = LayoutFindings(
      hidden: [
        HiddenView(
          identity: sampleIdentity, typeName: "Row", title: nil, hiddenBy: "opacity",
          space: CGSize(width: 10, height: 80), axis: .vertical, touches: .no, accessibility: .dependsOnSystem
        )
      ],
      clipped: [
        ClippedView(
          identity: sampleIdentity, typeName: "Row", title: "Ridge walk", container: sampleIdentity,
          overflow: EdgeInsets(top: 0, leading: 0, bottom: 12, trailing: 0))
      ],
      covering: [
        CoveringView(
          identity: sampleIdentity, typeName: "Color", leaving: sampleIdentity, leavingTypeName: "Row")
      ])
    pass.replacements = [Replacement(removed: .sample(.removed), inserted: .sample(.inserted))]
    pass.stateEvents = [.sample(.written, .object)]
    pass.bodies = [
      BodyEvaluation(
        identity: sampleIdentity, typeName: "Row", changes: ["@self"], line: "Row: @self changed.")
    ]
    pass.lifecycle = [LifecycleEvent(name: "onAppear", view: "Row")]
    pass.issues = [
      ViewGraph.Issue(
        kind: .duplicateIdentity, message: "the ID 3 occurs twice", identity: sampleIdentity, location: place)
    ]
    return pass.update
  }
}

extension Change {
  fileprivate static func sample(
    _ kind: Kind, title: String? = nil, reason: Reason? = nil, transition: TransitionUse? = nil,
    attributes: [AttributeChange] = [], frame: FrameChange? = nil, state: [StateEvent] = []
  ) -> Change {
    Change(
      identity: sampleIdentity, typeName: "Row", title: title, kind: kind, reason: reason, isRoot: true,
      transition: transition, attributes: attributes, frame: frame, state: state, body: nil,
      indentation: 1)
  }
}

extension AttributeChange {
  fileprivate static func sample(_ outcome: Outcome) -> AttributeChange {
    AttributeChange(
      name: "maxHeight", modifier: "frame", old: .number(.infinity), new: .number(-.infinity),
      outcome: outcome,
      explanation: "a layout input", animation: .spring, governor: ".animation(_:value:), Card.swift:9",
      place: AttributePlace(layer: 0, component: 0),
      response: .layoutInput)
  }
}

extension StateEvent {
  fileprivate static func sample(_ kind: Kind, _ state: StateKind) -> StateEvent {
    StateEvent(
      identity: sampleIdentity, owner: "Row", property: "draft", state: state, kind: kind,
      value: "\"start early\"", location: place)
  }
}

private func sampleReason(_ kind: UpdateReport.Reason.Kind) -> Reason {
  switch kind {
  case .branchChanged: .branchChanged(from: place, to: otherPlace)
  case .idChanged: .idChanged(from: "1", to: "2", place)
  case .contentChanged: .contentChanged(from: "Text", to: "Row", place)
  case .noLongerBuilt: .noLongerBuilt(place)
  case .nowBuilt: .nowBuilt(place)
  case .elementInserted: .elementInserted("3", place)
  case .elementRemoved: .elementRemoved("3", place)
  case .moved: .moved("3", overtakenBy: "7", place)
  case .with: .with("Card")
  case .revived: .revived(place)
  case .firstDescription: .firstDescription
  case .removalEnded: .removalEnded
  }
}

private func sampleKind(_ kind: UpdateReport.Change.Kind) -> Change.Kind {
  switch kind {
  case .inserted: .inserted
  case .removed: .removed
  case .moved: .moved(from: 2, to: 0)
  case .kept: .kept
  case .revived: .revived
  }
}

private func sampleCause(_ kind: UpdateReport.Cause.Kind) -> Cause {
  switch kind {
  case .gesture: .gesture("tap", on: "Row")
  case .callback: .callback("onAppear", of: "Row")
  case .update: .update
  case .rootValue: .rootValue
  case .resize: .resize
  case .setState: .setState
  case .eviction: .eviction
  case .outside: .outside
  case .time: .time
  }
}

/// The keys of the objects that a report consists of, read from its values.
private enum KeyTable {
  struct Key: Hashable {
    let name: String
    let mayBeAbsent: Bool
  }

  static func all(in report: UpdateReport) -> [String: Set<Key>] {
    var tables: [String: Set<Key>] = [:]
    add(report, to: &tables)
    return tables
  }

  private static func add(_ value: Any, to tables: inout [String: Set<Key>]) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, mirror.subjectType != String.self {
      let keys = mirror.children.map { child in
        Key(
          name: child.label ?? "", mayBeAbsent: Mirror(reflecting: child.value).displayStyle == .optional)
      }
      // An object without keys is a number or a Boolean.
      if !keys.isEmpty { tables["\(mirror.subjectType)", default: []].formUnion(keys) }
    }
    guard mirror.subjectType != String.self else { return }
    for child in mirror.children { add(child.value, to: &tables) }
  }
}
