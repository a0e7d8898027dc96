import Foundation

/// A number that a format string can hold.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg

  /// The value in the width that its placeholder names.
  var _arg: _Arg { get }

  /// The placeholder, such as `"%lld"`.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The number as a text shows it in English.
  ///
  /// A text shows a fraction with six digits where no specifier says otherwise, and whole numbers without
  /// separators, so that reports do not depend on the machine's language.
  var _text: String { String(format: _specifier, _arg) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The value in the width that its placeholder names.
  public var _arg: Int64 { Int64(truncatingIfNeeded: self) }

  /// The placeholder for the value.
  public var _specifier: String { bitWidth > 32 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The value in the width that its placeholder names.
  public var _arg: UInt64 { UInt64(truncatingIfNeeded: self) }

  /// The placeholder for the value.
  public var _specifier: String { bitWidth > 32 ? "%llu" : "%u" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The value in the width that its placeholder names.
  public var _arg: Float { self }

  /// The placeholder for the value.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The value in the width that its placeholder names.
  public var _arg: Double { self }

  /// The placeholder for the value.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The value in the width that its placeholder names.
  public var _arg: Double { Double(self) }

  /// The placeholder for the value.
  public var _specifier: String { "%lf" }
}
