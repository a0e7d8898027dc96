extension LayoutConstraint {
  /// What a constraint gives way to: 1 to 999, or 1000 for one that must hold.
  ///
  /// Priorities are an order, not weights: however many constraints of a lower priority together do not
  /// outvote one of a higher.
  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Creates a priority; one outside 1 to 1000 is reported when the constraints are solved.
    public init(rawValue: Float) {
      self.rawValue = rawValue
    }

    /// Creates a priority; one outside 1 to 1000 is reported when the constraints are solved.
    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    /// 1000: must hold.
    public static let required = Priority(1000)

    /// 750: how much a label resists being compressed.
    public static let defaultHigh = Priority(750)

    /// 250: how much a view hugs its content.
    public static let defaultLow = Priority(250)

    /// 50: how much a view wants to be as small as possible when its fitting size is asked for.
    public static let fittingSizeLevel = Priority(50)

    /// Whether the constraint must hold.
    public var isRequired: Bool { rawValue == 1000 }

    /// Whether a constraint may have it.
    var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

    /// Orders priorities by their numbers.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }
}

extension LayoutConstraint.Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a number in the source.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates a priority from a number in the source.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension LayoutConstraint.Priority: CustomStringConvertible {
  /// The number, or `required`.
  public var description: String { isRequired ? "required" : shortNumber(Double(rawValue)) }
}
