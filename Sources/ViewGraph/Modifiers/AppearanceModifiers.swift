enum ColorSchemeFamily: EnvironmentFamily {
  static let schema = AttributeSchema("colorScheme", .setChoice, status: .behaves)

  static func hand(_ value: ColorScheme, to environment: inout EnvironmentValues) {
    environment.colorScheme = value
  }
}

enum DynamicTypeSizeFamily: EnvironmentFamily {
  static let schema = AttributeSchema("dynamicTypeSize", .setChoice, status: .behaves)

  static func hand(_ value: DynamicTypeSize, to environment: inout EnvironmentValues) {
    environment.dynamicTypeSize = value
  }
}

/// A range that the size of text chosen by a person is kept in.
enum DynamicTypeRangeFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "dynamicTypeSize", .set(because: "a range of choices has no values in between"))
}

/// Keeps the size of text chosen by a person in a range.
struct DynamicTypeRangeModifier<Range: RangeExpression> where Range.Bound == DynamicTypeSize {
  let range: Range

  /// The size in the range that is nearest to another one.
  private func clamped(_ size: DynamicTypeSize) -> DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    guard let first = sizes.first, let last = sizes.last else { return size }
    return min(max(size, first), last)
  }
}

extension DynamicTypeRangeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(DynamicTypeRangeFamily.schema, AttributeValue(opaque: range))
    pass.push(environment: { $0.dynamicTypeSize = clamped($0.dynamicTypeSize) })
  }
}

enum PreferredColorSchemeFamily: AttributeFamily {
  static let schema = AttributeSchema("preferredColorScheme", .setChoice)
}

extension View {
  /// Draws the view for light or dark surroundings.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentAttributeModifier<ColorSchemeFamily>(colorScheme))
  }

  /// Sets the size of text inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentAttributeModifier<DynamicTypeSizeFamily>(size))
  }

  /// Keeps the size of text inside in a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(DynamicTypeRangeModifier(range: range))
  }

  /// Asks the window or sheet around the view to be light or dark; `nil` asks for nothing.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(AttributeModifier<PreferredColorSchemeFamily>(AttributeValue(optional: colorScheme)))
  }
}
