extension Color: CustomStringConvertible {
  /// The colour as an author would name it: `"red"`, `"red 50 %"`, `"rgb(0.2, 0.4, 1)"`.
  ///
  /// A name from an asset catalogue stands in quotes. A colour in a space other than sRGB says so.
  public var description: String {
    storage.description
  }
}

extension Color.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let color):
      color.rawValue
    case .asset(let name, _):
      "\"\(name)\""
    case .rgb(let space, let red, let green, let blue):
      (space == .sRGB ? "rgb" : "\(space)")
        + "(\(shortNumber(red)), \(shortNumber(green)), \(shortNumber(blue)))"
    case .translucent(let base, let opacity):
      "\(base) \(shortPercentage(opacity))"
    case .mixed(let base, let other, let share, _):
      "\(base) mixed with \(shortPercentage(share)) \(other)"
    }
  }
}
