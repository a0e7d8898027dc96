import Foundation

/// What layout has found out about a reader.
final class MeasuredGeometry: Sendable {
  /// The frame in the window, in points.
  let frame = Protected(CGRect.zero)
  let safeAreaInsets = Protected(EdgeInsets())
  /// The areas of the views around it that carry a name, the innermost first.
  private let spaces = Protected<[(name: AnyHashable, frame: CGRect)]>([])

  func space(named name: AnyHashable) -> CGRect? {
    spaces.withLock { $0.first { $0.name == name }?.frame }
  }

  /// Takes in what a layout has found.
  ///
  /// - Returns: Whether anything is different.
  func take(_ frame: CGRect, spaces: [(name: AnyHashable, frame: CGRect)]) -> Bool {
    let isSameFrame = self.frame.withLock { old in
      defer { old = frame }
      return old == frame
    }
    let areSameSpaces = self.spaces.withLock { old in
      defer { old = spaces }
      return old.count == spaces.count
        && zip(old, spaces).allSatisfy { $0.name == $1.name && $0.frame == $1.frame }
    }
    return !isSameFrame || !areSameSpaces
  }
}
