import ViewGraph

/// A dashboard: a grid of cards with charts drawn of shapes, tuned by the environment.
@MainActor func dashboardScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "dashboard", model: { DashboardModel() },
    root: { DashboardScreen(model: $0, revision: $1) },
    updates: [
      ScreenUpdate(
        name: "value", note: "one bar of a chart grows",
        change: { $0.metrics[2].values[5] = $0.metrics[2].values[5] == 10 ? 90 : 10 }),
      ScreenUpdate(
        name: "environment", note: "an environment value that all charts read",
        change: { $0.usesColor.toggle() }),
      ScreenUpdate(
        name: "insert", note: "a card comes first",
        change: { $0.metrics.insert($0.extra, at: 0) }, undo: { $0.metrics.removeFirst() }),
    ]
  ).benchmarks
}

@MainActor private final class DashboardModel: ObservableObject {
  @Published var metrics = (0..<8).map(Metric.sample)
  @Published var usesColor = true
  let extra = Metric.sample(20)
}

private struct Metric: Identifiable, Equatable {
  let id: Int
  let title: String
  let symbol: String
  var values: [Double]

  var total: Int { Int(values.reduce(0, +)) }
  var hasRisen: Bool { (values.last ?? 0) >= (values.first ?? 0) }

  static func sample(_ number: Int) -> Metric {
    let titles = ["Visits", "Orders", "Returns", "Ratings", "Revenue", "Latency", "Errors", "Members"]
    let symbols = ["eye", "cart", "arrow.uturn.left", "star", "eurosign", "timer", "xmark", "person"]
    return Metric(
      id: number, title: titles[number % 8], symbol: symbols[number % 8],
      values: (0..<12).map { Double((number * 31 + $0 * 17) % 100) })
  }
}

private struct ChartTintKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var chartTint: Color {
    get { self[ChartTintKey.self] }
    set { self[ChartTintKey.self] = newValue }
  }
}

private struct TotalKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct CardStyle: ViewModifier {
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(isHighlighted ? Color.yellow.opacity(0.2) : Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      .shadow(color: .black.opacity(0.1), radius: 6, y: 2)
  }
}

extension View {
  fileprivate func card(isHighlighted: Bool = false) -> some View {
    modifier(CardStyle(isHighlighted: isHighlighted))
  }
}

private struct DashboardScreen: View {
  @ObservedObject var model: DashboardModel
  let revision: Int
  @State private var total = 0

  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        DashboardHeader(total: total, revision: revision)
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(model.metrics) { metric in
            MetricCard(metric: metric, revision: revision)
              .preference(key: TotalKey.self, value: metric.total)
          }
        }
        Gauge(value: 0.62) { Text("Goal") }
          .tint(.green)
      }
      .padding()
    }
    .environment(\.chartTint, model.usesColor ? .blue : .gray)
    .onPreferenceChange(TotalKey.self) { total = $0 }
    .background(Color(white: 0.95))
  }
}

private struct DashboardHeader: View {
  let total: Int
  let revision: Int
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("This week")
          .font(.largeTitle)
          .bold()
        Text("\(total) events")
          .foregroundStyle(.secondary)
      }
      Spacer()
      if sizeClass == .regular {
        Text("All regions")
      }
      Image(systemName: "slider.horizontal.3")
    }
  }
}

private struct MetricCard: View {
  let metric: Metric
  let revision: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(metric.title, systemImage: metric.symbol)
        .font(.headline)
      HStack(alignment: .firstTextBaseline) {
        Text("\(metric.total)")
          .font(.title2)
          .monospacedDigit()
        Trend(hasRisen: metric.hasRisen, revision: revision)
      }
      if metric.id.isMultiple(of: 2) {
        BarChart(values: metric.values, revision: revision)
      } else {
        LineChart(values: metric.values, revision: revision)
      }
    }
    .card(isHighlighted: metric.total > 700)
  }
}

private struct Trend: View {
  let hasRisen: Bool
  let revision: Int

  var body: some View {
    Image(systemName: hasRisen ? "arrow.up.right" : "arrow.down.right")
      .foregroundColor(hasRisen ? .green : .red)
      .font(.caption)
  }
}

private struct BarChart: View {
  let values: [Double]
  let revision: Int
  @Environment(\.chartTint) private var tint

  var body: some View {
    HStack(alignment: .bottom, spacing: 3) {
      ForEach(values.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(tint)
          .frame(height: values[index])
          .opacity(index == values.count - 1 ? 1 : 0.6)
      }
    }
    .frame(height: 100)
  }
}

private struct LineChart: View {
  let values: [Double]
  let revision: Int
  @Environment(\.chartTint) private var tint

  var body: some View {
    ZStack {
      VStack {
        ForEach(0..<4) { _ in
          Divider()
          Spacer()
        }
      }
      Line(values: values)
        .stroke(tint, lineWidth: 2)
      Line(values: values)
        .fill(
          LinearGradient(
            colors: [tint.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom))
    }
    .frame(height: 100)
  }
}

private struct Line: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count), y: rect.maxY - CGFloat(value))
      if index == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    return path
  }
}
