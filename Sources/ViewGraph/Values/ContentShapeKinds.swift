/// What a content shape is the outline for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches and clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// The picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// The picture above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// What is shown under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// What is shown around the view with the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)

  /// What an assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension ContentShapeKinds: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [
        (.interaction, "interaction"), (.dragPreview, "dragPreview"),
        (.contextMenuPreview, "contextMenuPreview"), (.hoverEffect, "hoverEffect"),
        (.focusEffect, "focusEffect"), (.accessibility, "accessibility"),
      ])
  }
}
