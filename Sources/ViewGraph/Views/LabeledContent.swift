import Foundation

/// A view with a label beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(content: Content, label: Label) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Labelled content has no body.
  public typealias Body = Never

  /// Creates a view with a label of any kind.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }

  /// Describes a container with the label and the content, or the body of the style around it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(
      Self.self, Control(),
      content: { pass in
        let isStyled = pass.labeledContentStyleBody(
          label: { Label._describe(view.label, in: &$0) },
          content: { Content._describe(view.content, in: &$0) }
        )
        guard !isStyled else { return }
        pass.part(0, view.label)
        pass.part(1, view.content)
      })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view with a title that is looked up.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }

  /// Creates a view with a title as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Text(title))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title that is looked up.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: Text(value), label: Text(titleKey))
  }

  /// Creates a text with a title as it is.
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
  {
    self.init(content: Text(value), label: Text(title))
  }

  /// Creates a value with a title that is looked up.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: Text(value, format: format), label: Text(titleKey))
  }

  /// Creates a value with a title as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: Text(value, format: format), label: Text(title))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labelled content that a style is asked for.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}
