/// Controls that belong together.
public struct ControlGroup<Content> {
  let content: Content

  init(of content: Content) { self.content = content }
}

extension ControlGroup: View where Content: View {
  /// A group of controls has no body.
  public typealias Body = Never

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }

  /// Describes a container with the controls.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(Self.self, content: view.content)
  }
}

/// The label of a group of controls, with the controls.
public struct LabeledControlGroupContent<Content, Label> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
  /// The parts of a group have no body.
  public typealias Body = Never

  /// Describes the label and the controls.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.part(0, view.label)
    pass.part(1, view.content)
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label of any kind.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(of: LabeledControlGroupContent(content: content(), label: label()))
  }

  /// Creates a group of controls with a title that is looked up.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(of: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  /// Creates a group of controls with a title as it is.
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(of: LabeledControlGroupContent(content: content(), label: Text(title)))
  }

  /// Creates a group of controls with a title that is looked up and one of the system's symbols.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      of: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group of controls with a title as it is and one of the system's symbols.
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      of: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
  }
}
