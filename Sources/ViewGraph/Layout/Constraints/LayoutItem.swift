import Foundation

/// Something that constraints place: a name, the size of its content and how firmly it keeps that size.
public struct LayoutItem: Hashable, Sendable {
  /// The size of an item's content along one axis.
  public struct Content: Hashable, Sendable {
    /// Points; `nil` where the content has no length of its own.
    public var length: CGFloat?

    /// How firmly the item stays as short as its content: `length ≤ content`.
    public var hugging: LayoutConstraint.Priority

    /// How firmly the item stays as long as its content: `length ≥ content`.
    public var compressionResistance: LayoutConstraint.Priority

    /// Creates a content's length with UIKit's priorities for a plain view.
    public init(
      _ length: CGFloat? = nil, hugging: LayoutConstraint.Priority = .defaultLow,
      compressionResistance: LayoutConstraint.Priority = .defaultHigh
    ) {
      self.length = length
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }

  /// The name by which anchors and results mean the item.
  public var name: String

  /// The content along the horizontal axis.
  public var width: Content

  /// The content along the vertical axis.
  public var height: Content

  /// Points from the top to the first line's baseline; `nil` puts the baseline at the lower edge.
  public var firstBaselineOffset: CGFloat?

  /// Where the item was written.
  public var location: SourceLocation?

  /// Creates an item; without content its lengths come from constraints alone.
  public init(
    _ name: String, width: Content = Content(), height: Content = Content(),
    firstBaselineOffset: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.firstBaselineOffset = firstBaselineOffset
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// The edge where a line of text begins.
  public var leadingAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .leading) }
  /// The edge where a line of text ends.
  public var trailingAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .trailing) }
  /// The upper edge.
  public var topAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .top) }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .bottom) }
  /// The horizontal length.
  public var widthAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .width) }
  /// The vertical length.
  public var heightAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .height) }
  /// The vertical line through the middle.
  public var centerXAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .centerX) }
  /// The horizontal line through the middle.
  public var centerYAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .centerY) }
  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: LayoutAnchor { LayoutAnchor(item: name, attribute: .firstBaseline) }
}
