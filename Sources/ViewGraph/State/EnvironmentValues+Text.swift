import Foundation

private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct LeastLineCountKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }
private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The room between the lines of texts, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The number of lines for which texts take the room, however few they have.
  var leastLineCount: Int {
    get { self[LeastLineCountKey.self] }
    set { self[LeastLineCountKey.self] = newValue }
  }

  /// How the lines of texts line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The share of its size to which a text that does not fit may shrink, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move closer where a text does not fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The size of text that a person has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How heavy a person wants letters to be, or `nil` if that is not known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// What texts and symbols play when their content changes under an animation.
  public var contentTransition: ContentTransition {
    get { contentTransitionIfSet ?? .identity }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// The same, or `nil` where nobody has set it.
  var contentTransitionIfSet: ContentTransition? { self[ContentTransitionKey.self] }

  /// Whether the system leaves what a person types as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}
