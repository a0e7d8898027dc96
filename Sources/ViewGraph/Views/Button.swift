/// A control that performs an action.
///
/// Documented: https://developer.apple.com/documentation/swiftui/button.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View {
  /// A button has no body.
  public typealias Body = Never

  /// Describes the button with its label, or with the body of its style.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let action = view.action
    let control = Control(label: plainTitle(of: view.label), activate: { action() })
    pass.control(
      Self.self, control, schema: .button, values: { [AttributeValue(optional: view.role)] }
    ) { pass in
      view.describeContent(control, in: &pass)
    }
  }

  @MainActor private func describeContent(_ control: Control, in pass: inout DescribingPass) {
    let styles = pass.readingEnvironment { $0.buttonStyles }
    switch styles.last {
    case .plain(let style) where !(style is any BuiltInStyle):
      pass.setControl(control)
      pass.modifying {
        $0.push(environment: { $0.buttonStyles = styles.withoutInnermost })
      } _: {
        describe(style, in: &$0)
      }
    case .primitive(let style) where !(style is any BuiltInStyle):
      // The style decides what performs the action.
      pass.setControl(Control())
      pass.modifying {
        $0.push(environment: { $0.buttonStyles = styles.withoutInnermost })
      } _: {
        describe(style, in: &$0)
      }
    default:
      pass.setControl(control)
      pass.part(0, label)
    }
  }

  @MainActor private func describe<S: ButtonStyle>(_ style: S, in pass: inout DescribingPass) {
    pass.styleBody(style, parts: [{ Label._describe(label, in: &$0) }]) { sources in
      ButtonStyleConfiguration(role: role, label: .init(source: sources[0]), isPressed: false)
    } makeBody: {
      $0.makeBody(configuration: $1)
    }
  }

  @MainActor private func describe<S: PrimitiveButtonStyle>(_ style: S, in pass: inout DescribingPass) {
    let box = pass.construct { ActionBox() }
    box.run = action
    pass.styleBody(style, parts: [{ Label._describe(label, in: &$0) }]) { sources in
      PrimitiveButtonStyleConfiguration(role: role, label: .init(source: sources[0]), action: box)
    } makeBody: {
      $0.makeBody(configuration: $1)
    }
  }
}

extension AttributeSchema {
  fileprivate static let button = AttributeSchema(
    "button", [Component("role", .set(because: "a role has no values in between"))], status: .behaves)
}

extension Button {
  /// Creates a button with a label of any kind.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button with a role and a label of any kind.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button whose label is a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(verbatim: titleKey.text))
  }

  /// Creates a button whose label is a title.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(verbatim: String(title)))
  }

  /// Creates a button with a role whose label is a title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(verbatim: titleKey.text))
  }

  /// Creates a button with a role whose label is a title.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(verbatim: String(title)))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a primitive style is asked for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(role: configuration.role, action: { action.run() }, label: configuration.label)
  }
}
