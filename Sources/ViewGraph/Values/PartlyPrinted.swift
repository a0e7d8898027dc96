/// A value of many parts, of which a report of a change prints those that differ.
protocol PartlyPrinted {
  /// What the other value has not.
  func printed(besides other: Self) -> String
}

extension AttributeValue {
  /// The value as a report of a change prints it.
  ///
  /// - Parameter other: The value before or after it.
  func description(besides other: AttributeValue) -> String {
    guard case .opaque(let own) = self, case .opaque(let other) = other else { return description }
    func printed<Value: PartlyPrinted>(_ value: Value) -> String? {
      (other.base as? Value).map { value.printed(besides: $0) }
    }
    return (own.base as? any PartlyPrinted).flatMap { printed($0) } ?? description
  }
}
