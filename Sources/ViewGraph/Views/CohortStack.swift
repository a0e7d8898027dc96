import Foundation

/// In which order the cohorts of a stack change.
public enum CohortSequence: String, Hashable, Sendable, CaseIterable {
  /// The one that goes is hidden before the other one comes.
  case outThenIn
}

/// Views one below the other, of which some show at a time.
///
/// When the selection changes, the cohort that shows fades out and is hidden, and then the selected one fades in.
/// All views keep their identity and their state. Never two cohorts show, and selecting the one that shows
/// changes nothing.
///
/// ```swift
/// CohortStack(selection: $mode, fade: .linear(duration: 0.2)) {
///   Cohort(.browse) { Search(); Results() }
///   Cohort(.edit) { Editor() }
/// }
/// ```
public struct CohortStack<ID: Hashable, Content: View> {
  @Binding private var selection: ID
  private let fade: Animation?
  private let policy: RequestPolicy
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let layout: HiddenLayout
  private let onEnd: ((RequestEnd<ID>) -> Void)?
  private let content: Content
  @State private var stages: CohortStages<AnyHashable>
  private let location: SourceLocation
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - selection: The cohort that is to show. With the policy `drop` a change that comes while others fade is
  ///     taken back.
  ///   - fade: The fade of each of the two legs, or `nil` to switch at once, as where `accessibilityReduceMotion`
  ///     is true.
  ///   - sequence: What comes first.
  ///   - interruption: What a change does while cohorts fade.
  ///   - layout: What becomes of the place of views that are hidden.
  ///   - alignment: Where views stand that are narrower than the widest.
  ///   - spacing: The distance between views in points, `nil` for the system's.
  ///   - onEnd: Called once for each change, in order: when its cohort is there, or when another change has
  ///     overtaken it.
  ///   - content: The cohorts.
  public init(
    selection: Binding<ID>, fade: Animation? = .easeInOut(duration: 0.2),
    sequence: CohortSequence = .outThenIn,
    interruption: RequestPolicy = .retarget, layout: HiddenLayout = .collapse,
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    onEnd: ((RequestEnd<ID>) -> Void)? = nil, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    _selection = selection
    self.fade = fade
    policy = interruption
    self.layout = layout
    self.alignment = alignment
    self.spacing = spacing
    self.onEnd = onEnd
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
    _stages = State(
      initialValue: CohortStages(at: selection.wrappedValue, policy: interruption), declaration: location)
  }
}

extension CohortStack: View {
  /// A vertical stack that tells its cohorts what to do.
  public var body: some View {
    // Each cohort adds its id when it is told what to do.
    let members = KnownCohorts()
    VStack(alignment: alignment, spacing: spacing) { content }
      .environment(\.cohorts, CohortSurroundings(stages: stages, layout: layout, members: members))
      .onAppear { check(selection, in: members) }
      .onChange(of: selection) {
        check(selection, in: members)
        ask(for: selection)
      }
      .onChange(of: isMotionReduced) { if isMotionReduced { finishNow() } }
  }

  /// Says so if no cohort has an id: then nothing shows.
  @MainActor private func check(_ id: ID, in members: KnownCohorts) {
    guard !members.ids.contains(AnyHashable(id)) else { return }
    let names = members.ids.map { printedValue($0.base) }.joined(separator: ", ")
    reportIssue(
      .nothingToPerform,
      "the stack shows nothing: no cohort has the id \(printedValue(id)); there \(names.isEmpty ? "are none" : "are \(names)")",
      location: location)
  }

  private func ask(for id: ID) {
    var next = stages
    next.policy = policy
    let leg = next.leg
    let answer = next.ask(for: id)
    if answer == .dropped, let kept = next.line.goal.base as? ID { selection = kept }
    take(next, after: leg)
  }

  /// Takes new stages in, with the fade of a leg that has begun.
  private func take(_ new: CohortStages<AnyHashable>, after leg: Int) {
    var new = new
    let ends = new.takeEnds()
    if new.leg == leg {
      stages = new
    } else {
      // A change without an animation would only shift a fade that runs; one that takes no time ends it.
      let animation = isMotionReduced ? nil : fade
      withAnimation(animation ?? .linear(duration: 0), completionCriteria: .removed) {
        stages = new
      } completion: {
        endLeg(new.leg)
      }
    }
    for end in ends {
      guard let goal = end.goal.base as? ID else { continue }
      onEnd?(RequestEnd(number: end.number, goal: goal, isFinished: end.isFinished))
    }
  }

  private func endLeg(_ leg: Int) {
    guard leg == stages.leg, stages.line.isRunning else { return }
    var next = stages
    next.endLeg(leg)
    take(next, after: leg)
  }

  /// Ends the leg that runs at once; those that follow take no time.
  private func finishNow() {
    guard stages.line.isRunning else { return }
    let running = stages
    // What runs ends by a change alone, so the leg is taken back and made again.
    withAnimation(.linear(duration: 0)) { stages = running.withLegTakenBack }
    withAnimation(.linear(duration: 0)) { stages = running }
    endLeg(running.leg)
  }
}

extension CohortStages: CustomStringConvertible {
  /// The phase in words: `browse`, `browse → edit`, `→ edit`.
  var description: String {
    switch phase {
    case .idle(let id): "\(id)"
    case .out(let id, to: let next): "\(id) → \(next)"
    case .in(let id): "→ \(id)"
    }
  }
}
