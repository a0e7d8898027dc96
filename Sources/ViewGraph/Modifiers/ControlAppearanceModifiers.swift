enum ControlSizeFamily: EnvironmentFamily {
  static let schema = AttributeSchema("controlSize", .setChoice, status: .behaves)

  static func hand(_ value: ControlSize, to environment: inout EnvironmentValues) {
    environment.controlSize = value
  }
}

enum LabelsHiddenFamily: EnvironmentFamily {
  static let schema = AttributeSchema("labelsHidden", .setBoolean, status: .behaves)

  static func attributeValue(of value: Bool) -> AttributeValue { .bool(value) }

  static func hand(_ value: Bool, to environment: inout EnvironmentValues) {
    environment.labelsHidden = value
  }
}

enum ButtonBorderShapeFamily: AttributeFamily {
  static let schema = AttributeSchema("buttonBorderShape", .setChoice)
}

enum ButtonRepeatBehaviorFamily: AttributeFamily {
  static let schema = AttributeSchema("buttonRepeatBehavior", .setChoice)
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does it.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension ButtonRepeatBehavior: CustomStringConvertible {
  /// The behaviour's name.
  public var description: String { name }
}

extension View {
  /// Sets the size of controls inside.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentAttributeModifier<ControlSizeFamily>(controlSize))
  }

  /// Hides the labels of controls inside; they are still said by assistive technologies, and stay in the tree.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentAttributeModifier<LabelsHiddenFamily>(true))
  }

  /// Sets the shape around buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(AttributeModifier<ButtonBorderShapeFamily>(AttributeValue(opaque: shape)))
  }

  /// Sets whether buttons inside act again and again while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(AttributeModifier<ButtonRepeatBehaviorFamily>(AttributeValue(opaque: behavior)))
  }
}
