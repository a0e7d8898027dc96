import Foundation
import Testing

@testable import ViewGraph

/// Each construct of the language by itself: what the engine logs is what the plain engine says.
@MainActor struct OracleCaseTests {
  /// Brings a host from stage to stage: at once, then in animated updates, with and without an end of removals.
  private func check<Root: View>(
    _ stages: [Int] = [0, 1, 2, 1, 0, 2, 0], at location: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ root: (Int) -> Root
  ) {
    var lines: [String] = []
    func note(_ what: String, _ found: [String]) {
      // What follows from the first mismatch would only hide it.
      if lines.isEmpty { lines = found.map { "\(what): \($0)" } }
    }

    let host = ViewHost(root(stages[0]))
    for stage in stages { note("to \(stage)", Oracle.mismatches(updating: host, to: root(stage))) }

    let animated = ViewHost(root(stages[0]))
    for stage in stages + stages {
      note("animated to \(stage)", Oracle.mismatches(updating: animated, to: root(stage), isAnimated: true))
    }
    note("end of removals", Oracle.mismatches(finishingRemovalsOf: animated))

    let mixed = ViewHost(root(stages[0]))
    for (index, stage) in stages.enumerated() {
      note("mixed to \(stage)", Oracle.mismatches(updating: mixed, to: root(stage), isAnimated: index != 2))
      if index % 2 == 1 { note("end of removals", Oracle.mismatches(finishingRemovalsOf: mixed)) }
    }
    #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))", sourceLocation: location)
  }

  @Test func `a value changes`() {
    check { stage in
      VStack(spacing: CGFloat(stage)) {
        Text(verbatim: "\(stage)").bold(stage == 1)
        Text(verbatim: "same").opacity(Double(stage) / 2).padding(stage == 1 ? 8 : 4).opacity(0.5)
        Text(verbatim: "framed").frame(width: 10, height: CGFloat(stage)).offset(x: CGFloat(stage), y: 1)
        Color.red.opacity(stage == 2 ? 0.5 : 1)
        Spacer(minLength: CGFloat(stage))
      }
    }
  }

  @Test func `only the value of the view itself changes, under several modifiers`() {
    check { stage in
      VStack {
        Text(verbatim: "\(stage)").opacity(0.5).padding(8)
        VStack(spacing: CGFloat(stage)) { Text(verbatim: "in") }.opacity(0.5)
      }
    }
  }

  @Test func `a condition with an else`() {
    check { stage in
      VStack {
        Text(verbatim: "before")
        if stage == 1 {
          Text(verbatim: "one")
          Text(verbatim: "and more")
        } else {
          VStack { Text(verbatim: "\(stage)") }
        }
        Text(verbatim: "after \(stage)")
      }
    }
  }

  @Test func `a condition without an else`() {
    check { stage in
      VStack {
        if stage > 0 { Text(verbatim: "one") }
        if stage == 1 {
          Text(verbatim: "two")
          if stage > 0 { Text(verbatim: "three") }
        }
        if let number = stage == 2 ? stage : nil { Text(verbatim: "\(number)") }
      }
    }
  }

  @Test func `a condition at the root`() {
    check { stage in
      if stage > 0 { Text(verbatim: "\(stage)") }
    }
  }

  @Test func `a switch`() {
    check([0, 1, 2, 3, 4, 3, 0, 4, 2, 1]) { stage in
      VStack {
        switch stage {
        case 0: Text(verbatim: "zero")
        case 1: Color.red
        case 2: VStack { Text(verbatim: "two") }
        case 3: EmptyView()
        default:
          Text(verbatim: "many")
          Text(verbatim: "\(stage)")
        }
      }
    }
  }

  @Test func `elements come, go and move`() {
    let lists = [[1, 2, 3, 4], [4, 1, 2, 3], [2, 5, 3], [], [5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6, 7]]
    check([0, 1, 2, 3, 4, 5, 0, 5, 2, 4, 1, 3, 0]) { stage in
      VStack { ForEach(lists[stage], id: \.self) { Text(verbatim: "\($0)") } }
    }
  }

  @Test func `elements have the same id`() {
    let lists = [[1, 2, 1, 3], [1, 1, 2, 3], [3, 3, 3], [2, 1, 2, 1], [1]]
    check([0, 1, 2, 3, 4, 0, 2, 1, 4]) { stage in
      VStack {
        ForEach(Array(lists[stage].enumerated()), id: \.element) { Text(verbatim: "\($0.offset)") }
      }
    }
  }

  @Test func `lists in lists`() {
    let lists = [[[1, 2], [3]], [[3], [2, 1]], [[1], [2], [3]], []]
    check([0, 1, 2, 3, 0, 2, 1]) { stage in
      VStack {
        ForEach(Array(lists[stage].enumerated()), id: \.offset) { section in
          Text(verbatim: "section \(section.element.count)")
          ForEach(section.element, id: \.self) { row in
            Text(verbatim: "row \(row)")
            if row > 1 { Text(verbatim: "more") }
          }
        }
        ForEach(lists[stage], id: \.self) { ForEach($0, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
  }

  @Test func `ids of many types`() {
    struct Key: Hashable {
      let name: String
      let number: Int?
    }
    enum Choice: Hashable {
      case plain(Int)
      case named(String)
    }
    let numbers = [[1, 2, 3], [3, 1], [2, 4, 1, 3]]
    let uuids = (0..<5).map { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
    check { stage in
      VStack {
        let now = numbers[stage]
        ForEach(now.map { "\($0)" }, id: \.self) { Text(verbatim: $0) }
        ForEach(now.map { "a name that is too long for a word: \($0)" }, id: \.self) { Text(verbatim: $0) }
        ForEach(now.map { Key(name: "key of number \($0)", number: $0 == 3 ? nil : $0) }, id: \.self) {
          Text(verbatim: $0.name)
        }
        ForEach(now.map { $0 > 2 ? Choice.plain($0) : .named("\($0)") }, id: \.self) {
          Text(verbatim: "\($0)")
        }
        ForEach(now.map { uuids[$0] }, id: \.self) { _ in Color.red }
        ForEach(now.map { Double($0) / 2 }, id: \.self) { Text(verbatim: "\($0)") }
        ForEach(now.map { Optional($0) } + [nil], id: \.self) { Text(verbatim: "\($0 ?? 0)") }
      }
    }
  }

  @Test func `an id changes`() {
    check { stage in
      VStack {
        Text(verbatim: "\(stage)").id(stage)
        VStack { Text(verbatim: "in").id("a name that is too long for a word: \(stage / 2)") }.id(stage % 2)
        if stage > 0 { Text(verbatim: "both").id(stage) }
        ForEach(0..<2, id: \.self) { Text(verbatim: "row \($0)").id(stage == 1 ? 0 : $0) }
      }
    }
  }

  @Test func `an erased view hides another type`() {
    check([0, 1, 2, 3, 4, 0, 2, 1, 4, 3]) { stage in
      VStack {
        switch stage {
        case 0: AnyView(Text(verbatim: "text"))
        default: AnyView(Color.red)
        }
        erased(stage)
        if stage < 4 { erased(stage) }
        erased(stage).id(stage / 2)
        ForEach([stage / 2, 7], id: \.self) { _ in erased(stage) }
      }
    }
  }

  private func erased(_ stage: Int) -> AnyView {
    switch stage {
    case 0: AnyView(Text(verbatim: "text"))
    case 1: AnyView(VStack { AnyView(Text(verbatim: "\(stage)")) })
    case 2: AnyView(ForEach([1, 2], id: \.self) { Text(verbatim: "\($0)") })
    case 3: AnyView(EmptyView())
    default: AnyView(AnyView(Text(verbatim: "erased twice")).opacity(0.5))
    }
  }

  @Test func `groups add no view of their own`() {
    check { stage in
      VStack {
        Group {
          Text(verbatim: "\(stage)")
          if stage == 1 {
            Group {
              Text(verbatim: "one")
              Text(verbatim: "two")
            }.opacity(0.5)
          }
        }.padding(CGFloat(stage))
        Group { if stage == 2 { Text(verbatim: "three") } else { Color.red } }
      }
    }
  }

  private struct Framed: ViewModifier {
    let width: Int
    let isFramed: Bool

    func body(content: Content) -> some View {
      VStack {
        if isFramed { Text(verbatim: "frame \(width)") }
        content.frame(width: CGFloat(width))
      }
    }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content.opacity(0.5)
      HStack { content }
    }
  }

  @Test func `modifiers with bodies`() {
    check { stage in
      VStack {
        Text(verbatim: "\(stage)").modifier(Framed(width: 10, isFramed: true))
        Text(verbatim: "same").modifier(Framed(width: stage, isFramed: stage == 1))
        Text(verbatim: "\(stage)").modifier(Twice()).modifier(Framed(width: stage / 2, isFramed: false))
        Group { if stage > 0 { Text(verbatim: "inside") } }.modifier(Twice())
        if stage == 1 { Color.red.modifier(Twice().concat(Framed(width: 1, isFramed: true))) }
      }
    }
  }

  private struct Reader: View {
    @Environment(\.lineLimit) private var limit
    let name: String

    var body: some View {
      Text(verbatim: "\(name) \(limit ?? 0)")
      if limit == 1 { Text(verbatim: "one line") }
    }
  }

  private struct Reading: View {
    var body: some View { VStack { Reader(name: "deep") } }
  }

  @Test func `what the environment hands down`() {
    check { stage in
      VStack {
        Reader(name: "near").lineLimit(stage)
        Reading().lineLimit(stage == 2 ? nil : stage)
        Reading().lineLimit(3)
      }
      .lineLimit(stage + 4)
    }
  }

  @Test func `overlays and backgrounds`() {
    check { stage in
      Text(verbatim: "\(stage)")
        .overlay {
          if stage == 1 { Text(verbatim: "over") }
          Color.red.opacity(Double(stage) / 2)
        }
        .background { if stage == 2 { Color.blue } else { Text(verbatim: "behind \(stage)") } }
    }
  }

  @Test func `lists of sections, and controls`() {
    check { stage in
      List {
        Section("first \(stage)") {
          ForEach(0..<stage + 1, id: \.self) { Text(verbatim: "\($0)") }
        }
        Section {
          Toggle("on", isOn: .constant(stage == 1))
          Button("press \(stage)") {}
        } footer: {
          if stage == 2 { Text(verbatim: "end") }
        }
      }
    }
  }

  private struct Nest: View {
    let depth: Int
    let stage: Int

    var body: some View {
      if depth == 0 {
        Text(verbatim: "deepest \(stage)")
        if stage == 1 { Text(verbatim: "more") }
      } else {
        VStack {
          if depth == 100, stage == 2 { Text(verbatim: "before") }
          Nest(depth: depth - 1, stage: stage)
          Text(verbatim: "after \(depth == 3 ? stage : 0)")
          ForEach(depth % 50 == 0 ? [stage, 5, 3 - stage] : [], id: \.self) { Text(verbatim: "\($0)") }
        }
      }
    }
  }

  @Test func `views deeper than the recursion goes`() {
    // The tree that is built at once goes through the same recursion, so its views are counted here.
    #expect(ViewHost(Nest(depth: 105, stage: 0)).tree.count == 2 + 105 * 3 + 2 * 3)
    check([0, 1, 2, 0]) { stage in
      VStack {
        Nest(depth: 105, stage: stage)
        Text(verbatim: "below \(stage)")
        if stage > 0 { Nest(depth: 60, stage: stage) }
      }
    }
  }

  @Test func `ways of many steps`() {
    let lists = [[1, 2, 3], [3, 1], [2, 3, 4, 1]]
    check([0, 1, 2, 0, 2, 1]) { stage in
      VStack {
        Group {
          ForEach(lists[stage], id: \.self) { outer in
            Group {
              if outer != 2 {
                ForEach(lists[(stage + outer) % 3], id: \.self) { inner in
                  switch inner {
                  case 1: Text(verbatim: "one")
                  case 2:
                    Text(verbatim: "two")
                    Text(verbatim: "\(stage)")
                  case 3: Color.red
                  default: ForEach([stage, inner], id: \.self) { Text(verbatim: "\($0)") }
                  }
                }
              } else {
                Text(verbatim: "two only")
              }
              Text(verbatim: "end of \(outer)")
            }
          }
        }
        Text(verbatim: "end")
      }
    }
  }

  private struct Stepped: View {
    let stage: Int

    var body: some View {
      if stage != 1 { VStack { if stage != 3 { Text(verbatim: "in \(stage)") } } }
      if stage != 2 { Text(verbatim: "out") }
    }
  }

  @Test func `what leaves by itself goes with what leaves around it`() {
    check([0, 3, 1, 0, 2, 1, 3, 0, 1, 3]) { stage in
      VStack {
        Stepped(stage: stage)
        if stage != 3 { VStack { Stepped(stage: stage) } }
      }
    }
  }
}

/// Values that are equal and do not have the same bytes.
@MainActor struct OracleEqualityTests {
  /// Checks that nothing is logged or reported.
  private func checkEqual<Root: View>(
    at location: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ root: (Int) -> Root
  ) {
    let host = ViewHost(root(0))
    let before = host.tree
    let update = host.update(to: root(1))
    let log = update.log.first.map { PlainLog($0, before: before, after: host.tree) } ?? PlainLog()
    let lines = PlainLog().mismatches(with: log) + PlainReport().mismatches(with: PlainReport(update.changes))
    #expect(lines.isEmpty, "\(lines.joined(separator: "\n"))", sourceLocation: location)
    #expect(!update.log.contains { !$0.isEmpty }, sourceLocation: location)
    #expect(host.tree == before, sourceLocation: location)
    // Both are then compared with the values that came last.
    let back = Oracle.mismatches(updating: host, to: root(0))
    #expect(back.isEmpty, "\(back.joined(separator: "\n"))", sourceLocation: location)

    let difference = before.difference(to: ViewHost(root(1)).tree)
    #expect(difference.isEmpty, sourceLocation: location)
  }

  private func zero(_ stage: Int) -> Double { stage == 0 ? 0.0 : -0.0 }

  /// A string in memory of its own.
  private func long(_ stage: Int) -> String {
    (0..<8).map { "word \($0 + stage - stage)" }.joined(separator: " ")
  }

  @Test func `zero and minus zero are one number`() {
    checkEqual { stage in
      VStack(spacing: zero(stage)) {
        Color.red.opacity(zero(stage)).offset(x: zero(stage), y: 1).zIndex(zero(stage))
        Text(verbatim: "framed").frame(width: zero(stage)).padding(zero(stage))
        Spacer(minLength: zero(stage))
        Color.red.rotationEffect(.degrees(zero(stage))).scaleEffect(zero(stage))
      }
    }
  }

  @Test func `a string is what it says, wherever it lies in memory`() {
    checkEqual { stage in
      VStack {
        Text(verbatim: long(stage)).tag(long(stage))
        Button(long(stage)) {}
        Text(verbatim: "labelled").accessibilityLabel(long(stage))
        Text(verbatim: stage == 0 ? "caf\u{e9}" : "cafe\u{301}")
      }
    }
  }

  @Test func `an array is its elements`() {
    checkEqual { stage in
      VStack {
        Text(verbatim: "tagged").tag((0..<3).map { $0 + stage - stage })
        Text(verbatim: "styled")
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Color.red.animation(.spring, value: [long(stage), "b"])
      }
    }
  }

  @Test func `ids are equal as ids`() {
    checkEqual { stage in
      VStack {
        Text(verbatim: "a").id(long(stage))
        Text(verbatim: "b").id([long(stage)])
        Text(verbatim: "c").id(zero(stage))
        ForEach([long(stage), stage == 0 ? "\u{e9}" : "e\u{301}"], id: \.self) { _ in Text(verbatim: "row") }
        ForEach([zero(stage), 1], id: \.self) { _ in Text(verbatim: "row") }
      }
    }
  }

  @Test func `not a number is what it was`() {
    checkEqual { _ in Text(verbatim: "framed").frame(width: .nan).zIndex(.nan).opacity(.nan) }
  }
}
