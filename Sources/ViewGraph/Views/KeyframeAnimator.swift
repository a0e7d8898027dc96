/// Content that follows keyframes.
///
/// The content is built for the initial value; the keyframes are not played.
/// Documented: https://developer.apple.com/documentation/swiftui/keyframeanimator.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initialValue: Value
  let trigger: AttributeValue
  let content: (Value) -> Content
  let location: SourceLocation?
}

extension KeyframeAnimator {
  /// Creates content that follows its keyframes, over and over unless told otherwise.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialValue: initialValue, trigger: .none, content: content,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates content that follows its keyframes once when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialValue: initialValue, trigger: AttributeValue(opaque: trigger), content: content,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension KeyframeAnimator: View {
  /// An animator has no body.
  public typealias Body = Never

  /// Describes a container with the content of the initial value.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container, at: view.location) {
      $0.push(.animatorTrigger, view.trigger)
    } content: { pass in
      Content._describe(pass.graph.observing { view.content(view.initialValue) }, in: &pass)
    }
  }
}

/// Hands the view that is modified to the content of an animator.
struct KeyframeAnimatorModifier<Value, Path: Keyframes<Value>, Result: View> {
  let initialValue: Value
  let trigger: AttributeValue
  let content: (PlaceholderContentView<Self>, Value) -> Result
  let location: SourceLocation?
}

extension KeyframeAnimatorModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    let placeholder = PlaceholderContentView<Self> { C._describe(content, in: &$0) }
    let animator = KeyframeAnimator<Value, Path, Result>(
      initialValue: modifier.initialValue, trigger: modifier.trigger,
      content: { modifier.content(placeholder, $0) }, location: modifier.location)
    KeyframeAnimator._describe(animator, in: &pass)
  }
}

extension View {
  /// Makes the view follow keyframes, over and over unless told otherwise.
  nonisolated public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier<Value, Path, Content>(
        initialValue: initialValue, trigger: .none,
        content: { content(PlaceholderContentView(describe: $0.describe), $1) },
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  /// Makes the view follow keyframes once when a value changes.
  nonisolated public func keyframeAnimator<Value, Path: Keyframes<Value>, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier<Value, Path, Content>(
        initialValue: initialValue, trigger: AttributeValue(opaque: trigger),
        content: { content(PlaceholderContentView(describe: $0.describe), $1) },
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }
}
