/// A control in which a person types a text of many lines.
///
/// Documented: https://developer.apple.com/documentation/swiftui/texteditor.
public struct TextEditor {
  let text: Binding<String>

  /// Creates an editor for a text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// An editor has no body.
  public typealias Body = Never

  /// Describes a leaf with the text that it edits, which also keeps the focus and how far it is
  /// scrolled.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let text = view.text
    pass.control(
      Self.self, Control(builtIn: [.focus, .scroll], text: text), schema: .textEditor,
      boundTo: text.boundObjects, values: { [.text(text.wrappedValue)] }, content: { _ in })
  }
}

extension AttributeSchema {
  fileprivate static let textEditor = AttributeSchema(
    "textEditor", [Component("text", .set(because: "a string has no values in between"))], status: .behaves)
}
