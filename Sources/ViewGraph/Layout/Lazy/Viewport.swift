import Foundation

/// What a scroll view or list shows of its content.
final class Viewport {
  /// The frame through which the content is seen, in the root's coordinate space; it is set before the content is placed.
  var frame = CGRect.zero
}
