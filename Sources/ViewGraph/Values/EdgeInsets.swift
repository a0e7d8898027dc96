import Foundation

/// How far each edge of a rectangle is moved inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge in points.
  public var top: CGFloat

  /// The inset of the leading edge in points.
  public var leading: CGFloat

  /// The inset of the bottom edge in points.
  public var bottom: CGFloat

  /// The inset of the trailing edge in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets in points; a negative inset moves the edge outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The insets in the order top, leading, bottom, trailing: `"(8, 16, 8, 16)"`.
  public var description: String {
    "(" + [top, leading, bottom, trailing].map { shortNumber($0) }.joined(separator: ", ") + ")"
  }
}
