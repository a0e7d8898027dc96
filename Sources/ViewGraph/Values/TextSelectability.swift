/// Whether a person can select text.
public protocol TextSelectability: Sendable {
  /// Whether text of this kind can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Hashable, Sendable {
  /// Whether text of this kind can be selected.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Hashable, Sendable {
  /// Whether text of this kind can be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnabledTextSelectability: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "enabled" }
}

extension DisabledTextSelectability: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "disabled" }
}
