/// A platform that previews are shown on.
public enum PreviewPlatform: Hashable, Sendable {
  /// The iPhone and the iPad.
  case iOS
  /// The Mac.
  case macOS
  /// The television.
  case tvOS
  /// The watch.
  case watchOS
  /// The headset.
  case visionOS
}
