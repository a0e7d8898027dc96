/// Content that is shown or hidden by a tap on its label.
///
/// The content is present only while it is shown, so hiding it ends its state. Documented:
/// https://developer.apple.com/documentation/swiftui/disclosuregroup.
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup: View {
  /// A disclosure group has no body.
  public typealias Body = Never

  /// Describes the group with its label and, while it is expanded, its content.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let bound = view.isExpanded
    let control = Control(
      label: plainTitle(of: view.label), builtIn: bound == nil ? [.expansion(false)] : [],
      activate: bound.map { bound in { bound.wrappedValue.toggle() } })
    pass.control(
      Self.self, control, schema: .disclosureGroup, boundTo: bound?.boundObjects ?? [],
      values: { [bound.map { .bool($0.wrappedValue) } ?? .none] }
    ) { pass in
      view.describeContent(control, in: &pass)
    }
  }

  @MainActor private func describeContent(_ control: Control, in pass: inout DescribingPass) {
    let expansion = isExpanded ?? keptExpansion(in: pass)
    var control = control
    control.activate = { expansion.wrappedValue.toggle() }
    let styles = pass.readingEnvironment { $0.disclosureGroupStyles }
    if let style = styles.last, !(style is any BuiltInStyle) {
      // The style decides what opens the group.
      pass.setControl(Control(builtIn: control.builtIn))
      pass.modifying {
        $0.push(environment: { $0.disclosureGroupStyles = styles.withoutInnermost })
      } _: {
        describe(style, expansion, in: &$0)
      }
      return
    }
    let isShown = pass.readingForControl { expansion.wrappedValue }
    pass.setControl(control)
    pass.part(0, label)
    guard isShown else { return }
    pass.stepping(.child, 1, at: nil) { pass in
      pass.stepping(.branch, 0, at: pass.currentLocation) { pass in
        Content._describe(pass.graph.observing { content() }, in: &pass)
      }
    }
  }

  /// What the group keeps by itself, as a binding.
  @MainActor private func keptExpansion(in pass: DescribingPass) -> Binding<Bool> {
    guard let slot = pass.graph.controlSlot("isExpanded", of: pass.parent, as: Bool.self) else {
      return .constant(false)
    }
    return Binding(location: slot)
  }

  @MainActor private func describe<S: DisclosureGroupStyle>(
    _ style: S, _ isExpanded: Binding<Bool>, in pass: inout DescribingPass
  ) {
    let content = content
    let parts: [PartDescription] = [
      { Label._describe(label, in: &$0) },
      { Content._describe($0.graph.observing { content() }, in: &$0) },
    ]
    pass.styleBody(style, parts: parts) { sources in
      DisclosureGroupStyleConfiguration(
        label: .init(source: sources[0]), content: .init(source: sources[1]), isExpanded: isExpanded)
    } makeBody: {
      $0.makeBody(configuration: $1)
    }
  }
}

extension AttributeSchema {
  fileprivate static let disclosureGroup = AttributeSchema(
    "disclosureGroup", [Component("isExpanded", .set(because: "a Boolean has no values in between"))],
    status: .behaves)
}

extension DisclosureGroup {
  /// Creates a group with a label of any kind that keeps by itself whether it is expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates a group with a label of any kind.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that keeps by itself whether it is expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(verbatim: titleKey.text), content: content)
  }

  /// Creates a group with a title that keeps by itself whether it is expanded.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, label: Text(verbatim: String(label)), content: content)
  }

  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(verbatim: titleKey.text), content: content)
  }

  /// Creates a group with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(verbatim: String(label)), content: content)
  }
}
