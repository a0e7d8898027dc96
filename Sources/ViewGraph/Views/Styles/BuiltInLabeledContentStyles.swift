/// The style that the system chooses.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The labelled content in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
