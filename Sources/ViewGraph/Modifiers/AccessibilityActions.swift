/// An action that assistive technologies offer without being told its name.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")

  /// Leaves or takes back.
  public static let escape = AccessibilityActionKind(name: "escape")

  /// What is most likely wanted, such as play and pause.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// Removes.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }

  /// An action with a name.
  public init(named name: Text) { self.name = name.string }
}

extension AccessibilityActionKind: CustomStringConvertible {
  /// The action's name.
  public var description: String { name }
}

/// Whether a value is made larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger.
  case increment
  /// Smaller.
  case decrement
}

/// The name of an action; the action itself is not compared, since two closures cannot be.
enum AccessibilityActionFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityAction", .set(because: "an action is not drawn"))
}

enum AdjustableActionFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityAdjustableAction", .setBoolean)
}

enum ScrollActionFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityScrollAction", .setBoolean)
}

enum AccessibilityActionsFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityActions", .set(because: "actions are not drawn"))
}

extension View {
  /// Offers an action to assistive technologies; its name is kept, the action is not performed.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionFamily>(AttributeValue(opaque: actionKind)))
  }

  /// Offers an action to assistive technologies; its name is kept, the action is not performed.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionFamily>(AttributeValue(words: name)))
  }

  /// Offers an action to assistive technologies; its name is kept, the action is not performed.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionFamily>(.text(nameKey.text)))
  }

  /// Offers an action to assistive technologies; its name is kept, the action is not performed.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionFamily>(.text(String(name))))
  }

  /// Offers an action with a label to assistive technologies; the label is kept.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionFamily>(AttributeValue(opaque: label())))
  }

  /// Offers the buttons of a builder to assistive technologies; they are kept and not shown.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AttributeModifier<AccessibilityActionsFamily>(.bool(true)))
  }

  /// Lets assistive technologies make the view's value larger and smaller; the action is not performed.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AttributeModifier<AdjustableActionFamily>(.bool(true)))
  }

  /// Lets assistive technologies scroll the view; the action is not performed.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(AttributeModifier<ScrollActionFamily>(.bool(true)))
  }
}
