import Foundation

extension ConstraintSolution {
  /// The frames part of the way to another solution, as an animated layout shows them.
  ///
  /// An animation block with `layoutIfNeeded()` solves once and moves each frame in a straight line. So a
  /// frame on the way need not satisfy the constraints: a label may stick out of its container, where solving
  /// anew with half the constant would have shortened it.
  ///
  /// - Parameters:
  ///   - next: The solution at the end.
  ///   - progress: 0 for these frames, 1 for the next; springs go beyond.
  /// - Returns: The frames of the items that are decided in both solutions.
  public func frames(interpolatedTo next: ConstraintSolution, progress: Double) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for (name, end) in next.frames {
      guard let start = frame(of: name) else { continue }
      func mix(_ part: KeyPath<CGRect, CGFloat>) -> CGFloat {
        start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * progress
      }
      // Beyond its ends a spring may ask for a negative length.
      result[name] = CGRect(
        x: mix(\.origin.x), y: mix(\.origin.y), width: max(0, mix(\.size.width)),
        height: max(0, mix(\.size.height)))
    }
    return result
  }
}
