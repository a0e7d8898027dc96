import Foundation

/// A guide that lines views up along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// Creates the alignment that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)

  /// The middle between the edges.
  public static let center = VerticalAlignment(Center.self)

  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)

  /// The baseline of the topmost text; the bottom edge of a view that has none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)

  /// The baseline of the bottommost text; the bottom edge of a view that has none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Whether both are identified by the same type.
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  /// Hashes the type that identifies the guide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension VerticalAlignment: CustomStringConvertible {
  /// The guide's name: `"firstTextBaseline"`, or for a guide of your own the name of its type.
  public var description: String {
    guideName(id)
  }
}
