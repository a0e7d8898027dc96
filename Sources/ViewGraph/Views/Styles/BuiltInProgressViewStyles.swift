/// The style that the system chooses.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The progress in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar that fills.
public struct LinearProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
}

extension LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  var styleName: String { "linear" }

  /// The progress in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle that fills or turns.
public struct CircularProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
}

extension CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  var styleName: String { "circular" }

  /// The progress in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle that fills or turns.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
