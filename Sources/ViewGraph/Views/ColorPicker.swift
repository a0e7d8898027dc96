/// A control that selects a colour.
///
/// Documented: https://developer.apple.com/documentation/swiftui/colorpicker.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker: View {
  /// A colour picker has no body.
  public typealias Body = Never

  /// Describes the picker with its label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let selection = view.selection
    let control = Control(
      label: plainTitle(of: view.label),
      select: { value in
        guard let color = value.base as? Color else { return false }
        selection.wrappedValue = color
        return true
      })
    pass.control(
      Self.self, control, schema: .colorPicker, boundTo: selection.boundObjects,
      values: { [.color(selection.wrappedValue), .bool(view.supportsOpacity)] }
    ) {
      $0.part(0, view.label)
    }
  }
}

extension AttributeSchema {
  fileprivate static let colorPicker = AttributeSchema(
    "colorPicker",
    [
      Component("selection", .set(because: "a selection has no values in between")),
      Component("supportsOpacity", .set(because: "a Boolean has no values in between")),
    ])
}

extension ColorPicker {
  /// Creates a picker with a label of any kind.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker whose label is a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(verbatim: titleKey.text))
  }

  /// Creates a picker whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(verbatim: String(title)))
  }
}
