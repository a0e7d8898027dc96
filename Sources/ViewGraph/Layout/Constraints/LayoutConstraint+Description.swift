extension LayoutConstraint: CustomStringConvertible {
  /// The relation as a formula, with the priority unless it is required: `"box.height ≥ 20 @750"`.
  public var description: String {
    let side = priority.isRequired ? "" : " @\(priority)"
    guard let secondAnchor else {
      return "\(firstAnchor) \(relation.rawValue) \(shortNumber(Double(constant)))\(side)"
    }
    let factor = multiplier == 1 ? "" : "\(shortNumber(Double(multiplier))) × "
    let rest: String
    switch constant {
    case 0: rest = ""
    case ..<0: rest = " - \(shortNumber(-Double(constant)))"
    default: rest = " + \(shortNumber(Double(constant)))"
    }
    return "\(firstAnchor) \(relation.rawValue) \(factor)\(secondAnchor)\(rest)\(side)"
  }

  /// What messages call it: the identifier, or the formula.
  var name: String { onOneLine(identifier ?? description) }

  /// The name, the formula where the name hides it, and the place: `"'gap': a.top = b.bottom
  /// (Card.swift:9)"`.
  var entry: String {
    let place = location.map { " (\($0))" } ?? ""
    return identifier == nil ? "'\(name)'\(place)" : "'\(name)': \(onOneLine(description))\(place)"
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The item and its attribute: `"box.top"`.
  public var description: String { "\(item).\(attribute.rawValue)" }
}
