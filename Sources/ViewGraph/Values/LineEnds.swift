#if canImport(CoreGraphics)
  import CoreGraphics
#else

  /// How the end of a stroked line looks.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// How the corner of a stroked line looks.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
  }
#endif

/// The name of a line's end; the imported enumeration would print its number.
func lineCapName(_ cap: CGLineCap) -> String {
  ["butt", "round", "square"][Int(cap.rawValue)]
}

/// The name of a line's corner; the imported enumeration would print its number.
func lineJoinName(_ join: CGLineJoin) -> String {
  ["miter", "round", "bevel"][Int(join.rawValue)]
}
