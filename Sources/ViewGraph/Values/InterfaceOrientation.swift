/// The way a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  /// Upright.
  case portrait
  /// Upright, with the top at the bottom.
  case portraitUpsideDown
  /// Lying, with the top of the device to the left.
  case landscapeLeft
  /// Lying, with the top of the device to the right.
  case landscapeRight

  /// The name of the orientation.
  public var id: String { rawValue }
}
