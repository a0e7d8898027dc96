/// A key of a keyboard while it is pressed.
public struct KeyPress: Hashable, Sendable {
  /// The moments of a key press that a view can listen to.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)

    /// The key stays down and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)

    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)

    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a view did with a key press.
  public enum Result: Hashable, Sendable {
    /// It took the press.
    case handled
    /// It leaves the press to the views around it.
    case ignored
  }

  /// Which moment it is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
}

extension KeyPress: CustomStringConvertible {
  /// The key with what is held down, such as `command + s`.
  public var description: String { "\(KeyboardShortcut(key, modifiers: modifiers))" }
}
