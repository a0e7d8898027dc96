/// The style that the system chooses.
public struct DefaultGroupBoxStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The box in this style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
