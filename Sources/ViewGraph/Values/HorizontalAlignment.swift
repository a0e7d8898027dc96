import Foundation

/// A guide that lines views up along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// Creates the alignment that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)

  /// The middle between the edges.
  public static let center = HorizontalAlignment(Center.self)

  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Where the separator below a list row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// Where the separator below a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// Whether both are identified by the same type.
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  /// Hashes the type that identifies the guide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension HorizontalAlignment: CustomStringConvertible {
  /// The guide's name: `"leading"`, or for a guide of your own the name of its type.
  public var description: String {
    guideName(id)
  }
}
