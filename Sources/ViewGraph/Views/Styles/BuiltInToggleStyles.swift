/// The style that the system chooses.
public struct DefaultToggleStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
}

extension SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  var styleName: String { "switch" }

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A check box.
public struct CheckboxToggleStyle {
  /// Creates the style.
  public init() {}
}

extension CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  var styleName: String { "checkbox" }

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button that is lit while it is on.
public struct ButtonToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  var styleName: String { "button" }

  /// The toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is lit while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
