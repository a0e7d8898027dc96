/// Content that goes through phases, an animation from each to the next.
///
/// The content is built for the first phase, where every round begins and where one that
/// a trigger started ends. Without a phase there is no content.
/// Documented: https://developer.apple.com/documentation/swiftui/phaseanimator.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let trigger: AttributeValue
  let content: (Phase) -> Content
  let location: SourceLocation?
}

extension PhaseAnimator {
  /// Creates content that goes through its phases without an end.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      first: phases.first { _ in true }, trigger: .none, content: content,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates content that goes through its phases once when a value changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      first: phases.first { _ in true }, trigger: AttributeValue(opaque: trigger), content: content,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension PhaseAnimator: View {
  /// An animator has no body.
  public typealias Body = Never

  /// Describes a container with the content of the first phase.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container, at: view.location) {
      $0.push(.animatorTrigger, view.trigger)
    } content: { pass in
      guard let first = view.first else { return }
      Content._describe(pass.graph.observing { view.content(first) }, in: &pass)
    }
  }
}

extension AttributeSchema {
  /// The value whose change makes an animator play.
  static let animatorTrigger = AttributeSchema(
    "trigger", .set(because: "a trigger starts phases or keyframes, which are not played here"))
}

/// Hands the view that is modified to the content of an animator.
struct PhaseAnimatorModifier<Phase: Equatable, Result: View> {
  let first: Phase?
  let trigger: AttributeValue
  let content: (PlaceholderContentView<Self>, Phase) -> Result
  let location: SourceLocation?
}

extension PhaseAnimatorModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    let placeholder = PlaceholderContentView<Self> { C._describe(content, in: &$0) }
    let animator = PhaseAnimator(
      first: modifier.first, trigger: modifier.trigger, content: { modifier.content(placeholder, $0) },
      location: modifier.location)
    PhaseAnimator._describe(animator, in: &pass)
  }
}

extension View {
  /// Takes the view through phases without an end.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        first: phases.first { _ in true }, trigger: .none,
        content: { content(PlaceholderContentView(describe: $0.describe), $1) },
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  /// Takes the view through phases once when a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        first: phases.first { _ in true }, trigger: AttributeValue(opaque: trigger),
        content: { content(PlaceholderContentView(describe: $0.describe), $1) },
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }
}
