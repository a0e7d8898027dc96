import Foundation

/// A relation that places or lengths of one or two items should satisfy, with a priority.
///
/// It reads `first relation multiplier × second + constant`. SwiftUI has no constraints; the names are
/// UIKit's without their prefix.
public struct LayoutConstraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = "≤"
    /// The sides are equal.
    case equal = "="
    /// The first side is at least the second.
    case greaterThanOrEqual = "≥"
  }

  /// An edge, a line or a length of an item.
  public enum Attribute: String, CaseIterable, Hashable, Sendable {
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The upper edge; vertical places grow downwards.
    case top
    /// The lower edge.
    case bottom
    /// The horizontal length.
    case width
    /// The vertical length.
    case height
    /// The vertical line through the middle.
    case centerX
    /// The horizontal line through the middle.
    case centerY
    /// The line on which the first line of text stands; the lower edge of an item without text.
    case firstBaseline
  }

  /// The side that the relation is about.
  public var firstAnchor: LayoutAnchor

  /// How the sides compare.
  public var relation: Relation

  /// The side it is compared with; `nil` compares with the constant alone.
  public var secondAnchor: LayoutAnchor?

  /// The factor of the second side.
  public var multiplier: CGFloat

  /// Points that are added to the second side.
  public var constant: CGFloat

  /// What the constraint gives way to.
  public var priority: Priority

  /// The name that messages use; `nil` where the relation itself is the name.
  public var identifier: String?

  /// Where it was written; `nil` where no source says so.
  public var location: SourceLocation?

  /// Creates a constraint from its parts; an anchor's `constraint(equalTo:)` and its siblings read better.
  public init(
    _ first: LayoutAnchor, _ relation: Relation, _ second: LayoutAnchor? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Priority = .required, identifier: String? = nil,
    location: SourceLocation? = nil
  ) {
    firstAnchor = first
    self.relation = relation
    secondAnchor = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.location = location
  }
}

extension LayoutConstraint.Attribute {
  /// Whether this is a length rather than a place.
  var isLength: Bool { self == .width || self == .height }

  /// The dimension along which it is measured.
  var axis: Axis {
    switch self {
    case .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline: .vertical
    }
  }
}
