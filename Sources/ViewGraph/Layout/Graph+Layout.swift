extension Graph {
  /// Lays the tree out in a screen from nothing; the root's top leading corner is the origin.
  ///
  /// - Parameter prepare: Is called with the items before they are placed.
  func layOut(in screen: Screen, prepare: (LayoutTree) -> Void = { _ in }) -> LayoutResult {
    LayoutTree(self).layOut(in: screen, prepare: prepare)
  }
}
