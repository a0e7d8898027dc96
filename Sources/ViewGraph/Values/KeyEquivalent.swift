/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The up arrow.
  public static let upArrow: KeyEquivalent = "\u{F700}"

  /// The down arrow.
  public static let downArrow: KeyEquivalent = "\u{F701}"

  /// The left arrow.
  public static let leftArrow: KeyEquivalent = "\u{F702}"

  /// The right arrow.
  public static let rightArrow: KeyEquivalent = "\u{F703}"

  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"

  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{08}"

  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = "\u{F728}"

  /// The home key.
  public static let home: KeyEquivalent = "\u{F729}"

  /// The end key.
  public static let end: KeyEquivalent = "\u{F72B}"

  /// The page up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"

  /// The page down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"

  /// The clear key.
  public static let clear: KeyEquivalent = "\u{F739}"

  /// The tab key.
  public static let tab: KeyEquivalent = "\t"

  /// The space bar.
  public static let space: KeyEquivalent = " "

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
}

extension KeyEquivalent: CustomStringConvertible {
  /// The key's name, or its character.
  public var description: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .escape: "escape"
    case .delete: "delete"
    case .deleteForward: "deleteForward"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .clear: "clear"
    case .tab: "tab"
    case .space: "space"
    case .return: "return"
    default: String(character)
    }
  }
}
