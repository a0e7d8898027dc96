/// A control that selects one of several values.
///
/// The options are the views of its content; their tags are the values. Documented:
/// https://developer.apple.com/documentation/swiftui/picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker: View {
  /// A picker has no body.
  public typealias Body = Never

  /// Describes the picker with its label and its options.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let selection = view.selection
    let control = Control(
      label: plainTitle(of: view.label),
      select: { value in
        guard let value = value.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      })
    pass.control(
      Self.self, control, schema: .picker, boundTo: selection.boundObjects,
      values: { [AttributeValue(opaque: selection.wrappedValue)] }
    ) { pass in
      pass.part(0, view.label)
      pass.part(1, view.content)
    }
  }
}

extension AttributeSchema {
  fileprivate static let picker = AttributeSchema(
    "picker", [Component("selection", .set(because: "a selection has no values in between"))],
    status: .behaves)
}

extension Picker {
  /// Creates a picker with a label of any kind.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// Creates a picker with a label of any kind.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker whose label is a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(verbatim: titleKey.text), content: content())
  }

  /// Creates a picker whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(verbatim: String(title)), content: content())
  }
}
