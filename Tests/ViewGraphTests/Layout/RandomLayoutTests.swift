import Foundation
import Testing

@testable import ViewGraph

/// A view described as data, with everything that has a say in layout.
private indirect enum LayoutPlan {
  case text(String)
  case color, circle
  case spacer(CGFloat?)
  case divider, image
  case stack(Axis, CGFloat, [LayoutPlan])
  case depth([LayoutPlan])
  case group([LayoutPlan])
  case lazyStack([LayoutPlan])
  case scroll(Axis.Set, LayoutPlan)
  case reader(LayoutPlan)
  case grid([[LayoutPlan]])
  case author([LayoutPlan])
  case frame(CGFloat?, CGFloat?, LayoutPlan)
  case limits(CGFloat?, CGFloat?, CGFloat?, LayoutPlan)
  case padding(CGFloat, LayoutPlan)
  case fixed(LayoutPlan)
  case ratio(CGFloat?, ContentMode, LayoutPlan)
  case offset(CGFloat, LayoutPlan)
  case position(CGFloat, LayoutPlan)
  case priority(Double, LayoutPlan)
  case guide(CGFloat, LayoutPlan)
  case overlay(LayoutPlan, LayoutPlan)

  /// A plan of at most some levels; lengths are often none that a person would give.
  static func random(_ depth: Int, isTame: Bool, _ generator: inout SeededGenerator) -> LayoutPlan {
    let lengths: [CGFloat] =
      isTame ? [0, 1, 7, 20, 64, 150] : [0, 20, -30, .infinity, -.infinity, .nan, 1e300, 64, 1e-300]
    func length() -> CGFloat { lengths.randomElement(using: &generator) ?? 0 }
    func maybe() -> CGFloat? { Bool.random(using: &generator) ? length() : nil }
    func one() -> LayoutPlan { random(depth - 1, isTame: isTame, &generator) }
    func some() -> [LayoutPlan] { (0..<Int.random(in: 0...4, using: &generator)).map { _ in one() } }
    if depth == 0 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        return .text(["a", "two words", "", "a longer line of words"].randomElement(using: &generator) ?? "")
      case 2: return .color
      case 3: return .spacer(maybe())
      case 4: return [.divider, .image].randomElement(using: &generator) ?? .divider
      default: return .circle
      }
    }
    switch Int.random(in: 0..<22, using: &generator) {
    case 0...5:
      let spacing = isTame ? CGFloat.random(in: 0...10, using: &generator) : length()
      return .stack(Bool.random(using: &generator) ? .horizontal : .vertical, spacing, some())
    case 6: return .depth(some())
    case 7: return .group(some())
    case 8: return .lazyStack(some())
    case 9:
      return .scroll(
        [.vertical, .horizontal, [.vertical, .horizontal]].randomElement(using: &generator) ?? [], one())
    case 10: return .reader(one())
    case 11: return .grid((0..<Int.random(in: 0...3, using: &generator)).map { _ in some() })
    case 12: return .author(some())
    case 13: return .frame(maybe(), maybe(), one())
    case 14: return .limits(maybe(), maybe(), maybe(), one())
    case 15: return .padding(length(), one())
    case 16: return .fixed(one())
    case 17: return .ratio(maybe(), Bool.random(using: &generator) ? .fit : .fill, one())
    case 18: return .offset(length(), one())
    case 19: return .priority(Double(Int.random(in: -1...1, using: &generator)), one())
    case 20: return Bool.random(using: &generator) ? .position(length(), one()) : .guide(length(), one())
    default: return .overlay(one(), one())
    }
  }
}

private struct LayoutPlanView: View {
  let plan: LayoutPlan

  var body: some View { Self.view(plan) }

  private static func view(_ plan: LayoutPlan) -> AnyView {
    func each(_ plans: [LayoutPlan]) -> some View {
      ForEach(0..<plans.count, id: \.self) { LayoutPlanView(plan: plans[$0]) }
    }
    func one(_ plan: LayoutPlan) -> LayoutPlanView { LayoutPlanView(plan: plan) }
    switch plan {
    case .text(let words): return AnyView(Text(verbatim: words))
    case .color: return AnyView(Color.red)
    case .circle: return AnyView(Circle())
    case .spacer(let length): return AnyView(Spacer(minLength: length))
    case .divider: return AnyView(Divider())
    case .image: return AnyView(Image("map"))
    case .stack(.horizontal, let spacing, let plans):
      return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { each(plans) })
    case .stack(.vertical, let spacing, let plans):
      return AnyView(VStack(alignment: .trailing, spacing: spacing) { each(plans) })
    case .depth(let plans): return AnyView(ZStack(alignment: .bottomLeading) { each(plans) })
    case .group(let plans): return AnyView(Group { each(plans) }.padding(1))
    case .lazyStack(let plans): return AnyView(LazyVStack { each(plans) })
    case .scroll(let axes, let plan): return AnyView(ScrollView(axes) { one(plan) })
    case .reader(let plan): return AnyView(GeometryReader { _ in one(plan) })
    case .grid(let rows):
      return AnyView(Grid { ForEach(0..<rows.count, id: \.self) { index in GridRow { each(rows[index]) } } })
    case .author(let plans): return AnyView(Steps { each(plans) })
    case .frame(let width, let height, let plan):
      return AnyView(one(plan).frame(width: width, height: height))
    case .limits(let least, let ideal, let most, let plan):
      return AnyView(
        one(plan).frame(
          minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: most, idealHeight: least,
          maxHeight: ideal))
    case .padding(let length, let plan): return AnyView(one(plan).padding(length))
    case .fixed(let plan): return AnyView(one(plan).fixedSize(horizontal: true, vertical: false))
    case .ratio(let ratio, let mode, let plan):
      return AnyView(one(plan).aspectRatio(ratio, contentMode: mode))
    case .offset(let length, let plan): return AnyView(one(plan).offset(x: length, y: -length))
    case .position(let length, let plan): return AnyView(one(plan).position(x: length, y: length))
    case .priority(let value, let plan): return AnyView(one(plan).layoutPriority(value))
    case .guide(let length, let plan):
      return AnyView(one(plan).alignmentGuide(.trailing) { $0[.trailing] - length })
    case .overlay(let base, let layer):
      return AnyView(one(base).overlay(alignment: .topTrailing) { one(layer) })
    }
  }
}

/// An author's layout that offers and answers what it likes.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.infinity) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: proposal.height ?? .nan)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() where index != 1 {
      view.place(at: CGPoint(x: bounds.width, y: .nan), anchor: .bottom, proposal: .infinity)
    }
  }
}

@MainActor @Suite struct `Random layouts` {
  private static let sizes: [CGSize] = {
    let lengths: [(CGFloat, CGFloat)] = [
      (320, 480), (0, 0), (-10, 50), (100, -.infinity), (.infinity, .infinity), (.nan, 1e300),
    ]
    return lengths.map { CGSize(width: $0, height: $1) }
  }()

  private func frames(_ result: LayoutResult) -> [CGRect] {
    result.views.flatMap { [$0.frame, $0.slot] + $0.modifiers.map(\.frame) }
  }

  @Test(arguments: [true, false])
  func `all frames are finite, twice the same, and independent of what was asked before`(isTame: Bool) {
    var placed = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(LayoutPlanView(plan: .random(4, isTame: isTame, &generator)))
      for size in Self.sizes {
        let result = host.layout(in: size)

        let all = frames(result)
        placed += all.count
        // One expectation for all, since each takes longer than a layout.
        let wrong = all.first { frame in
          ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
            || frame.width < 0 || frame.height < 0
        }
        #expect(wrong == nil, "seed \(seed), in \(size)")
        #expect(
          result.measurementCount <= 10 * (result.views.count + 1),
          "seed \(seed), in \(size): \(result.measurementCount) sizes of \(result.views.count) views")
        #expect(frames(host.layout(in: size)) == all, "seed \(seed), in \(size), laid out twice")
        #expect(
          framesAfterQuestions(host.graph, in: ProposedViewSize(size), &generator) == all,
          "seed \(seed), in \(size), after other questions")
      }
    }
    #expect(placed > 15_000)
  }

  /// The frames of a layout whose items have been asked for all sorts of sizes, in any order.
  private func framesAfterQuestions(
    _ graph: Graph, in proposal: ProposedViewSize, _ generator: inout SeededGenerator
  ) -> [CGRect] {
    let lengths: [CGFloat?] = [nil, 0, 13, 200, .infinity]
    let result = graph.layOut(in: Screen(proposing: proposal)) { builder in
      let items = builder.nodes.flatMap { builder.entries[$0]?.core ?? [] }
      for item in items.shuffled(using: &generator).prefix(20) {
        _ = item.size(
          for: ProposedViewSize(
            width: lengths.randomElement(using: &generator) ?? nil,
            height: lengths.randomElement(using: &generator) ?? nil))
      }
    }
    return frames(result)
  }

  @Test func `children of a stack stand one after the other`() {
    var pairs = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(LayoutPlanView(plan: .random(4, isTame: true, &generator)))
      let result = host.layout(in: CGSize(width: 320, height: 480))
      let placed = Dictionary(uniqueKeysWithValues: result.views.map { ($0.node, $0) })
      for view in result.views where ["HStack", "VStack"].contains(view.typeName) {
        let axis: Axis = view.typeName == "HStack" ? .horizontal : .vertical
        let slots = result.tree[view.node].children.compactMap { placed[$0]?.slot }
        for (one, next) in zip(slots, slots.dropFirst()) {
          pairs += 1
          let end = axis == .horizontal ? one.maxX : one.maxY
          let start = axis == .horizontal ? next.minX : next.minY
          #expect(end <= start + 1e-6, "seed \(seed): \(one) and \(next)")
        }
      }
    }
    #expect(pairs > 200)
  }
}

/// A view in itself, so many times.
private struct Nested: View {
  let levels: Int
  let isStack: Bool

  var body: some View {
    if levels == 0 {
      AnyView(Text("core"))
    } else if isStack, levels.isMultiple(of: 2) {
      AnyView(
        HStack(spacing: 0) {
          Nested(levels: levels - 1, isStack: true)
          Color.red.frame(maxWidth: 1)
        })
    } else if isStack {
      AnyView(
        VStack(spacing: 0) {
          Nested(levels: levels - 1, isStack: true)
          Text("x")
        })
    } else {
      AnyView(Nested(levels: levels - 1, isStack: false))
    }
  }
}

@MainActor @Suite struct `The cost of a layout` {
  @Test func `stacks in stacks are measured a bounded number of times each`() {
    let counts = [10, 20, 40].map { levels in
      ViewHost(Nested(levels: levels, isStack: true)).layout(in: CGSize(width: 5_000, height: 5_000))
        .measurementCount
    }

    #expect(counts[1] < counts[0] * 5 && counts[2] < counts[1] * 5, "\(counts)")
  }

  @Test func `views that arrange nothing may stand in each other as deep as they like`() {
    let result = ViewHost(Nested(levels: 3_000, isStack: false)).layout(in: CGSize(width: 100, height: 100))

    #expect(result.frame(of: "core") == CGRect(x: 0, y: 0, width: 32, height: 20))
    #expect(result.gaps.isEmpty)
  }

  @Test func `what stands in too many stacks is left out, and said to be`() {
    let result = ViewHost(Nested(levels: 1_500, isStack: true)).layout(in: CGSize(width: 100, height: 100))

    #expect(result.frame(of: "core") == nil)
    #expect(
      result.gaps.first?.rule == "is not laid out, since it stands in more than 600 containers and modifiers")
  }

  @Test func `each row of a long list is measured a few times`() {
    let host = ViewHost(ScrollView { LazyVStack { ForEach(0..<1_000) { Text("\($0)") } } })

    #expect(host.layout(in: CGSize(width: 300, height: 500)).measurementCount < 3_000)
  }
}
