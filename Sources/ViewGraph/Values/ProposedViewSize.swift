import Foundation

/// A size that a container offers a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; `nil` asks for the view's ideal one.
  public var width: CGFloat?

  /// The height in points; `nil` asks for the view's ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size that is proposed, with others where the ideal is asked for.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// Width and height: `100 × nil`.
  public var description: String {
    "\(width.map { shortNumber($0) } ?? "nil") × \(height.map { shortNumber($0) } ?? "nil")"
  }
}
