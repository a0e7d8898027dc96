import Foundation

/// One thing that is timed.
@MainActor struct Benchmark {
  /// A path; benchmarks with the same first two components are prepared, timed and freed together.
  let name: String
  /// What is counted, such as "item".
  let unit: String
  /// How many units one run handles.
  let count: Int
  /// The name of the kernel by whose time per unit the time is divided.
  var limit: String?
  /// The largest ratio to the limit that is allowed.
  var target: Double?
  /// The name of another way to do the same, timed in the same run.
  var peer: String?
  /// Bytes per unit, asked for once, outside of the timing.
  var bytes: (() -> Double)?
  /// What else a reader should know.
  var note: String?
  /// A note that takes work; asked for once, outside of the timing.
  var measuredNote: (() -> String)?
  /// Builds the input, outside of the timing.
  let prepare: () -> Sample

  /// The first two components of the name.
  var group: String {
    name.split(separator: "/").prefix(2).joined(separator: "/")
  }
}

/// What is repeated.
@MainActor struct Sample {
  /// Runs before each run and is not timed.
  var setUp: (() -> Void)?
  let run: () -> Void
}

/// What was measured of one benchmark.
@MainActor struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds per unit, one value for each round.
  var rounds: [Double] = []
  var bytesPerUnit: Double?
  var note: String?

  var median: Double { Self.median(rounds) }
  var fastest: Double { rounds.min() ?? .nan }
  var slowest: Double { rounds.max() ?? .nan }

  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// Times benchmarks in rounds.
///
/// In each round every benchmark of a group runs for a while, in an order that is rotated from round to round, so that what
/// disturbs the machine for a moment disturbs no benchmark alone. The median of the rounds counts.
@MainActor struct Harness {
  var rounds = 7
  /// How long a benchmark runs in each round, at least; it runs once in any case.
  var time = Duration.milliseconds(15)
  /// Hears which group is next.
  var progress: (String) -> Void = { _ in }

  func measure(_ benchmarks: [Benchmark]) -> [Measurement] {
    var measurements = benchmarks.map { Measurement(benchmark: $0) }
    for group in groups(of: benchmarks) {
      progress(group.name)
      measure(group.members, into: &measurements)
    }
    return measurements
  }

  private func groups(of benchmarks: [Benchmark]) -> [(name: String, members: [Int])] {
    var groups: [(name: String, members: [Int])] = []
    for (index, benchmark) in benchmarks.enumerated() {
      if let known = groups.firstIndex(where: { $0.name == benchmark.group }) {
        groups[known].members.append(index)
      } else {
        groups.append((benchmark.group, [index]))
      }
    }
    return groups
  }

  private func measure(_ members: [Int], into measurements: inout [Measurement]) {
    var samples: [Sample] = []
    for member in members {
      let benchmark = measurements[member].benchmark
      measurements[member].bytesPerUnit = benchmark.bytes?()
      let notes = [benchmark.note, benchmark.measuredNote?()].compactMap(\.self)
      measurements[member].note = notes.isEmpty ? nil : notes.joined(separator: "; ")
      let sample = benchmark.prepare()
      // Once outside of the timing, so that memory is there and the code is loaded.
      sample.setUp?()
      sample.run()
      samples.append(sample)
    }
    for round in 0..<rounds {
      for turn in members.indices {
        let index = (turn + round * 7) % members.count
        let time = timePerRun(of: samples[index])
        let benchmark = measurements[members[index]].benchmark
        measurements[members[index]].rounds.append(time / Double(max(1, benchmark.count)))
      }
    }
  }

  /// Nanoseconds that one run takes.
  private func timePerRun(of sample: Sample) -> Double {
    let clock = ContinuousClock()
    var total = Duration.zero
    var runs = 0
    // Several runs between two looks at the clock where nothing must happen between them.
    var batch = 1
    repeat {
      if let setUp = sample.setUp {
        setUp()
        total += clock.measure { sample.run() }
        runs += 1
      } else {
        total += clock.measure { for _ in 0..<batch { sample.run() } }
        runs += batch
        batch = min(batch * 2, 1024)
      }
    } while total < time
    return total.nanoseconds / Double(runs)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}

/// Takes a result, so that the optimiser cannot leave out what made it.
@MainActor @inline(never) func blackHole<Value>(_ value: Value) {
  hole &+= withUnsafeBytes(of: value) { $0.first ?? 0 }
}

@MainActor private var hole: UInt8 = 0
