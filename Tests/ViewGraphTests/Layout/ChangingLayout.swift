import Foundation
import ViewGraph

/// A view described as data that random updates change: every way in which an update can reach a layout.
indirect enum ChangingPlan {
  /// A view that no update but another plan changes.
  case still(LayoutPlan)
  case words(String)
  /// A view whose state a person changes.
  case counter
  case field(title: String, String)
  case button(String)
  /// Content that reads the environment, under a modifier that sets it.
  case font(CGFloat, ChangingPlan)
  case lines(Int?, CGFloat, ChangingPlan)
  case optional(ChangingPlan?)
  case either(Bool, ChangingPlan, ChangingPlan)
  case padded(CGFloat, ChangingPlan)
  case faded(Double, ChangingPlan)
  case guide(CGFloat, ChangingPlan)
  case layout(isVertical: Bool, [ChangingPlan])
  case author(CGFloat, isWide: Bool, [ChangingPlan])
  case scroller(Axis.Set, ChangingPlan)
  case list([Element])
  case reader(ChangingPlan)
  case ruled(ChangingRule, ChangingPlan, ChangingPlan)
  /// A scroll view of a height, with rows of several lengths, of which each may be several views or none.
  case lazyStack(height: CGFloat, rows: [Row])
  case lazyGrid(height: CGFloat, columns: Int, rows: [Row])
  case rows(height: CGFloat, rows: [Row])

  struct Element: Identifiable {
    let id: Int
    var plan: ChangingPlan
  }

  struct Row: Identifiable {
    let id: Int
    var height: CGFloat
    var count = 1
  }

  static func random(_ depth: Int, _ generator: inout SeededGenerator) -> ChangingPlan {
    func one() -> ChangingPlan { random(depth - 1, &generator) }
    func some() -> [ChangingPlan] { (0..<Int.random(in: 0...3, using: &generator)).map { _ in one() } }
    if depth == 0 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return .still(.random(1, isTame: true, &generator))
      case 1: return .words(word(&generator))
      case 2: return .counter
      case 3: return .field(title: word(&generator), word(&generator))
      default: return .button(word(&generator))
      }
    }
    switch Int.random(in: 0..<26, using: &generator) {
    case 0: return .font(CGFloat.random(in: 8...30, using: &generator).rounded(), one())
    case 1: return .lines(Int.random(in: 1...3, using: &generator), 4, one())
    case 2: return .optional(Bool.random(using: &generator) ? one() : nil)
    case 3: return .either(Bool.random(using: &generator), one(), one())
    case 4: return .padded(length(&generator), one())
    case 5: return .faded(0.5, one())
    case 6: return .guide(length(&generator), one())
    case 7, 8: return .layout(isVertical: Bool.random(using: &generator), some())
    case 9:
      return Bool.random(using: &generator)
        ? .author(length(&generator), isWide: false, some()) : .scroller(.vertical, one())
    case 10, 11:
      return .list((0..<Int.random(in: 0...5, using: &generator)).map { Element(id: $0, plan: one()) })
    case 12: return .reader(one())
    case 13, 14: return .lazyStack(height: 120, rows: someRows(&generator, areSingle: false))
    case 15, 16:
      return .lazyGrid(
        height: 120, columns: Int.random(in: 1...3, using: &generator),
        rows: someRows(&generator, areSingle: Bool.random(using: &generator)))
    case 17: return .rows(height: 120, rows: someRows(&generator, areSingle: false))
    case 18...23: return .ruled(.random(&generator), one(), one())
    default: return .still(.random(2, isTame: true, &generator))
    }
  }

  private static func word(_ generator: inout SeededGenerator) -> String {
    ["a", "two words", "", "a longer line of words", "x"].randomElement(using: &generator) ?? ""
  }

  private static func length(_ generator: inout SeededGenerator) -> CGFloat {
    [0, 1, 7, 20, 33].randomElement(using: &generator) ?? 0
  }

  private static func someRows(_ generator: inout SeededGenerator, areSingle: Bool) -> [Row] {
    (0..<Int.random(in: 0...70, using: &generator)).map { id in
      Row(
        id: id,
        height: Bool.random(using: &generator) ? 20 : CGFloat.random(in: 0...60, using: &generator).rounded(),
        count: areSingle || Int.random(in: 0..<8, using: &generator) > 0
          ? 1 : Int.random(in: 0...2, using: &generator))
    }
  }
}

extension ChangingPlan {
  /// The plan with something in it changed.
  func changed(_ generator: inout SeededGenerator) -> ChangingPlan {
    func maybe(_ plan: ChangingPlan) -> ChangingPlan {
      Int.random(in: 0..<3, using: &generator) == 0 ? plan : plan.changed(&generator)
    }
    func some(_ plans: [ChangingPlan]) -> [ChangingPlan] {
      var plans = plans.map(maybe)
      if !plans.isEmpty, Int.random(in: 0..<4, using: &generator) == 0 { plans.removeLast() }
      if Int.random(in: 0..<4, using: &generator) == 0 { plans.append(.random(1, &generator)) }
      return plans
    }
    if Int.random(in: 0..<12, using: &generator) == 0 { return .random(2, &generator) }
    switch self {
    case .still: return self
    case .words: return .words(Self.word(&generator))
    case .counter: return self
    case .field(_, let text): return .field(title: Self.word(&generator), text)
    case .button: return .button(Self.word(&generator))
    case .font(_, let plan):
      return .font(CGFloat.random(in: 8...30, using: &generator).rounded(), maybe(plan))
    case .lines(_, _, let plan):
      return .lines(
        Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil,
        Self.length(&generator), maybe(plan))
    case .optional(let plan):
      return .optional(plan == nil || Bool.random(using: &generator) ? .random(1, &generator) : nil)
    case .either(let condition, let one, let other):
      return .either(Bool.random(using: &generator) ? condition : !condition, maybe(one), maybe(other))
    case .padded(_, let plan): return .padded(Self.length(&generator), maybe(plan))
    case .faded(_, let plan): return .faded(Double.random(in: 0...1, using: &generator), maybe(plan))
    case .guide(_, let plan): return .guide(Self.length(&generator), maybe(plan))
    case .layout(let isVertical, let plans):
      return .layout(isVertical: Bool.random(using: &generator) ? isVertical : !isVertical, some(plans))
    case .author(let step, let isWide, let plans):
      let isOther = Bool.random(using: &generator)
      return .author(
        isOther ? step : Self.length(&generator), isWide: isOther ? !isWide : isWide, some(plans))
    case .scroller(let axes, let plan):
      return .scroller(axes == .vertical ? .horizontal : .vertical, maybe(plan))
    case .list(var elements):
      if Bool.random(using: &generator) { elements.shuffle(using: &generator) }
      if !elements.isEmpty, Bool.random(using: &generator) {
        elements.remove(at: Int.random(in: 0..<elements.count, using: &generator))
      }
      let unused = (0..<8).filter { id in !elements.contains { $0.id == id } }
      if let id = unused.randomElement(using: &generator), Bool.random(using: &generator) {
        elements.insert(Element(id: id, plan: .random(1, &generator)), at: elements.isEmpty ? 0 : 1)
      }
      return .list(elements.map { Element(id: $0.id, plan: maybe($0.plan)) })
    case .reader(let plan): return .reader(maybe(plan))
    case .ruled(let rule, let a, let b):
      let isSame = Bool.random(using: &generator)
      return .ruled(isSame ? rule : rule.changed(&generator), maybe(a), maybe(b))
    case .lazyStack(_, let rows):
      return .lazyStack(height: Self.height(&generator), rows: changed(rows, &generator))
    case .lazyGrid(_, let columns, let rows):
      return .lazyGrid(
        height: Self.height(&generator),
        columns: Bool.random(using: &generator) ? columns : Int.random(in: 1...3, using: &generator),
        rows: changed(rows, &generator))
    case .rows(_, let rows): return .rows(height: Self.height(&generator), rows: changed(rows, &generator))
    }
  }

  private static func height(_ generator: inout SeededGenerator) -> CGFloat {
    Bool.random(using: &generator) ? 120 : CGFloat.random(in: 0...300, using: &generator).rounded()
  }

  private func changed(_ rows: [Row], _ generator: inout SeededGenerator) -> [Row] {
    if Bool.random(using: &generator) { return rows }
    var rows = rows
    for _ in 0..<3 {
      guard let index = rows.indices.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: rows.remove(at: index)
      case 1: rows.swapAt(index, 0)
      case 2: rows.insert(Row(id: (rows.map(\.id).max() ?? 0) + 1, height: 25), at: index)
      case 3: rows[index].count = Int.random(in: 0...2, using: &generator)
      default: rows[index].height = CGFloat.random(in: 0...60, using: &generator).rounded()
      }
    }
    return rows
  }
}

struct ChangingView: View {
  let plan: ChangingPlan

  var body: some View { Self.view(plan) }

  private static func view(_ plan: ChangingPlan) -> AnyView {
    func one(_ plan: ChangingPlan) -> ChangingView { ChangingView(plan: plan) }
    func each(_ plans: [ChangingPlan]) -> some View {
      ForEach(0..<plans.count, id: \.self) { ChangingView(plan: plans[$0]) }
    }
    switch plan {
    case .still(let plan): return AnyView(LayoutPlanView(plan: plan))
    case .words(let words): return AnyView(Text(verbatim: words))
    case .counter: return AnyView(GrowingView())
    case .field(let title, let words): return AnyView(FieldView(title: title, text: words))
    case .button(let words): return AnyView(Button(words) {})
    case .font(let size, let plan): return AnyView(one(plan).font(.system(size: size)))
    case .lines(let limit, let spacing, let plan):
      return AnyView(one(plan).lineLimit(limit).lineSpacing(spacing))
    case .optional(let plan): return AnyView(VStack { if let plan { one(plan) } })
    case .either(let condition, let first, let second):
      return AnyView(VStack { if condition { one(first) } else { one(second) } })
    case .padded(let length, let plan): return AnyView(one(plan).padding(length))
    case .faded(let opacity, let plan): return AnyView(one(plan).opacity(opacity))
    case .guide(let length, let plan):
      return AnyView(
        VStack(alignment: .leading) {
          one(plan).alignmentGuide(.leading) { $0.width > 40 && $0.width < 90 ? length : 7 }
          Text("below")
        })
    case .layout(let isVertical, let plans):
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(HStackLayout(spacing: 3))
      return AnyView(
        layout {
          each(plans)
          Spacer()
          Divider()
        })
    case .author(let step, let isWide, let plans):
      return AnyView(Stairs(step: step, isWide: isWide) { each(plans) })
    case .scroller(let axes, let plan):
      return AnyView(
        ScrollView(axes) {
          Divider()
          one(plan)
        }.frame(width: 90, height: 60))
    case .list(let elements):
      return AnyView(VStack(spacing: 2) { ForEach(elements) { ChangingView(plan: $0.plan) } })
    case .reader(let plan): return AnyView(GeometryReader { _ in one(plan) }.frame(height: 50))
    case .ruled(let rule, let a, let b):
      return AnyView(RuledView(rule: rule, first: one(a), second: one(b)))
    case .lazyStack(let height, let rows):
      return AnyView(
        ScrollView {
          Text("head")
          LazyVStack(spacing: 4) {
            Section {
              ForEach(rows) { RowView(row: $0) }
            } header: {
              Text("header")
            }
          }
          .padding(3)
        }
        .frame(height: height))
    case .lazyGrid(let height, let columns, let rows):
      let areRowsPadded = rows.count.isMultiple(of: 2)
      return AnyView(
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns), spacing: 5) {
            ForEach(rows) { row in
              if areRowsPadded { RowView(row: row).padding(1) } else { RowView(row: row) }
            }
          }
        }
        .frame(height: height))
    case .rows(let height, let rows):
      return AnyView(List { ForEach(rows) { RowView(row: $0) } }.frame(height: height))
    }
  }
}

/// So many views of a height.
private struct RowView: View {
  let row: ChangingPlan.Row

  var body: some View {
    ForEach(0..<row.count, id: \.self) { _ in Color.red.frame(height: row.height) }
  }
}

/// A view whose words become more.
struct GrowingView: View {
  @State var count = 0

  var body: some View { Text(verbatim: String(repeating: "word ", count: count)) }
}

/// A field with a state of its own.
private struct FieldView: View {
  let title: String
  @State var text: String

  var body: some View { TextField(title, text: $text) }
}

/// An author's layout that goes down by steps; it keeps sizes between measuring and placing, as authors do.
private struct Stairs: Layout {
  var step: CGFloat
  /// Not among the data that animations know.
  var isWide: Bool

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let own = ProposedViewSize(width: proposal.width.map { isWide ? $0 : $0 / 2 }, height: nil)
    cache = subviews.map { $0.sizeThatFits(own) }
    return CGSize(
      width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height } + step)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var y = bounds.minY + step
    for (view, size) in zip(subviews, cache) {
      view.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: size.width, height: size.height))
      y += size.height
    }
  }
}
