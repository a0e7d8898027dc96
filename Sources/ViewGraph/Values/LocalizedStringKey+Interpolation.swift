import Foundation

extension LocalizedStringKey {
  /// What the literal and the values of an interpolated key are collected in.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var key = ""
    private(set) var text = ""

    /// Prepares room for literals and values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
      text.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      // A sign that stands for itself is doubled, since the key is a format.
      key += literal.replacingOccurrences(of: "%", with: "%%")
      text += literal
    }

    /// Adds a value by its placeholder in the key and its own text.
    ///
    /// Views add the interpolations of texts and images by it.
    mutating func append(placeholder: String, text value: String) {
      key += placeholder
      text += value
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      append(placeholder: "%@", text: string)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: Substring) {
      append(placeholder: "%@", text: String(string))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(placeholder: "%@", text: String(attributedString.characters))
    }

    /// Adds a key, as if its text stood here.
    public mutating func appendInterpolation(_ key: LocalizedStringKey) {
      append(placeholder: "%@", text: key.text)
    }

    /// Adds a value as a style prints it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(placeholder: "%@", text: format.format(input))
    }

    /// Adds an object as a formatter prints it, or as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(placeholder: "%@", text: formatter?.string(for: subject) ?? subject.description)
    }

    /// Adds a value as a formatter prints it, or as it describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(placeholder: "%@", text: formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a date as a formatter prints it, or as it describes itself.
    ///
    /// A date is no `ReferenceConvertible` outside Apple's systems.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(placeholder: "%@", text: formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a number as the standard format prints it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(placeholder: value._specifier, text: value._text)
    }

    /// Adds a number as a `printf` format prints it, such as `"%.2f"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(placeholder: specifier, text: String(format: specifier, value._arg))
    }
  }
}
