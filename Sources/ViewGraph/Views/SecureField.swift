/// A control in which a person types a text that is not shown.
///
/// Documented: https://developer.apple.com/documentation/swiftui/securefield.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  var onCommit: (() -> Void)?
}

extension SecureField: View {
  /// A secure field has no body.
  public typealias Body = Never

  /// Describes the field with its label and its prompt.
  ///
  /// The text is not among its attributes.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let text = view.text
    let control = Control(label: plainTitle(of: view.label), builtIn: [.focus], text: text)
    let onCommit = view.onCommit
    pass.control(Self.self, control, schema: .secureField, boundTo: text.boundObjects) { pass in
      if let onCommit { pass.push(environment: { $0[SubmitKey.self].append(onCommit) }) }
    } values: {
      [.integer(text.wrappedValue.count)]
    } content: { pass in
      pass.part(0, view.label)
      pass.part(1, view.prompt)
    }
  }
}

extension AttributeSchema {
  fileprivate static let secureField = AttributeSchema(
    "secureField", [Component("characters", .set(because: "a hidden text has no values in between"))],
    status: .behaves)
}

extension SecureField {
  /// Creates a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Creates a field whose label is a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(verbatim: titleKey.text), prompt: nil)
  }

  /// Creates a field whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(verbatim: String(title)), prompt: nil)
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(verbatim: titleKey.text), prompt: prompt)
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(verbatim: String(title)), prompt: prompt)
  }

  /// Creates a field that runs code when it is submitted.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, label: Text(verbatim: titleKey.text), prompt: nil, onCommit: onCommit)
  }

  /// Creates a field that runs code when it is submitted.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(verbatim: String(title)), prompt: nil, onCommit: onCommit)
  }
}
