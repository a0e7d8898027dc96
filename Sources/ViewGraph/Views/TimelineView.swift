import Foundation

/// Content that is built again at the dates of a schedule.
///
/// The host's clock does not drive it: the content is built for the first date that the schedule names from the beginning of
/// 2001 on, so that reports do not depend on the day. Its identity does not change with the date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// When and how often the content is built.
  public struct Context {
    /// How often the content is built at most.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen is drawn.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The date that the content is for.
    public let date: Date
    /// How often the content is built at most.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content
  let location: SourceLocation?
}

/// A date of a timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A timeline has no body.
  public typealias Body = Never

  /// Creates a timeline.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .init($0.cadence))) }
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the content that the closure builds.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container, at: view.location) { pass in
      let start = Date(timeIntervalSinceReferenceDate: 0)
      var dates = view.schedule.entries(from: start, mode: .normal).makeIterator()
      let context = Context(date: dates.next() ?? start, cadence: .live)
      Content._describe(pass.graph.observing { view.content(context) }, in: &pass)
    }
  }
}

extension TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence {
  fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
    self =
      switch other {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
  }
}

/// How a schedule is followed.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// Dates at which a timeline is built again.
public protocol TimelineSchedule {
  /// How the schedule is followed.
  typealias Mode = TimelineScheduleMode
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule; the interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates from a date on, the last one before it included.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let first = self.startDate
    let interval = interval
    let passed = interval > 0 ? (startDate.timeIntervalSince(first) / interval).rounded(.down) : 0
    return sequence(first: first.addingTimeInterval(max(0, passed) * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginnings of minutes, the last one before a date included.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: startDate, mode: mode)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries

  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates, whatever the first one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every drawing of the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule; the least interval in seconds, `nil` for the screen's.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  /// The dates from a date on; only that one while the schedule is paused.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (interval, isPaused) = (minimumInterval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal intervals in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every drawing of the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every drawing of the screen, at most once in an interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are given one by one.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
