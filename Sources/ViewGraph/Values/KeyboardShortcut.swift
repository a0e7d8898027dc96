/// A key and the keys that are held down with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to keyboards of other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// What the system chooses where it stands.
    public static let automatic = Localization(name: "automatic")

    /// Other keys where a keyboard needs them, the same in both reading directions.
    public static let withoutMirroring = Localization(name: "withoutMirroring")

    /// The same keys on every keyboard.
    public static let custom = Localization(name: "custom")
  }

  /// The key that is pressed.
  public var key: KeyEquivalent

  /// The keys that are held down.
  public var modifiers: EventModifiers

  /// How the shortcut adapts to keyboards of other languages.
  public var localization: Localization

  /// Creates a shortcut; without modifiers named, the command key is held down.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, which presses the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// Escape, which presses the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: CustomStringConvertible {
  /// The keys in the order in which they are pressed: `"command + s"`, `"return"`.
  public var description: String {
    let parts: [(EventModifiers, String)] = [
      (.capsLock, "capsLock"), (.control, "control"), (.option, "option"), (.shift, "shift"),
      (.command, "command"), (.numericPad, "numericPad"),
    ]
    let held = parts.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + ["\(key)"]).joined(separator: " + ")
  }
}
