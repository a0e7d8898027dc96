/// A text that is looked up in the app's translations.
///
/// A literal is looked up as it stands; an interpolation is looked up with a placeholder for each value, such as
/// `"%lld items"`. Translations are not read: ``text`` is what the author's own language shows.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text that is looked up, with placeholders.
  public let key: String

  /// The text with its values in place.
  public let text: String

  /// Creates a key that is looked up as it stands.
  public init(_ value: String) {
    key = value
    text = value
  }

  /// Creates a key that is looked up as it stands.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key with a placeholder for each value.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    text = stringInterpolation.text
  }
}

extension LocalizedStringKey: CustomStringConvertible {
  /// The text with its values in place.
  public var description: String { text }
}
