extension OptionSet where Element == Self {
  /// The set as reports print it: the name of a set that has one, otherwise the names of its parts.
  ///
  /// - Parameters:
  ///   - parts: Every single option with its name, in the order in which they print.
  ///   - wholes: Sets of several options that have a name of their own.
  func optionNames(_ parts: [(Self, String)], wholes: [(Self, String)] = []) -> String {
    if let whole = wholes.first(where: { $0.0 == self }) { return whole.1 }
    let names = parts.filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
