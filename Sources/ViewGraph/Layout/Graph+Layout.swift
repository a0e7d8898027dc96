import Foundation

extension Graph {
  /// Lays the tree out in a screen from nothing; the screen's top left corner is the origin.
  ///
  /// - Parameter prepare: Is called with the items before they are placed.
  func layOut(in screen: Screen, prepare: (LayoutTree) -> Void = { _ in }) -> LayoutResult {
    LayoutTree(self).layOut(in: screen, prepare: prepare)
  }
}

extension CGRect {
  /// The smallest frame that holds both; unlike a union also where one of them is empty.
  func covering(_ other: CGRect) -> CGRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
