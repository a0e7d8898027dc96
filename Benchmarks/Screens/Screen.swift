import ViewGraph

/// The screen benchmarks: six screens as people write them, built, described again, and changed.
///
/// Every custom view of a screen takes a `revision`, which it does not show. *Unchanged* gives the root
/// another one: no custom view equals the one before, so all their bodies run, and nothing differs.
/// Only bodies of styles and modifiers that are equal are skipped, as in an app.
@MainActor func screenBenchmarks() -> [Benchmark] {
  settingsScreenBenchmarks() + chatScreenBenchmarks() + productScreenBenchmarks()
    + dashboardScreenBenchmarks() + editorScreenBenchmarks() + playerScreenBenchmarks()
}

/// A screen, the model it shows, and what happens to it.
@MainActor struct Screen<Model: AnyObject, Root: View> {
  let name: String
  let model: () -> Model
  let root: (Model, _ revision: Int) -> Root
  let updates: [ScreenUpdate<Model>]
}

/// Something that happens to a screen.
@MainActor struct ScreenUpdate<Model> {
  let name: String
  let note: String
  /// Runs inside of the host's update, and is timed.
  let change: (Model) -> Void
  /// What brings the screen back outside of the timing; a change without it undoes itself the next time.
  var undo: ((Model) -> Void)?
}

extension Screen {
  /// How long it takes to build the screen, to describe it again, and to make each change.
  var benchmarks: [Benchmark] {
    let count = ViewHost(root(model(), 0)).tree.count
    return [buildBenchmark(count), unchangedBenchmark(count)] + updates.map { benchmark(of: $0, count) }
  }

  private func buildBenchmark(_ count: Int) -> Benchmark {
    Benchmark(
      name: "screen/\(name)/build", unit: "node", count: count, note: "\(count) nodes",
      prepare: {
        let model = model()
        var host: ViewHost<Root>?
        return Sample(
          setUp: { host = nil },
          run: {
            host = ViewHost(root(model, 0))
            blackHole(host)
          })
      })
  }

  private func unchangedBenchmark(_ count: Int) -> Benchmark {
    Benchmark(
      name: "screen/\(name)/unchanged", unit: "node", count: count,
      note: "\(count) nodes, all views with a body run",
      prepare: {
        let model = model()
        let host = ViewHost(root(model, 0))
        var revision = 0
        return Sample(run: {
          revision += 1
          host.update(to: root(model, revision))
        })
      })
  }

  private func benchmark(of update: ScreenUpdate<Model>, _ count: Int) -> Benchmark {
    Benchmark(
      name: "screen/\(name)/\(update.name)", unit: "update", count: 1,
      note: "\(count) nodes, \(update.note)",
      prepare: {
        let model = model()
        let host = ViewHost(root(model, 0))
        var isChanged = false
        return Sample(
          setUp: {
            guard let undo = update.undo, isChanged else { return }
            host.update { undo(model) }
          },
          run: {
            host.update { update.change(model) }
            isChanged = true
          })
      })
  }
}
