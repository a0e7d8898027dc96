import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// What a detent of your own may know.
  public struct Context: Sendable {
    /// The height in points of the largest detent.
    public let maxDetentValue: CGFloat
  }

  private enum Storage: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier, name: String)
  }

  private let storage: Storage

  /// About half of the screen.
  public static let medium = PresentationDetent(storage: .medium)

  /// The full height.
  public static let large = PresentationDetent(storage: .large)

  /// A share of the full height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(storage: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(storage: .height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      storage: .custom(ObjectIdentifier(type), name: String(describing: type)))
  }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent {
  /// The height in points, or `nil` where the sheet does not rest at this detent.
  static func height(in context: Context) -> CGFloat?

  typealias Context = PresentationDetent.Context
}

extension PresentationDetent: CustomStringConvertible {
  /// The detent as its author wrote it: `"medium"`, `"fraction(0.3)"`.
  public var description: String {
    switch storage {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(shortNumber(fraction)))"
    case .height(let height): "height(\(shortNumber(height)))"
    case .custom(_, let name): "custom(\(name))"
    }
  }
}
