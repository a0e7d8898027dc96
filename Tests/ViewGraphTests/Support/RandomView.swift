import ViewGraph

/// A generator of repeatable random numbers (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A view described as data, so that it can be made and changed at random.
indirect enum Plan: Equatable {
  case text(String)
  /// A view with state.
  case counter(Int)
  case stack([Plan])
  case group([Plan])
  case either(Bool, Plan, Plan)
  case optional(Plan?)
  case list([Element])
  case identified(Int, Plan)
  /// An erased view: a text, or a stack of one.
  case erased(isText: Bool, Plan)
  case faded(Double, Plan)

  struct Element: Equatable, Identifiable {
    var id: Int
    var plan: Plan
  }
}

struct PlanView: View {
  let plan: Plan

  var body: some View {
    switch plan {
    case .text(let string): Text(verbatim: string)
    case .counter(let start): CountedView(start: start)
    case .stack(let plans): VStack { ForEach(0..<plans.count, id: \.self) { PlanView(plan: plans[$0]) } }
    case .group(let plans): Group { ForEach(0..<plans.count, id: \.self) { PlanView(plan: plans[$0]) } }
    case .either(let condition, let first, let second):
      if condition { PlanView(plan: first) } else { PlanView(plan: second) }
    case .optional(let plan): if let plan { PlanView(plan: plan) }
    case .list(let elements): VStack { ForEach(elements) { PlanView(plan: $0.plan) } }
    case .identified(let id, let plan): PlanView(plan: plan).id(id)
    case .erased(let isText, let plan):
      isText ? AnyView(Text(verbatim: "erased")) : AnyView(VStack { PlanView(plan: plan) })
    case .faded(let opacity, let plan): PlanView(plan: plan).opacity(opacity)
    }
  }
}

/// A view whose state tells whether it is still the same one.
struct CountedView: View {
  let start: Int
  @State var count = 0

  var body: some View { Text(verbatim: "counted \(start) \(count)") }
}

extension Plan {
  /// A random plan of at most a depth.
  static func random(depth: Int, using generator: inout SeededGenerator) -> Plan {
    guard depth > 0 else {
      return Bool.random(using: &generator)
        ? .text("t\(Int.random(in: 0..<5, using: &generator))")
        : .counter(Int.random(in: 0..<3, using: &generator))
    }
    func inner() -> Plan { random(depth: depth - 1, using: &generator) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .text("t\(Int.random(in: 0..<5, using: &generator))")
    case 1: return .counter(Int.random(in: 0..<3, using: &generator))
    case 2: return .stack((0..<Int.random(in: 0..<4, using: &generator)).map { _ in inner() })
    case 3: return .group((0..<Int.random(in: 0..<4, using: &generator)).map { _ in inner() })
    case 4: return .either(Bool.random(using: &generator), inner(), inner())
    case 5: return .optional(Bool.random(using: &generator) ? inner() : nil)
    case 6:
      let ids = Array(0..<8).shuffled(using: &generator).prefix(Int.random(in: 0..<6, using: &generator))
      return .list(ids.map { Element(id: $0, plan: inner()) })
    case 7: return .identified(Int.random(in: 0..<2, using: &generator), inner())
    case 8: return .erased(isText: Bool.random(using: &generator), inner())
    default: return .faded(Double.random(in: 0...1, using: &generator), inner())
    }
  }

  /// The plan with something in it changed.
  func changed(using generator: inout SeededGenerator) -> Plan {
    if Int.random(in: 0..<8, using: &generator) == 0 { return .random(depth: 2, using: &generator) }
    switch self {
    case .text: return .text("t\(Int.random(in: 0..<5, using: &generator))")
    case .counter(let start): return .counter(Bool.random(using: &generator) ? start : start + 1)
    case .stack(let plans): return .stack(plans.map { $0.changedMaybe(using: &generator) })
    case .group(let plans): return .group(plans.map { $0.changedMaybe(using: &generator) })
    case .either(let condition, let first, let second):
      return .either(
        Bool.random(using: &generator) ? condition : !condition, first.changedMaybe(using: &generator),
        second.changedMaybe(using: &generator))
    case .optional(let plan):
      if let plan, Bool.random(using: &generator) { return .optional(plan.changed(using: &generator)) }
      return .optional(plan == nil ? .random(depth: 1, using: &generator) : nil)
    case .list(var elements):
      if Bool.random(using: &generator) { elements.shuffle(using: &generator) }
      if !elements.isEmpty, Bool.random(using: &generator) {
        elements.remove(at: Int.random(in: 0..<elements.count, using: &generator))
      }
      let unused = (0..<10).filter { id in !elements.contains { $0.id == id } }
      if let id = unused.randomElement(using: &generator), Bool.random(using: &generator) {
        elements.insert(
          Element(id: id, plan: .random(depth: 1, using: &generator)),
          at: Int.random(in: 0...elements.count, using: &generator))
      }
      return .list(elements.map { Element(id: $0.id, plan: $0.plan.changedMaybe(using: &generator)) })
    case .identified(let id, let plan):
      return .identified(Bool.random(using: &generator) ? id : id + 1, plan.changedMaybe(using: &generator))
    case .erased(let isText, let plan):
      return .erased(
        isText: Bool.random(using: &generator) ? isText : !isText, plan.changedMaybe(using: &generator))
    case .faded(_, let plan):
      return .faded(Double.random(in: 0...1, using: &generator), plan.changedMaybe(using: &generator))
    }
  }

  private func changedMaybe(using generator: inout SeededGenerator) -> Plan {
    Bool.random(using: &generator) ? self : changed(using: &generator)
  }

  /// Where counters sit, by SwiftUI's rules and without the engine: the place of each in words, in
  /// tree order.
  ///
  /// A place names every choice on the way: positions, branches, ids and erased types. Two updates
  /// that build the same place build the same view.
  func counterPlaces(at place: String = "") -> [String] {
    switch self {
    case .text: return []
    case .counter: return [place + "/counter"]
    case .stack(let plans), .group(let plans):
      let name = if case .stack = self { "stack" } else { "group" }
      return plans.enumerated().flatMap { $1.counterPlaces(at: place + "/\(name).\($0)") }
    case .either(let condition, let first, let second):
      return condition
        ? first.counterPlaces(at: place + "/if.true") : second.counterPlaces(at: place + "/if.false")
    case .optional(let plan): return plan?.counterPlaces(at: place + "/optional") ?? []
    case .list(let elements): return elements.flatMap { $0.plan.counterPlaces(at: place + "/list.\($0.id)") }
    case .identified(let id, let plan): return plan.counterPlaces(at: place + "/id.\(id)")
    case .erased(let isText, let plan): return isText ? [] : plan.counterPlaces(at: place + "/erased")
    case .faded(_, let plan): return plan.counterPlaces(at: place + "/faded")
    }
  }
}
