/// Which parts of a path are inside, and whether their edges are smooth.
public struct FillStyle: Hashable, Sendable {
  /// Whether a part is inside when an odd number of lines surrounds it.
  public var isEOFilled: Bool

  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style; without arguments, overlapping parts are inside and edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle: CustomStringConvertible {
  /// What differs from a plain fill.
  public var description: String {
    call(
      "fill", [isEOFilled ? "eoFill: true" : nil, isAntialiased ? nil : "antialiased: false"])
  }
}
