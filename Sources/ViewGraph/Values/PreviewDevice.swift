/// A device that a preview is shown on, by the name that its makers give it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name, such as "iPhone 15 Pro".
  public let rawValue: String

  /// Creates a device by its name; any name will do, since no device is looked up.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
