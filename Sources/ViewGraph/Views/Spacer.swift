import Foundation

/// Room that takes what the other views leave.
public struct Spacer: Hashable, Sendable {
  /// The least length in points, or `nil` for the system's.
  public var minLength: CGFloat?

  /// Creates a spacer; the length in points.
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// A spacer has no body.
  public typealias Body = Never

  /// Describes a leaf with the least length.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Spacer.self, own: view)
  }
}

extension Spacer: AttributeSource {
  @usableFromInline static var schema: AttributeSchema { .spacer }

  @usableFromInline var attributeValues: [AttributeValue] { [AttributeValue(minLength)] }
}

/// A thin line between views.
public struct Divider: Hashable, Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// A divider has no body.
  public typealias Body = Never

  /// Describes a leaf.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Divider.self, at: nil)
  }
}

extension AttributeSchema {
  static let spacer = AttributeSchema("Spacer", [Component("minLength", .layoutInput)], status: .behaves)
}
