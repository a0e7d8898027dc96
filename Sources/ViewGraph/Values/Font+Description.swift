extension Font: CustomStringConvertible {
  /// The font as an author would write it: `"body"`, `"system(size: 17, weight: bold)"`, `"title.bold()"`.
  public var description: String {
    storage.description
  }
}

extension Font.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .textStyle(let style, nil, nil):
      return "\(style)"
    case .textStyle(let style, let design, let weight):
      return call("system", ["\(style)", labelled("design", design), labelled("weight", weight)])
    case .system(let size, let weight, let design):
      return call(
        "system",
        ["size: \(shortNumber(size))", labelled("weight", weight), labelled("design", design)])
    case .custom(let name, let size, .scaledWithBody):
      return call("custom", [name, "size: \(shortNumber(size))"])
    case .custom(let name, let size, .scaled(let style)):
      return call("custom", [name, "size: \(shortNumber(size))", "relativeTo: \(style)"])
    case .custom(let name, let size, .fixed):
      return call("custom", [name, "fixedSize: \(shortNumber(size))"])
    case .modified(let base, let change):
      return "\(base).\(change)"
    }
  }
}

extension Font.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .bold: "bold()"
    case .italic: "italic()"
    case .monospaced: "monospaced()"
    case .monospacedDigit: "monospacedDigit()"
    case .smallCaps: "smallCaps()"
    case .lowercaseSmallCaps: "lowercaseSmallCaps()"
    case .uppercaseSmallCaps: "uppercaseSmallCaps()"
    case .weight(let weight): "weight(\(weight))"
    case .width(let width): "width(\(width))"
    case .leading(let leading): "leading(\(leading))"
    case .scaled(let factor): "scaled(by: \(shortNumber(factor)))"
    }
  }
}
