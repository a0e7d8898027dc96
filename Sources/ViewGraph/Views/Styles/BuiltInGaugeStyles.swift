/// The style that the system chooses.
public struct DefaultGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "linearCapacity" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "accessoryLinear" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "accessoryLinearCapacity" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "accessoryCircular" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "accessoryCircularCapacity" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// An open ring.
public struct CircularGaugeStyle {
  /// Creates the style.
  public init() {}
}

extension CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  var styleName: String { "circular" }

  /// The labels of the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring.
  nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
