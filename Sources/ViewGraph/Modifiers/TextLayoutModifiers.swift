import Foundation

enum LineSpacingFamily: EnvironmentFamily {
  static let schema = AttributeSchema("lineSpacing", .layoutInput, status: .behaves)

  static func attributeValue(of value: CGFloat) -> AttributeValue { .number(Double(value)) }

  static func hand(_ value: CGFloat, to environment: inout EnvironmentValues) {
    environment.lineSpacing = value
  }
}

enum MultilineTextAlignmentFamily: EnvironmentFamily {
  static let schema = AttributeSchema("multilineTextAlignment", .setChoice, status: .behaves)

  static func hand(_ value: TextAlignment, to environment: inout EnvironmentValues) {
    environment.multilineTextAlignment = value
  }
}

enum TruncationModeFamily: EnvironmentFamily {
  static let schema = AttributeSchema("truncationMode", .setChoice, status: .behaves)

  static func hand(_ value: Text.TruncationMode, to environment: inout EnvironmentValues) {
    environment.truncationMode = value
  }
}

enum MinimumScaleFactorFamily: EnvironmentFamily {
  static let schema = AttributeSchema("minimumScaleFactor", .layoutInput, status: .behaves)

  static func attributeValue(of value: CGFloat) -> AttributeValue { .number(Double(value)) }

  static func hand(_ value: CGFloat, to environment: inout EnvironmentValues) {
    environment.minimumScaleFactor = value
  }
}

enum AllowsTighteningFamily: EnvironmentFamily {
  static let schema = AttributeSchema("allowsTightening", .setBoolean, status: .behaves)

  static func attributeValue(of value: Bool) -> AttributeValue { .bool(value) }

  static func hand(_ value: Bool, to environment: inout EnvironmentValues) {
    environment.allowsTightening = value
  }
}

enum TextCaseFamily: EnvironmentFamily {
  static let schema = AttributeSchema(
    "textCase", .set(because: "two cases have no values in between"), status: .behaves)

  static func attributeValue(of value: Text.Case?) -> AttributeValue { AttributeValue(optional: value) }

  static func hand(_ value: Text.Case?, to environment: inout EnvironmentValues) {
    environment.textCase = value
  }
}

extension View {
  /// Adds room between the lines of texts inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentAttributeModifier<LineSpacingFamily>(lineSpacing))
  }

  /// Sets how the lines of texts inside line up.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentAttributeModifier<MultilineTextAlignmentFamily>(alignment))
  }

  /// Sets where texts inside that do not fit are cut off.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentAttributeModifier<TruncationModeFamily>(mode))
  }

  /// Lets texts inside that do not fit shrink to a share of their size, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentAttributeModifier<MinimumScaleFactorFamily>(factor))
  }

  /// Lets letters inside move closer where a text does not fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentAttributeModifier<AllowsTighteningFamily>(flag))
  }

  /// Changes all letters inside to one case; `nil` leaves them.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentAttributeModifier<TextCaseFamily>(textCase))
  }
}
