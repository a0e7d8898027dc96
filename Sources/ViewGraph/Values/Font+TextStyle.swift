extension Font {
  /// What a text is for, from which its size follows.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle
    case extraLargeTitle2
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  private init(_ style: TextStyle) {
    self.init(storage: .textStyle(style, design: nil, weight: nil))
  }

  /// The system font in the extra large title style.
  public static let extraLargeTitle = Font(.extraLargeTitle)

  /// The system font in the extra large title2 style.
  public static let extraLargeTitle2 = Font(.extraLargeTitle2)

  /// The system font in the large title style.
  public static let largeTitle = Font(.largeTitle)

  /// The system font in the title style.
  public static let title = Font(.title)

  /// The system font in the title2 style.
  public static let title2 = Font(.title2)

  /// The system font in the title3 style.
  public static let title3 = Font(.title3)

  /// The system font in the headline style.
  public static let headline = Font(.headline)

  /// The system font in the subheadline style.
  public static let subheadline = Font(.subheadline)

  /// The system font in the body style.
  public static let body = Font(.body)

  /// The system font in the callout style.
  public static let callout = Font(.callout)

  /// The system font in the footnote style.
  public static let footnote = Font(.footnote)

  /// The system font in the caption style.
  public static let caption = Font(.caption)

  /// The system font in the caption2 style.
  public static let caption2 = Font(.caption2)
}
