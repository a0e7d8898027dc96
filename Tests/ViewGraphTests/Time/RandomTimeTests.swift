import Testing

@testable import ViewGraph

/// Laws of time that hold for random views under random writes, however the clock is stepped.
@MainActor struct RandomTimeTests {
  /// What a run of a script came to.
  private struct Run {
    let host: ViewHost<Driven<Film, FilmView>>
    let completions: [String]

    /// The tree in words, with what leaves.
    @MainActor var tree: String { host.find(.type(FilmView.self)).map(words) ?? "" }

    private func words(_ node: ViewNode) -> String {
      let attributes = node.attributes.map { "\($0.schema.name) \($0.values)" }
      return "\(node.isLeaving ? "leaving " : "")\(node.typeName) \(node.text ?? "") \(attributes) {"
        + node.children.map(words).joined(separator: ", ") + "}"
    }
  }

  /// Runs a script; steps of the clock are split at random if there is a generator for that.
  private func run(
    _ script: Script, animated: Bool = true, splitting generator: SeededGenerator? = nil, toEnd: Bool
  ) -> Run {
    let film = Input(script.start)
    let log = Log()
    let host = ViewHost(Driven(film) { FilmView(film: $0) })
    var splitter = generator ?? SeededGenerator(seed: 0)
    for (number, step) in script.steps.enumerated() {
      switch step {
      case .write(let next, let animation, let criteria):
        host.animate(
          animated ? animation : nil, criteria, log: log, as: "\(number) at \(host.moment / .nanoseconds(1))"
        ) {
          film.value = next
        }
      case .wait(let nanoseconds):
        var left = nanoseconds
        while left > 0 {
          let part = generator == nil ? left : Int.random(in: 0...left, using: &splitter)
          host.advance(by: .nanoseconds(part))
          left -= part
        }
      }
    }
    if toEnd { host.advanceToEnd() }
    return Run(host: host, completions: log.entries)
  }

  @Test(arguments: Script.seeds)
  func `what is shown does not depend on how the clock is stepped`(seed: Int) {
    let script = Script.random(seed: UInt64(seed))
    let whole = run(script, toEnd: false)
    let split = run(script, splitting: SeededGenerator(seed: UInt64(seed) + 1_000), toEnd: false)

    #expect(whole.tree == split.tree, "seed \(seed)")
    #expect(whole.completions == split.completions, "seed \(seed)")
    #expect(whole.host.timeline.events == split.host.timeline.events, "seed \(seed)")
    let (tracks, others) = (whole.host.timeline.tracks, split.host.timeline.tracks)
    #expect(tracks.map { "\($0.identity) \($0.name)" } == others.map { "\($0.identity) \($0.name)" })
    for (track, other) in zip(tracks, others) {
      #expect(track.end == other.end && track.removalEnd == other.removalEnd, "seed \(seed)")
      for time in Timeline.frames(every: .milliseconds(37), until: whole.host.moment) {
        #expect(track.value(at: time) == other.value(at: time), "seed \(seed): \(track.name) at \(time)")
      }
    }
  }

  @Test(arguments: Script.seeds)
  func `at the end nothing leaves, everything shows what is set, and each completion has run once`(seed: Int)
  {
    let script = Script.random(seed: UInt64(seed))
    let run = run(script, toEnd: true)
    let host = run.host

    #expect(!run.tree.contains("leaving "), "seed \(seed)")
    #expect(host.timeline.running(at: host.moment).isEmpty, "seed \(seed)")
    #expect(run.completions.count == Set(run.completions).count, "seed \(seed)")
    #expect(run.completions.count == script.writeCount, "seed \(seed)")
    for track in host.timeline.tracks where track.end == nil {
      #expect(
        track.shown.value(at: host.moment.inSeconds) == track.shown.model, "seed \(seed): \(track.name)")
      guard case .modifier = track.source else { continue }
      let attributes = host.find(.identity(track.identity))?.attributes ?? []
      let set = attributes.compactMap { $0[track.name]?.data(in: .light) }
      #expect(set == [track.shown.model], "seed \(seed): \(track.name) of \(track.identity)")
    }
  }

  @Test(arguments: Script.seeds)
  func `nothing jumps that was animated, and nothing is left over`(seed: Int) {
    let script = Script.random(seed: UInt64(seed))
    for isOver in [false, true] {
      let timeline = run(script, toEnd: isOver).host.timeline
      let problems = timeline.problems(.values, allowing: [.unanimated, .outOfStep])
      #expect(problems.map(\.description) == [], "seed \(seed)")
    }
  }

  @Test(arguments: Script.seeds)
  func `where a host comes to does not depend on motion`(seed: Int) {
    let script = Script.random(seed: UInt64(seed))
    #expect(run(script, toEnd: true).tree == run(script, animated: false, toEnd: true).tree, "seed \(seed)")
  }
}

/// Writes and waits, made at random.
private struct Script {
  enum Step {
    case write(Film, Animation?, AnimationCompletionCriteria)
    case wait(nanoseconds: Int)
  }

  /// The last ones have found faults.
  static let seeds = Array(0..<60) + [120, 151, 374, 412]

  let start: Film
  let steps: [Step]

  var writeCount: Int { steps.count { if case .write = $0 { true } else { false } } }

  @MainActor static func random(seed: UInt64) -> Script {
    var generator = SeededGenerator(seed: seed)
    let start = Film.random(depth: 3, using: &generator)
    var film = start
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 3...10, using: &generator) {
      film = film.changed(using: &generator)
      let criteria: AnimationCompletionCriteria =
        Bool.random(using: &generator) ? .removed : .logicallyComplete
      steps.append(.write(film, Film.animations.randomElement(using: &generator) ?? nil, criteria))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: continue
      case 1: steps.append(.wait(nanoseconds: 100_000_000 * Int.random(in: 1...15, using: &generator)))
      default: steps.append(.wait(nanoseconds: Int.random(in: 0...900_000_000, using: &generator)))
      }
    }
    return Script(start: start, steps: steps)
  }
}

/// A view described as data, all of whose parts may move, come and go.
private indirect enum Film: Equatable, Sendable {
  case text(Look)
  case stack([Film])
  case either(Bool, Film, Film, transition: Int)
  case list([Element], transition: Int)
  case identified(Int, Film)
  /// An erased view: a text, or a stack of one.
  case erased(isText: Bool, Film)
  /// A view under an animation that watches its opacity.
  case faded(Double, Film, animation: Int)

  struct Look: Equatable {
    var words: Int
    var opacity: Double
    var offset: Double
    var color: Int
  }

  struct Element: Equatable, Identifiable, Sendable {
    var id: Int
    var film: Film
  }

  static let animations: [Animation?] = [
    nil, .linear(duration: 1), .easeInOut(duration: 0.3), .smooth, .bouncy, .snappy.speed(2),
    .linear(duration: 0.5).delay(0.25), .easeIn(duration: 0.2).repeatCount(3), .linear(duration: 0),
    .interpolatingSpring(stiffness: 100, damping: 10), .interactiveSpring,
    .spring(duration: 0.5, bounce: -0.5), .smooth.logicallyComplete(after: 1.7),
  ]

  static let colors: [Color] = [.red, .white, .black, Color(red: 0.2, green: 0.4, blue: 0.6)]

  @MainActor static let transitions: [AnyTransition] = [
    .opacity, .slide, .scale, .identity, .move(edge: .bottom), .push(from: .top), .offset(x: 7, y: -3),
    .asymmetric(insertion: .opacity.animation(.linear(duration: 2)), removal: .slide),
    .asymmetric(insertion: .scale, removal: .identity), .blurReplace(isUpUp: true),
    .opacity.animation(.smooth),
    .opacity.combined(with: .scale(scale: 0.5).animation(.easeOut(duration: 0.7))),
    .slide.animation(nil), AnyTransition(Dimmed()),
  ]

  private struct Dimmed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.1).offset(x: phase.value * 10)
    }
  }
}

private struct FilmView: View {
  let film: Film

  var body: some View {
    switch film {
    case .text(let look):
      Text(verbatim: "t\(look.words)").opacity(look.opacity).offset(x: look.offset)
        .foregroundStyle(Film.colors[look.color])
    case .stack(let films): VStack { ForEach(0..<films.count, id: \.self) { FilmView(film: films[$0]) } }
    case .either(let condition, let first, let second, let transition):
      HStack {
        if condition {
          FilmView(film: first).transition(Film.transitions[transition])
        } else {
          FilmView(film: second)
        }
      }
    case .list(let elements, let transition):
      VStack {
        ForEach(elements) { FilmView(film: $0.film).transition(Film.transitions[transition]) }
      }
    case .identified(let id, let film): FilmView(film: film).id(id)
    case .erased(let isText, let film):
      isText ? AnyView(Text(verbatim: "erased")) : AnyView(VStack { FilmView(film: film) })
    case .faded(let opacity, let film, let animation):
      FilmView(film: film).opacity(opacity).animation(Film.animations[animation], value: opacity)
    }
  }
}

extension Film {
  @MainActor static func random(depth: Int, using generator: inout SeededGenerator) -> Film {
    guard depth > 0 else { return .text(.random(using: &generator)) }
    func inner() -> Film { random(depth: depth - 1, using: &generator) }
    let transition = transitions.indices.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .text(.random(using: &generator))
    case 1: return .stack((0..<Int.random(in: 0..<4, using: &generator)).map { _ in inner() })
    case 2, 3: return .either(Bool.random(using: &generator), inner(), inner(), transition: transition)
    case 4:
      let ids = Array(0..<6).shuffled(using: &generator).prefix(Int.random(in: 0..<6, using: &generator))
      return .list(ids.map { Element(id: $0, film: inner()) }, transition: transition)
    case 5: return .identified(Int.random(in: 0..<2, using: &generator), inner())
    case 6: return .erased(isText: Bool.random(using: &generator), inner())
    default:
      let animation = animations.indices.randomElement(using: &generator) ?? 0
      return .faded(Double.random(in: 0...1, using: &generator), inner(), animation: animation)
    }
  }

  /// The film with some things in it changed.
  @MainActor func changed(using generator: inout SeededGenerator) -> Film {
    func maybe(_ film: Film) -> Film {
      Bool.random(using: &generator) ? film : film.changed(using: &generator)
    }
    func id(_ id: Int) -> Int { Bool.random(using: &generator) ? id : (id + 1) % 3 }
    switch self {
    case .text: return .text(.random(using: &generator))
    case .stack(let films): return .stack(films.map(maybe))
    case .either(let condition, let first, let second, var transition):
      if Int.random(in: 0..<4, using: &generator) == 0 {
        transition = Film.transitions.indices.randomElement(using: &generator) ?? 0
      }
      let next = Bool.random(using: &generator) ? condition : !condition
      return .either(next, maybe(first), maybe(second), transition: transition)
    case .list(var elements, let transition):
      if Bool.random(using: &generator) { elements.shuffle(using: &generator) }
      if !elements.isEmpty, Bool.random(using: &generator) {
        elements.remove(at: Int.random(in: 0..<elements.count, using: &generator))
      }
      let unused = (0..<6).filter { id in !elements.contains { $0.id == id } }
      if let id = unused.randomElement(using: &generator), Bool.random(using: &generator) {
        let element = Element(id: id, film: .random(depth: 1, using: &generator))
        elements.insert(element, at: Int.random(in: 0...elements.count, using: &generator))
      }
      return .list(elements.map { Element(id: $0.id, film: maybe($0.film)) }, transition: transition)
    case .identified(let number, let film): return .identified(id(number), maybe(film))
    case .erased(let isText, let film):
      return .erased(isText: Bool.random(using: &generator) ? isText : !isText, maybe(film))
    case .faded(_, let film, let animation):
      return .faded(Double.random(in: 0...1, using: &generator), maybe(film), animation: animation)
    }
  }
}

extension Film.Look {
  fileprivate static func random(using generator: inout SeededGenerator) -> Film.Look {
    Film.Look(
      words: Int.random(in: 0..<3, using: &generator), opacity: Double.random(in: 0...1, using: &generator),
      offset: Double.random(in: -100...100, using: &generator),
      color: Film.colors.indices.randomElement(using: &generator) ?? 0)
  }
}
