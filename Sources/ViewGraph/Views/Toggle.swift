/// A control that switches between on and off.
///
/// Documented: https://developer.apple.com/documentation/swiftui/toggle.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View {
  /// A toggle has no body.
  public typealias Body = Never

  /// Describes the toggle with its label, or with the body of its style.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let isOn = view.isOn
    let control = Control(label: plainTitle(of: view.label), toggle: { isOn.wrappedValue.toggle() })
    pass.control(
      Self.self, control, schema: .toggle, boundTo: isOn.boundObjects, values: { [.bool(isOn.wrappedValue)] }
    ) { pass in
      let styles = pass.readingEnvironment { $0.toggleStyles }
      guard let style = styles.last, !(style is any BuiltInStyle) else { return pass.part(0, view.label) }
      pass.modifying {
        $0.push(environment: { $0.toggleStyles = styles.withoutInnermost })
      } _: {
        view.describe(style, in: &$0)
      }
    }
  }

  @MainActor private func describe<S: ToggleStyle>(_ style: S, in pass: inout DescribingPass) {
    pass.styleBody(style, parts: [{ Label._describe(label, in: &$0) }]) { sources in
      ToggleStyleConfiguration(label: .init(source: sources[0]), isMixed: false, isOn: isOn)
    } makeBody: {
      $0.makeBody(configuration: $1)
    }
  }
}

extension AttributeSchema {
  fileprivate static let toggle = AttributeSchema(
    "toggle", [Component("isOn", .set(because: "a Boolean has no values in between"))], status: .behaves)
}

extension Toggle {
  /// Creates a toggle with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle for several values: on when all are, and switching it switches all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose label is a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(verbatim: titleKey.text))
  }

  /// Creates a toggle whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(verbatim: String(title)))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style is asked for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}
