import Foundation

/// The outline of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// A rectangle with half circles at its ends.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(radius: \(shortNumber(radius)))")
  }
}

extension ButtonBorderShape: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
