/// An alert as SwiftUI described it before iOS 15: a title, a message and one or two buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label, role: nil, action: action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label, role: .cancel, action: action)
    }

    /// A button with the title "Cancel" that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// A button whose action cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(title: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, by default "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions as SwiftUI described it before iOS 15.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet; without buttons it has one to cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert in their order.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    for (index, button) in view.buttons.enumerated() {
      let title = button.title.string
      pass.stepping(.child, index, at: nil) {
        AlertButton._describe(AlertButton(title: title) { button.action?() }, in: &$0)
      }
    }
  }
}

/// Presents an alert that is described by a value.
struct AlertValueModifier {
  let name: String
  let contentName: String
  /// Reads the id and the parts of what is presented.
  let read: () -> (id: AnyHashable?, title: Text, message: Text?, buttons: [Alert.Button])?
  let dismiss: () -> Void
}

extension AlertValueModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    Presentation(name: modifier.name, modifier: Self.self).describe(
      content,
      presenting: {
        guard let parts = modifier.read() else { return nil }
        let alert = AlertContent(
          name: modifier.contentName, title: parts.title, actions: AlertButtons(buttons: parts.buttons),
          message: parts.message)
        return Presented(
          id: parts.id, endsAfterAction: true, dismiss: { modifier.dismiss() },
          describe: { AlertContent._describe(alert, in: &$0) })
      }, in: &pass)
  }
}

extension View {
  /// Presents an alert while a binding is true, in SwiftUI's older form.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertValueModifier(
        name: "alert", contentName: "Alert",
        read: {
          guard isPresented.wrappedValue else { return nil }
          let alert = content()
          return (nil, alert.title, alert.message, alert.buttons)
        }, dismiss: { isPresented.wrappedValue = false }))
  }

  /// Presents an alert for an item, in SwiftUI's older form.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertValueModifier(
        name: "alert", contentName: "Alert",
        read: {
          guard let value = item.wrappedValue else { return nil }
          let alert = content(value)
          return (AnyHashable(value.id), alert.title, alert.message, alert.buttons)
        }, dismiss: { item.wrappedValue = nil }))
  }

  /// Presents a choice of actions while a binding is true, in SwiftUI's older form.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      AlertValueModifier(
        name: "actionSheet", contentName: "ActionSheet",
        read: {
          guard isPresented.wrappedValue else { return nil }
          let sheet = content()
          return (nil, sheet.title, sheet.message, sheet.buttons)
        }, dismiss: { isPresented.wrappedValue = false }))
  }

  /// Presents a choice of actions for an item, in SwiftUI's older form.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      AlertValueModifier(
        name: "actionSheet", contentName: "ActionSheet",
        read: {
          guard let value = item.wrappedValue else { return nil }
          let sheet = content(value)
          return (AnyHashable(value.id), sheet.title, sheet.message, sheet.buttons)
        }, dismiss: { item.wrappedValue = nil }))
  }
}
