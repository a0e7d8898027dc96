/// A geometric angle, given in radians or degrees.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates the zero angle.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// No turn.
  public static let zero = Angle()

  /// An angle of the given number of radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle of the given number of degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Whether the first angle turns less.
  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }

  /// The sum of two angles, which may be more than a full turn.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles, which may be negative.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The angle turned the other way.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs = lhs + rhs
  }

  /// Takes away an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs = lhs - rhs
  }

  /// The angle, multiplied by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// The angle, multiplied by a factor.
  public static func * (lhs: Double, rhs: Angle) -> Angle {
    rhs * lhs
  }

  /// The angle, divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Multiplies the angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs = lhs * rhs
  }

  /// Divides the angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs = lhs / rhs
  }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees, for example `"45°"`.
  public var description: String {
    shortNumber(degrees) + "°"
  }
}
