import Foundation

/// A control in which a person types a text.
///
/// What is typed goes to the binding at once, also where a format stands in between. Documented:
/// https://developer.apple.com/documentation/swiftui/textfield.
public struct TextField<Label: View> {
  let text: Binding<String>
  let label: Label
  var prompt: Text?
  var axis = Axis.horizontal
  var onCommit: (() -> Void)?
  var boundObjects: [AnyObject]

  init(_ text: Binding<String>, label: Label, prompt: Text? = nil, boundTo objects: [AnyObject]? = nil) {
    self.text = text
    self.label = label
    self.prompt = prompt
    boundObjects = objects ?? text.boundObjects
  }
}

extension TextField: View {
  /// A text field has no body.
  public typealias Body = Never

  /// Describes the field with its label and its prompt.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let text = view.text
    let control = Control(label: plainTitle(of: view.label), builtIn: [.focus], text: text)
    let onCommit = view.onCommit
    pass.control(Self.self, control, schema: .textField, boundTo: view.boundObjects) { pass in
      if let onCommit { pass.push(environment: { $0[SubmitKey.self].append(onCommit) }) }
    } values: {
      [.text(text.wrappedValue), AttributeValue(opaque: view.axis)]
    } content: { pass in
      pass.part(0, view.label)
      pass.part(1, view.prompt)
    }
  }
}

extension AttributeSchema {
  fileprivate static let textField = AttributeSchema(
    "textField",
    [
      Component("text", .set(because: "a string has no values in between")),
      Component("axis", .set(because: "an axis has no values in between")),
    ], status: .behaves)
}

extension TextField {
  /// Creates a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), prompt: prompt)
  }

  /// Creates a field that may grow along an axis, with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a value that a format prints and reads, with a label of any kind.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.formatted(format), label: label(), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field for an optional value that a format prints and reads, with a label of any kind.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(value.formattedOptional(format), label: label(), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field for a value that a formatter prints and reads, with a label of any kind.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(value.formatted(by: formatter), label: label(), prompt: prompt, boundTo: value.boundObjects)
  }
}

extension TextField where Label == Text {
  private init(title: String, text: Binding<String>, prompt: Text?, boundTo objects: [AnyObject]? = nil) {
    self.init(text, label: Text(verbatim: title), prompt: prompt, boundTo: objects)
  }

  /// Creates a field whose label is a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.text, text: text, prompt: nil)
  }

  /// Creates a field whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text, prompt: nil)
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: titleKey.text, text: text, prompt: prompt)
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), text: text, prompt: prompt)
  }

  /// Creates a field with a title that may grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title: titleKey.text, text: text, prompt: prompt)
    self.axis = axis
  }

  /// Creates a field with a title that may grow along an axis.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title: String(title), text: text, prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a value that a format prints and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: titleKey.text, text: value.formatted(format), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field for a value that a format prints and reads.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: String(title), text: value.formatted(format), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field for an optional value that a format prints and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: titleKey.text, text: value.formattedOptional(format), prompt: prompt, boundTo: value.boundObjects
    )
  }

  /// Creates a field for an optional value that a format prints and reads.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: String(title), text: value.formattedOptional(format), prompt: prompt, boundTo: value.boundObjects
    )
  }

  /// Creates a field for a value that a formatter prints and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title: titleKey.text, text: value.formatted(by: formatter), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field for a value that a formatter prints and reads.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title: String(title), text: value.formatted(by: formatter), prompt: prompt, boundTo: value.boundObjects)
  }

  /// Creates a field that runs code when it is submitted.
  ///
  /// `onEditingChanged` is not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title: titleKey.text, text: text, prompt: nil)
    self.onCommit = onCommit
  }

  /// Creates a field that runs code when it is submitted.
  ///
  /// `onEditingChanged` is not called.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title: String(title), text: text, prompt: nil)
    self.onCommit = onCommit
  }
}

extension Binding {
  /// A binding to the value as a format prints it.
  ///
  /// Text that the format cannot read is not written.
  fileprivate func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }

  /// A binding to an optional as a format prints it.
  ///
  /// Text that the format cannot read is `nil`.
  fileprivate func formattedOptional<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// A binding to the value as a formatter prints it.
  ///
  /// Text that the formatter cannot read is not written.
  fileprivate func formatted(by formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { if let value = formatter.value(from: $0) as? Value { wrappedValue = value } })
  }
}

extension Formatter {
  /// The value of a text, or `nil` if the formatter cannot read it.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}
