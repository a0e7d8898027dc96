/// Views in a box, with a label.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content

  init(content: Content, label: Label) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View where Label: View, Content: View {
  /// A box has no body.
  public typealias Body = Never

  /// Creates a box with a label of any kind.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }

  /// Creates a box with a label, in the older spelling.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: label)
  }

  /// Describes a container with the label and the content, or the body of the style around it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(
      Self.self, Control(),
      content: { pass in
        let isStyled = pass.groupBoxStyleBody(
          label: { Label._describe(view.label, in: &$0) },
          content: { Content._describe(view.content, in: &$0) }
        )
        guard !isStyled else { return }
        pass.part(0, view.label)
        pass.part(1, view.content)
      })
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: EmptyView())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a title that is looked up.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }

  /// Creates a box with a title as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Text(title))
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style is asked for.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}
