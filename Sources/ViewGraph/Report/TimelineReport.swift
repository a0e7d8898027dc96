/// A timeline as text: what began when, from what to what, by which animation, and because of what.
struct TimelineReport {
  private let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// The lines in the order of time, joined.
  var text: String {
    let changes = timeline.tracks.flatMap { track in
      track.starts.map { (time: $0.time, cells: cells($0, of: track)) }
    }
    let events = timeline.events.map { event in
      (time: event.time, cells: [seconds(event.time), event.name, event.kind.rawValue])
    }
    // Of one moment, what ends stands before what begins: `sorted` keeps the order of equal times.
    let lines = (events.filter { !begins($0.cells) } + changes + events.filter { begins($0.cells) })
    guard !lines.isEmpty else { return "nothing has changed" }
    return aligned(
      lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element.cells))
  }

  private func begins(_ cells: [String]) -> Bool {
    cells[2] == TimelineEvent.Kind.inserted.rawValue || cells[2] == TimelineEvent.Kind.leaving.rawValue
      || cells[2] == TimelineEvent.Kind.revived.rawValue
  }

  private func cells(_ start: AttributeTrack.Start, of track: AttributeTrack) -> [String] {
    let name = "\(track.typeName), \(track.source == .transition ? "transition " : "")\(track.name)"
    let from = start.animation == nil ? track.value(before: start.time) : track.value(at: start.time)
    let how = start.animation.map { "\($0)" } ?? start.explanation ?? "no animation"
    return [seconds(start.time), name, "\(rounded(from)) → \(start.new)", how, start.cause]
  }

  /// What values show at some moments: a line for each moment, a column for each value.
  func table(at moments: [Duration]) -> String {
    let names = timeline.tracks.map { "\($0.typeName), \($0.name)" }
    let rows = moments.map { moment in
      [seconds(moment)]
        + timeline.tracks.map { track in
          track.end.map { $0 <= moment } == true ? "" : "\(rounded(track.value(at: moment)))"
        }
    }
    return aligned([[""] + names] + rows)
  }

  private func seconds(_ time: Duration) -> String {
    "\(shortNumber((time.inSeconds * 1000).rounded() / 1000)) s"
  }

  /// A number with four digits behind the point, as much as a person compares.
  private func rounded(_ value: AttributeValue) -> AttributeValue {
    guard case .number(let number) = value, number.isFinite, abs(number) < 1e9 else { return value }
    return .number((number * 10_000).rounded() / 10_000)
  }

  /// Rows whose cells stand in columns, two spaces apart.
  private func aligned(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
    .joined(separator: "\n")
  }
}

extension Timeline: CustomStringConvertible {
  /// What began and ended when, a line each, in the order of time.
  public var description: String { TimelineReport(self).text }

  /// What every value shows at some moments, such as ``frames(every:until:)``: a line for each moment.
  public func table(at moments: [Duration]) -> String { TimelineReport(self).table(at: moments) }
}
