/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Leading, centred vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// Trailing, centred vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// At the top, centred horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// At the bottom, centred horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Centred on the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// Centred on the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// Leading on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// Leading on the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// Trailing on the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// Trailing on the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment: CustomStringConvertible {
  /// The alignment's name: `"topLeading"`, or both guides where it has none: `"(leading, midline)"`.
  public var description: String {
    let isNamed = [.leading, .center, .trailing].contains(horizontal)
    switch vertical {
    case .center where isNamed:
      return "\(horizontal)"
    case .top where horizontal == .center, .bottom where horizontal == .center:
      return "\(vertical)"
    case .top where isNamed, .bottom where isNamed:
      return "\(vertical)\(capitalized(horizontal))"
    case .firstTextBaseline where isNamed, .lastTextBaseline where isNamed:
      return "\(horizontal)\(capitalized(vertical))"
    default:
      return "(\(horizontal), \(vertical))"
    }
  }

  private func capitalized(_ guide: some CustomStringConvertible) -> String {
    let name = guide.description
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
