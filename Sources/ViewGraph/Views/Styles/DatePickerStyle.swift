/// How date pickers look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/datepickerstyle.
@MainActor @preconcurrency public protocol DatePickerStyle {}

private enum DatePickerStyles: StyleFamily {
  static let schema = AttributeSchema.style("datePickerStyle")
}

extension View {
  /// Sets the style of the date pickers inside.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date, which opens a calendar.
public struct CompactDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension CompactDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "compact" }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date, which opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "graphical" }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part.
public struct WheelDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension WheelDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "wheel" }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field for each part.
public struct FieldDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension FieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "field" }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field for each part.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field for each part with a stepper.
public struct StepperFieldDatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle {
  var styleName: String { "stepperField" }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field for each part with a stepper.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
