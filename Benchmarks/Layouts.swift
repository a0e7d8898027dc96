import Foundation
import ViewGraph

/// The layout benchmarks: rows of five nodes in a stack, and lazy rows of which a few are in sight.
///
/// A full layout is the first one of a host; the host is made outside of the timing. After it a layout costs what an update
/// has changed. Nobody asks for the frames of single views, which are put into words when somebody does.
@MainActor func layoutBenchmarks() -> [Benchmark] {
  [("10k", 2_000), ("100k", 20_000)].flatMap(stackBenchmarks) + lazyBenchmarks(rowCount: 100_000)
    + onScreen("rows 10k", { StackOfRows(count: 10_000) })
    + onScreen("lazy 100k", { LazyRows(count: 100_000) })
}

private let size = CGSize(width: 390, height: 844)

/// A row of five nodes: itself, a stack, two texts and a spacer.
private struct LayoutRow: View {
  let index: Int
  @State var note = ""

  var body: some View {
    HStack {
      Text(verbatim: "row \(index)")
      Spacer()
      Text(verbatim: note)
    }
    .frame(height: 44)
  }
}

private struct StackOfRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { LayoutRow(index: $0) } }
  }
}

private struct LazyRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { LayoutRow(index: $0) } }
    }
    .accessibilityIdentifier("rows")
  }
}

@MainActor private func stackBenchmarks(_ name: String, rowCount: Int) -> [Benchmark] {
  let shared = Shared { ViewHost(StackOfRows(count: rowCount)) }
  let nodeCount = ViewHost(StackOfRows(count: 1)).tree.count + 5 * (rowCount - 1)
  return [
    Benchmark(name: "layout/\(name)/full", unit: "node", count: nodeCount) {
      var host = ViewHost(StackOfRows(count: rowCount))
      return Sample(
        setUp: { host = ViewHost(StackOfRows(count: rowCount)) },
        run: { blackHole(host.layout(in: size).size) })
    },
    Benchmark(name: "layout/\(name)/unchanged", unit: "layout", count: 1) {
      let host = shared()
      return Sample { blackHole(host.layout(in: size).size) }
    },
    Benchmark(
      name: "layout/\(name)/one text", unit: "layout", count: 1,
      measuredNote: {
        let host = ViewHost(StackOfRows(count: rowCount))
        let full = host.layout(in: size).measurementCount
        host.setState("note", of: LayoutRow.self, to: "changed", at: 10)
        return "\(host.layout(in: size).measurementCount) sizes computed, \(full) in the full layout"
      }
    ) {
      let host = shared()
      var number = 0
      return Sample(
        setUp: {
          number += 1
          host.setState("note", of: LayoutRow.self, to: "\(number)", at: 10)
        },
        run: { blackHole(host.layout(in: size).size) })
    },
  ]
}

@MainActor private func lazyBenchmarks(rowCount: Int) -> [Benchmark] {
  [
    Benchmark(
      name: "layout/lazy first 100k/first", unit: "layout", count: 1,
      measuredNote: {
        "\(ViewHost(LazyRows(count: rowCount)).layout(in: size).measurementCount) sizes computed"
      }
    ) {
      let host = ViewHost(LazyRows(count: rowCount))
      // Other metrics each time, so that nothing is known.
      var number = 0
      return Sample {
        number += 1
        blackHole(host.layout(in: size, metrics: NumberedMetrics(number: number)).size)
      }
    },
    Benchmark(name: "layout/lazy change 100k/one text", unit: "layout", count: 1) {
      let host = ViewHost(LazyRows(count: rowCount))
      var number = 0
      return Sample(
        setUp: {
          number += 1
          host.setState("note", of: LayoutRow.self, to: "\(number)", at: 10)
        },
        run: { blackHole(host.layout(in: size).size) })
    },
    Benchmark(name: "layout/lazy scroll 100k/scroll", unit: "layout", count: 1) {
      let host = ViewHost(LazyRows(count: rowCount))
      var offset: CGFloat = 0
      return Sample(
        setUp: {
          offset = offset > 4_000_000 ? 0 : offset + 30
          host.scroll(.identifier("rows"), to: CGPoint(x: 0, y: offset))
        },
        run: { blackHole(host.layout(in: size).size) })
    },
  ]
}

/// A whole update of a host with a screen: its bodies, its layout, and what the report says of frames.
@MainActor private func onScreen<Content: View>(
  _ name: String, _ content: @escaping @MainActor () -> Content
) -> [Benchmark] {
  [
    Benchmark(name: "layout/screen \(name)/one text", unit: "update", count: 1) {
      let host = ViewHost(content(), in: ViewGraph.Screen(width: size.width, height: size.height))
      var number = 0
      return Sample {
        number += 1
        host.setState("note", of: LayoutRow.self, to: "\(number)", at: 10)
      }
    }
  ]
}

/// Metrics that differ from those of another number, and answer the same.
private struct NumberedMetrics: TextMetrics {
  let number: Int
  private let cells = CellMetrics()

  init(number: Int) { self.number = number }

  func advance(of character: Character, in font: Font?) -> CGFloat { cells.advance(of: character, in: font) }
  func ascent(of font: Font?) -> CGFloat { cells.ascent(of: font) }
  func lineHeight(of font: Font?) -> CGFloat { cells.lineHeight(of: font) }
}
