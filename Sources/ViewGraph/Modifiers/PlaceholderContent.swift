/// Stands for a view in a closure or transition that changes it.
public struct PlaceholderContentView<Value> {
  let describe: @MainActor (inout DescribingPass) -> Void
}

extension PlaceholderContentView: View {
  /// A placeholder has no body.
  public typealias Body = Never

  /// Describes the view that it stands for.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) { view.describe(&pass) }
}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  /// The modifier has no body.
  public typealias Body = Never

  @usableFromInline func push(onto pass: inout DescribingPass) {}
}
