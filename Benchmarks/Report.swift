import Foundation

/// The results of a run, as a table for readers and as JSON for programs.
struct Report: Encodable {
  /// The form of the JSON; changes when a field changes its meaning.
  let version = 1
  let date: String
  let machine: Machine
  /// The commit of the sources, if `git` tells it.
  let commit: String?
  let rounds: Int
  let results: [Result]

  /// One benchmark's results.
  struct Result: Encodable {
    let name: String
    let unit: String
    let count: Int
    /// The median of the rounds.
    let nsPerUnit: Double
    let minNsPerUnit: Double
    let maxNsPerUnit: Double
    /// The time divided by that of the limit.
    let ratio: Double?
    let limit: String?
    let target: Double?
    let peer: String?
    /// How many times longer the peer takes.
    let peerRatio: Double?
    let bytesPerUnit: Double?
    let note: String?

    /// Whether the ratio is within the target, if there is one.
    var isMet: Bool? {
      guard let ratio, let target else { return nil }
      return ratio <= target
    }
  }

  @MainActor init(of measurements: [Measurement], rounds: Int) {
    let medians = Dictionary(uniqueKeysWithValues: measurements.map { ($0.benchmark.name, $0.median) })
    results = measurements.map { measurement in
      let benchmark = measurement.benchmark
      return Result(
        name: benchmark.name, unit: benchmark.unit, count: benchmark.count, nsPerUnit: measurement.median,
        minNsPerUnit: measurement.fastest, maxNsPerUnit: measurement.slowest,
        ratio: benchmark.limit.flatMap { medians[$0] }.map { measurement.median / $0 },
        limit: benchmark.limit,
        target: benchmark.target, peer: benchmark.peer,
        peerRatio: benchmark.peer.flatMap { medians[$0] }.map { $0 / measurement.median },
        bytesPerUnit: measurement.bytesPerUnit, note: measurement.note)
    }
    self.rounds = rounds
    date = Date.now.formatted(.iso8601)
    machine = Machine()
    commit = Machine.output(of: "git", "rev-parse", "--short=12", "HEAD")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Report {
  /// One line for each benchmark, with a line above that names the machine.
  var table: String {
    let header = ["", "ns/unit", "spread", "x limit", "target", "peer", "bytes/unit", "note"]
    let rows = [header] + results.map(cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        // Names and notes on the left, numbers on the right.
        let fill = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || column == header.count - 1 ? cell.0 + fill : fill + cell.0
      }
      .joined(separator: "  ")
    }
    .map { line in
      String(line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
    }
    let about = "\(machine.cpu), \(machine.cores) cores, \(machine.os), \(machine.swift), \(rounds) rounds"
    return ([about, ""] + lines + [summary].compactMap(\.self)).joined(separator: "\n")
  }

  private func cells(of result: Result) -> [String] {
    let target = result.target.map { target in
      "<= \(Self.short(target)) \(result.isMet == true ? "met" : "missed")"
    }
    return [
      result.name,
      Self.short(result.nsPerUnit),
      "\(Self.short(result.minNsPerUnit))…\(Self.short(result.maxNsPerUnit))",
      result.ratio.map(Self.short) ?? "",
      target ?? "",
      result.peerRatio.map { "\(Self.short($0))x longer" } ?? "",
      result.bytesPerUnit.map(Self.short) ?? "",
      result.note ?? "",
    ]
  }

  /// How many targets are met, if there are any.
  private var summary: String? {
    let verdicts = results.compactMap(\.isMet)
    guard !verdicts.isEmpty else { return nil }
    return "\n\(verdicts.count { $0 }) of \(verdicts.count) targets met"
  }

  /// Three digits that count.
  private static func short(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let digits = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }
}

/// Where a run took place.
struct Machine: Encodable {
  let cpu: String
  let cores: Int
  let os: String
  /// The compiler that built the benchmarks.
  let swift: String

  init() {
    cpu = Self.cpuModel ?? "unknown processor"
    cores = ProcessInfo.processInfo.activeProcessorCount
    os = ProcessInfo.processInfo.operatingSystemVersionString
    #if compiler(>=6.4)
      swift = "Swift 6.4 or later"
    #elseif compiler(>=6.3.1)
      swift = "Swift 6.3.1 or later"
    #elseif compiler(>=6.3)
      swift = "Swift 6.3"
    #else
      swift = "Swift before 6.3"
    #endif
  }

  private static var cpuModel: String? {
    if let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    }
    return output(of: "sysctl", "-n", "machdep.cpu.brand_string")
  }

  /// What a program prints, or `nil` if it cannot be run or fails.
  static func output(of program: String, _ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
