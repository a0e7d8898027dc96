/// What a view is and does, for a person who uses an assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// It heads a part of the content.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// It takes a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)

  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)

  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)

  /// It says at launch what matters now.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

  /// It starts sound or film.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)

  /// It takes touches without the assistive technology in between.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)

  /// It turns the page once it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)

  /// It hides what is beside it.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)

  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames([
      (.isButton, "isButton"),
      (.isHeader, "isHeader"),
      (.isSelected, "isSelected"),
      (.isLink, "isLink"),
      (.isSearchField, "isSearchField"),
      (.isImage, "isImage"),
      (.playsSound, "playsSound"),
      (.isKeyboardKey, "isKeyboardKey"),
      (.isStaticText, "isStaticText"),
      (.isSummaryElement, "isSummaryElement"),
      (.updatesFrequently, "updatesFrequently"),
      (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
      (.causesPageTurn, "causesPageTurn"),
      (.isModal, "isModal"),
      (.isToggle, "isToggle"),
      (.isTabBar, "isTabBar"),
    ])
  }
}
