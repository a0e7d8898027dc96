import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Hashable, Sendable {
  /// How the item takes room; lengths in points.
  public enum Size: Hashable, Sendable {
    /// One item of exactly this size.
    case fixed(CGFloat)

    /// One item of a size between two limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many items as fit, each of a size between two limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the item takes room.
  public var size: Size

  /// The distance to the next item in points, or `nil` for the standard one.
  public var spacing: CGFloat?

  /// The place of a view in its cell, or `nil` for the grid's.
  public var alignment: Alignment?

  /// Creates an item; without arguments, one flexible column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: CustomStringConvertible {
  /// The item as its author wrote it: `"fixed(80)"`, `"adaptive(minimum: 100), spacing: 8"`.
  public var description: String {
    [
      size.description, spacing.map { "spacing: \(shortNumber($0))" },
      labelled("alignment", alignment),
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension GridItem.Size: CustomStringConvertible {
  /// The size as its author wrote it.
  public var description: String {
    switch self {
    case .fixed(let size):
      "fixed(\(shortNumber(size)))"
    case .flexible(let minimum, let maximum):
      call(
        "flexible",
        [
          labelled("minimum", minimum, default: 10),
          labelled("maximum", maximum, default: .infinity),
        ])
    case .adaptive(let minimum, let maximum):
      call(
        "adaptive",
        [
          labelled("minimum", minimum, default: nil),
          labelled("maximum", maximum, default: .infinity),
        ])
    }
  }
}
