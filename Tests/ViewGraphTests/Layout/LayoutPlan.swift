import Foundation

@testable import ViewGraph

/// A view described as data, with everything that has a say in layout.
indirect enum LayoutPlan {
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
  case fits(Axis.Set, [LayoutPlan])
  case ignoring(Edge.Set, LayoutPlan)
  case inset(Edge, CGFloat, LayoutPlan, LayoutPlan)
  case safePadding(CGFloat, LayoutPlan)
  case filled(LayoutPlan)
  case relative(LayoutPlan)
  case reserved(Int, LayoutPlan)
  case direction(LayoutDirection, LayoutPlan)
  case list(CGFloat, [LayoutPlan])
  case screen(LayoutPlan)
  case tabs([LayoutPlan])
  case control(Int, String)

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
    switch Int.random(in: 0..<34, using: &generator) {
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
    case 21: return .overlay(one(), one())
    case 22, 23:
      return .fits(
        [.horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &generator) ?? [], some())
    case 24: return .ignoring(Edge.Set(rawValue: Int8.random(in: 0..<16, using: &generator)), one())
    case 25: return .inset(Edge.allCases.randomElement(using: &generator) ?? .top, length(), one(), one())
    case 26: return .safePadding(length(), one())
    case 27: return .filled(one())
    case 28: return .relative(one())
    case 29: return .reserved(Int.random(in: 0...4, using: &generator), one())
    case 30: return .direction(Bool.random(using: &generator) ? .rightToLeft : .leftToRight, one())
    case 31: return .list(length(), some())
    case 32: return Bool.random(using: &generator) ? .screen(one()) : .tabs(some())
    default: return .control(Int.random(in: 0..<11, using: &generator), "two words")
    }
  }
}

extension LayoutPlan {
  /// Whether nothing inside goes to the right whatever the direction is, or sets the direction.
  var canBeMirrored: Bool {
    switch self {
    case .offset, .direction: false
    case .text, .color, .circle, .spacer, .divider, .image, .control: true
    case .stack(_, _, let plans), .depth(let plans), .group(let plans), .lazyStack(let plans),
      .author(let plans), .fits(_, let plans), .list(_, let plans), .tabs(let plans):
      plans.allSatisfy(\.canBeMirrored)
    case .grid(let rows): rows.joined().allSatisfy(\.canBeMirrored)
    case .overlay(let a, let b), .inset(_, _, let a, let b): a.canBeMirrored && b.canBeMirrored
    case .scroll(_, let plan), .reader(let plan), .frame(_, _, let plan), .limits(_, _, _, let plan),
      .padding(_, let plan), .fixed(let plan), .ratio(_, _, let plan), .position(_, let plan),
      .priority(_, let plan), .guide(_, let plan), .ignoring(_, let plan), .safePadding(_, let plan),
      .filled(let plan), .relative(let plan), .reserved(_, let plan), .screen(let plan):
      plan.canBeMirrored
    }
  }
}

struct LayoutPlanView: View {
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
    case .fits(let axes, let plans): return AnyView(ViewThatFits(in: axes) { each(plans) })
    case .ignoring(let edges, let plan): return AnyView(one(plan).ignoresSafeArea(edges: edges))
    case .inset(.top, let spacing, let plan, let inset):
      return AnyView(
        one(plan).safeAreaInset(edge: .top, alignment: .trailing, spacing: spacing) { one(inset) })
    case .inset(.bottom, let spacing, let plan, let inset):
      return AnyView(one(plan).safeAreaInset(edge: .bottom, spacing: spacing) { one(inset) })
    case .inset(let edge, let spacing, let plan, let inset):
      let edge: HorizontalEdge = edge == .leading ? .leading : .trailing
      return AnyView(one(plan).safeAreaInset(edge: edge, alignment: .top, spacing: spacing) { one(inset) })
    case .safePadding(let length, let plan): return AnyView(one(plan).safeAreaPadding(length))
    case .filled(let plan): return AnyView(one(plan).background(.red))
    case .relative(let plan):
      return AnyView(one(plan).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4))
    case .reserved(let lines, let plan): return AnyView(one(plan).lineLimit(lines...4))
    case .direction(let direction, let plan):
      return AnyView(one(plan).padding(.leading, 3).environment(\.layoutDirection, direction))
    case .list(let spacing, let plans):
      return AnyView(
        List {
          Section("head") { each(plans) }
          each(plans)
        }
        .listRowSpacing(spacing).contentMargins(spacing))
    case .screen(let plan): return AnyView(NavigationStack { one(plan).navigationTitle("title") })
    case .tabs(let plans): return AnyView(TabView { each(plans) })
    case .control(let kind, let words): return control(kind, words)
    }
  }

  private static func control(_ kind: Int, _ words: String) -> AnyView {
    switch kind {
    case 0: AnyView(Button(words) {}.buttonStyle(.bordered))
    case 1: AnyView(Toggle(words, isOn: .constant(true)))
    case 2: AnyView(Stepper(words, value: .constant(1)))
    case 3: AnyView(Slider(value: .constant(0.5)))
    case 4: AnyView(ProgressView(words, value: 0.5))
    case 5: AnyView(ProgressView(words))
    case 6: AnyView(picker(words).pickerStyle(.segmented))
    case 7: AnyView(picker(words))
    case 8: AnyView(LabeledContent(words, value: words))
    case 9: AnyView(DisclosureGroup(words, isExpanded: .constant(true)) { Text(words) })
    default: AnyView(TextField(words, text: .constant(words), axis: .vertical))
    }
  }

  private static func picker(_ words: String) -> some View {
    Picker(words, selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
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
