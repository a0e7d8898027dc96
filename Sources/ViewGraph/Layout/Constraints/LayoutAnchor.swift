import Foundation

/// An edge, a line or a length of one named item, from which constraints are made.
///
/// ```swift
/// label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8, priority: 900)
/// ```
public struct LayoutAnchor: Hashable, Sendable {
  /// The item's name.
  public var item: String

  /// Which part of the item.
  public var attribute: LayoutConstraint.Attribute

  /// Creates an anchor of the item with this name.
  public init(item: String, attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that this anchor equals the other, times the multiplier, plus the constant in points.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: LayoutConstraint.Priority = .required, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .equal, other, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier, location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// A constraint that this anchor is at most the other, times the multiplier, plus the constant in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: LayoutConstraint.Priority = .required, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier, location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// A constraint that this anchor is at least the other, times the multiplier, plus the constant in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: LayoutConstraint.Priority = .required, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .greaterThanOrEqual, other, multiplier: multiplier, constant: constant, priority: priority,
      identifier: identifier, location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// A constraint that this length equals a number of points.
  public func constraint(
    equalToConstant constant: CGFloat, priority: LayoutConstraint.Priority = .required,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .equal, constant: constant, priority: priority, identifier: identifier,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// A constraint that this length is at most a number of points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, priority: LayoutConstraint.Priority = .required,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .lessThanOrEqual, constant: constant, priority: priority, identifier: identifier,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// A constraint that this length is at least a number of points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, priority: LayoutConstraint.Priority = .required,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> LayoutConstraint {
    LayoutConstraint(
      self, .greaterThanOrEqual, constant: constant, priority: priority, identifier: identifier,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}
