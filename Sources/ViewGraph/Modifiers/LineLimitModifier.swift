enum LineLimitFamily: EnvironmentFamily {
  static let schema = AttributeSchema(
    "lineLimit", .set(because: "a line count has no values in between"), status: .behaves)

  static func attributeValue(of value: Int?) -> AttributeValue { AttributeValue(value) }

  static func hand(_ value: Int?, to environment: inout EnvironmentValues) {
    environment.lineLimit = value
    environment.leastLineCount = 0
  }
}

/// Limits lines to a range, or reserves the room for all of them.
struct LineRangeModifier<Limit> {
  let limit: Limit
  /// The lines whose room is always taken.
  let minimum: Int
  let maximum: Int?
  let reservesSpace: Bool
}

extension LineRangeModifier: HandedDownValue {
  static var schema: AttributeSchema { .lineRange }

  var attributeValues: [AttributeValue] {
    [(limit as? Int).map { .integer($0) } ?? AttributeValue(opaque: limit), .bool(reservesSpace)]
  }

  func hand(to environment: inout EnvironmentValues) {
    environment.lineLimit = maximum
    environment.leastLineCount = minimum
  }
}

extension AttributeSchema {
  /// A number of lines with a lower limit.
  static let lineRange = AttributeSchema(
    "lineLimit",
    [
      Component("lineLimit", .set(because: "a line count has no values in between")),
      Component("reservesSpace", .setBoolean),
    ])
}

extension View {
  /// Limits texts to so many lines, or to any number for `nil`.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentAttributeModifier<LineLimitFamily>(number))
  }

  /// Gives texts room for at least so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      LineRangeModifier(limit: limit, minimum: limit.lowerBound, maximum: nil, reservesSpace: false))
  }

  /// Limits texts to at most so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineRangeModifier(limit: limit, minimum: 0, maximum: limit.upperBound, reservesSpace: false))
  }

  /// Gives texts room for a least and a largest number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      LineRangeModifier(
        limit: limit, minimum: limit.lowerBound, maximum: limit.upperBound, reservesSpace: false))
  }

  /// Limits texts to so many lines and, where `reservesSpace` is true, always takes the room for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      LineRangeModifier(
        limit: limit, minimum: reservesSpace ? limit : 0, maximum: limit, reservesSpace: reservesSpace))
  }
}
