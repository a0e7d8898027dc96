import Foundation

/// The room that a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of a device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
