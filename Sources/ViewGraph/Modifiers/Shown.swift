/// A view that fades in and out and is hidden in between, and that keeps its identity and its state.
///
/// The state is that of the requests alone. Whoever hears that a fade has ended compares the number of its
/// request with the one under way, so that a fade that was overtaken changes nothing.
struct Shown<Content: View> {
  let isShown: Bool
  let animation: Animation?
  let reduceMotion: ReducedMotion
  let policy: RequestPolicy
  let layout: HiddenLayout
  let hitTesting: HitTesting
  let onEnd: ((RequestEnd<Bool>) -> Void)?
  let content: Content
  @State private var visibility: RequestLine<Bool>
  @Environment(\.accessibilityReduceMotion) private var isMotionReduced

  init(_ modifier: ShownModifier, content: Content) {
    isShown = modifier.isShown
    animation = modifier.animation
    reduceMotion = modifier.reduceMotion
    policy = modifier.policy
    layout = modifier.layout
    hitTesting = modifier.hitTesting
    onEnd = modifier.onEnd
    self.content = content
    _visibility = State(
      initialValue: RequestLine(at: modifier.isShown, policy: modifier.policy), declaration: modifier.location
    )
  }
}

extension Shown: View {
  var body: some View {
    let state = visibility.state
    let (isWanted, isHidden) = (visibility.goal, state == .hidden)
    content
      .opacity(isWanted ? 1 : 0)
      .modifier(AttributeModifier<HiddenFamily>(.bool(isHidden)))
      .hitTesting(hitTesting, isShown: isWanted, isHidden: isHidden)
      .modifier(HiddenLayoutModifier(layout: layout, isShown: isWanted, isHidden: isHidden))
      .onChange(of: isShown) { ask(for: isShown) }
      .onChange(of: isInstant) { if isInstant { finishNow() } }
  }

  private var isInstant: Bool { isMotionReduced && reduceMotion == .instant }

  private func ask(for goal: Bool) {
    var line = visibility
    line.policy = policy
    let answer = line.ask(for: goal)
    let ends = line.takeEnds()
    if answer == .started { fade(line) } else { visibility = line }
    report(ends)
  }

  /// Starts the fade of the request under way.
  private func fade(_ line: RequestLine<Bool>) {
    let number = line.generation
    // A change without an animation would only shift a fade that runs; one that takes no time ends it.
    let animation = isInstant ? nil : animation
    withAnimation(animation ?? .linear(duration: 0), completionCriteria: .removed) {
      visibility = line
    } completion: {
      finish(number)
    }
  }

  /// Ends a request whose fade has ended.
  private func finish(_ number: Int) {
    var line = visibility
    guard line.finish(number) else { return }
    let ends = line.takeEnds()
    if line.isRunning { fade(line) } else { visibility = line }
    report(ends)
  }

  /// Ends the fade that runs at once, and those that wait.
  private func finishNow() {
    guard visibility.isRunning else { return }
    let line = visibility
    // What runs ends by a change alone, so the request is taken back and made again.
    withAnimation(.linear(duration: 0)) { visibility = RequestLine(at: !line.goal, policy: line.policy) }
    withAnimation(.linear(duration: 0)) { visibility = line }
    finish(line.generation)
  }

  private func report(_ ends: [RequestEnd<Bool>]) {
    for end in ends { onEnd?(end) }
  }
}

extension RequestLine: CustomStringConvertible {
  /// What is done: for a visibility its state, otherwise the goal.
  var description: String {
    (self as? RequestLine<Bool>)?.state.rawValue ?? "\(goal)"
  }
}

/// Puts a view into ``Shown``, without a node for the content.
struct ShownModifier {
  let isShown: Bool
  let animation: Animation?
  let reduceMotion: ReducedMotion
  let policy: RequestPolicy
  let layout: HiddenLayout
  let hitTesting: HitTesting
  let onEnd: ((RequestEnd<Bool>) -> Void)?
  /// Where the modifier is written, which reports name.
  let location: SourceLocation?
}

extension ShownModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    let placeholder = PlaceholderContentView<Self> { C._describe(content, in: &$0) }
    Shown._describe(Shown(modifier, content: placeholder), in: &pass)
  }
}

extension View {
  /// Shows the view or hides it, with a fade, and keeps its identity and its state all the while.
  ///
  /// A view that is to show is there at once, transparent, and fades in; one that is to go fades out and is hidden
  /// only then. Whatever comes in between, it ends as `isShown` last said, and its opacity never jumps:
  ///
  /// ```swift
  /// Panel()
  ///   .shown(isOpen, animation: .easeInOut(duration: 0.25), layout: .collapse)
  /// ```
  ///
  /// An `if` around the view ends its identity instead, and its state with it.
  ///
  /// - Parameters:
  ///   - isShown: Whether the view is wanted.
  ///   - animation: The fade, or `nil` for none; the transaction that changes `isShown` has no part in it.
  ///   - reduceMotion: What becomes of the fade where `accessibilityReduceMotion` is true: none with `instant`, also
  ///     for one that runs when the setting changes; with all others it is as written, since nothing in it moves.
  ///   - interruption: What a change does while the view fades. With `drop` the view may end as an earlier value
  ///     said. How a fade takes over from another one is up to the host's `interruption`.
  ///   - layout: What becomes of the view's place while it is hidden, in layouts; the values `layoutShare` and
  ///     `occupiesLayout` tell it.
  ///   - hitTesting: When touches reach the view.
  ///   - onEnd: Called once for each change, in order: when the view is there, or hidden, or when another change
  ///     has overtaken this one.
  nonisolated public func shown(
    _ isShown: Bool, animation: Animation? = .easeInOut(duration: 0.25),
    reduceMotion: ReducedMotion = .instant, interruption: RequestPolicy = .retarget,
    layout: HiddenLayout = .keepsPlace, hitTesting: HitTesting = .strict,
    onEnd: ((RequestEnd<Bool>) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      ShownModifier(
        isShown: isShown, animation: animation, reduceMotion: reduceMotion, policy: interruption,
        layout: layout,
        hitTesting: hitTesting, onEnd: onEnd,
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }
}
