/// An alert or dialog: a title, buttons that end it, and perhaps a message.
struct AlertContent<Actions: View, Message: View> {
  /// The name of the node, such as `Alert`.
  let name: String
  let title: Text
  let actions: Actions
  let message: Message
}

extension AlertContent: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container, name: view.name, { $0.push(.title, .text(view.title.string)) }) {
      pass in
      pass.stepping(.child, 0, at: nil) { pass in
        if Actions.self == EmptyView.self {
          // An alert that has no buttons gets one.
          AlertButton._describe(AlertButton(title: "OK", action: {}), in: &pass)
        } else {
          Actions._describe(view.actions, in: &pass)
        }
      }
      pass.stepping(.child, 1, at: nil) { Message._describe(view.message, in: &$0) }
    }
  }
}

/// A button of an alert that has a title and no view.
struct AlertButton {
  let title: String
  let action: () -> Void
}

extension AlertButton: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(Self.self, name: "Button") {
      $0.push(control: Control(label: view.title, activate: view.action))
    } content: {
      Text(verbatim: view.title)
    }
  }
}

extension DescribingPass {
  /// Describes a view that arranges or carries what a closure builds.
  fileprivate mutating func container<Content: View>(
    _ type: Any.Type, name: String, _ own: @MainActor (inout DescribingPass) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    container(type, name: name, own, content: content())
  }
}

/// Presents an alert while a binding is true and there is data for it.
struct AlertModifier<Data, Actions: View, Message: View> {
  let name: String
  let contentName: String
  let title: (Data) -> Text
  let isPresented: Binding<Bool>
  let data: () -> Data?
  let actions: (Data) -> Actions
  let message: (Data) -> Message
}

extension AlertModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    Presentation(name: modifier.name, modifier: Self.self).describe(
      content,
      presenting: {
        guard modifier.isPresented.wrappedValue, let data = modifier.data() else { return nil }
        let alert = AlertContent(
          name: modifier.contentName, title: modifier.title(data), actions: modifier.actions(data),
          message: modifier.message(data))
        return Presented(
          endsAfterAction: true, dismiss: { modifier.isPresented.wrappedValue = false },
          describe: { AlertContent._describe(alert, in: &$0) })
      }, in: &pass)
  }
}

extension AlertModifier where Data == Void {
  init(
    _ name: String, _ contentName: String, _ title: Text, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) {
    self.init(
      name: name, contentName: contentName, title: { title }, isPresented: isPresented, data: { () },
      actions: { actions() }, message: { message() })
  }
}

extension AlertModifier {
  init(
    _ name: String, _ contentName: String, _ title: Text, _ isPresented: Binding<Bool>,
    presenting data: Data?,
    _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
  ) {
    self.init(
      name: name, contentName: contentName, title: { _ in title }, isPresented: isPresented, data: { data },
      actions: actions, message: message)
  }
}
