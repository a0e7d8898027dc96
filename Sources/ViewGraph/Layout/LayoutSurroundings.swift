import Foundation

/// What reaches an item from the views around it, beside its proposal.
///
/// The direction counts while an item is made, the container while it is measured, the safe area while it is placed.
/// An item that decides over one of them does so for the time in which it asks or places its content.
final class LayoutSurroundings {
  /// The direction in which words run.
  var direction = LayoutDirection.leftToRight
  /// The room in the window or scroll view around, in points; `nil` where nobody knows.
  var container = ProposedViewSize.unspecified
  /// What is covered around, the outermost first.
  var safeArea: [SafeAreaRegion] = []

  /// Runs something for which a value is another one.
  func with<Value, Result>(
    _ path: ReferenceWritableKeyPath<LayoutSurroundings, Value>, _ value: Value, _ run: () -> Result
  ) -> Result {
    let previous = self[keyPath: path]
    self[keyPath: path] = value
    defer { self[keyPath: path] = previous }
    return run()
  }

  /// The area that a frame takes where it reaches into the safe area.
  ///
  /// - Parameter isMirrored: Whether leading is right.
  func reach(of frame: CGRect, at edges: Edge.Set, isMirrored: Bool) -> CGRect {
    if safeArea.isEmpty || edges.isEmpty { return frame }
    let edges = isMirrored ? edges.mirrored : edges
    return safeArea.reversed().reduce(frame) { $1.reach(of: $0, at: edges) }
  }

  /// The safe area for a view that has reached into it at some edges.
  func safeArea(without edges: Edge.Set, isMirrored: Bool) -> [SafeAreaRegion] {
    let edges = isMirrored ? edges.mirrored : edges
    return safeArea.compactMap { region in
      var region = region
      region.edges.subtract(edges)
      return region.edges.isEmpty ? nil : region
    }
  }

  /// The safe area for content that can be moved along some axes.
  func safeArea(without axes: Axis.Set) -> [SafeAreaRegion] {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return safeArea(without: edges, isMirrored: false)
  }
}

/// An area whose margin is covered, by a bar or the device's edge.
///
/// Edges here are those of the screen: leading is left.
struct SafeAreaRegion: Equatable {
  /// What is free.
  let inner: CGRect
  /// What is free, with its covered margin.
  let outer: CGRect
  /// Where a view may reach into the margin.
  var edges = Edge.Set.all

  /// A frame made larger by the margins at the edges of the free area that it touches or crosses.
  func reach(of frame: CGRect, at wanted: Edge.Set) -> CGRect {
    let edges = edges.intersection(wanted)
    // Coordinates are sums, so that two ways to one edge may differ in the last digits.
    let slack = 1e-6
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.leading), minX <= inner.minX + slack { minX = min(minX, outer.minX) }
    if edges.contains(.top), minY <= inner.minY + slack { minY = min(minY, outer.minY) }
    if edges.contains(.trailing), maxX >= inner.maxX - slack { maxX = max(maxX, outer.maxX) }
    if edges.contains(.bottom), maxY >= inner.maxY - slack { maxY = max(maxY, outer.maxY) }
    if (minX, minY, maxX, maxY) == (frame.minX, frame.minY, frame.maxX, frame.maxY) { return frame }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension Edge.Set {
  /// The edges with leading and trailing exchanged.
  var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}

extension EdgeInsets {
  /// The insets with 0 for what is infinite or no number.
  var finite: EdgeInsets {
    EdgeInsets(
      top: top.ifFinite ?? 0, leading: leading.ifFinite ?? 0, bottom: bottom.ifFinite ?? 0,
      trailing: trailing.ifFinite ?? 0)
  }

  /// The insets of both sides together.
  var width: CGFloat { leading + trailing }

  /// The insets above and below together.
  var height: CGFloat { top + bottom }

  /// The insets with leading at the left.
  func onScreen(isMirrored: Bool) -> EdgeInsets {
    isMirrored ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

extension CGRect {
  /// The rectangle made smaller by insets whose leading is left.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: (width - insets.width).asLength,
      height: (height - insets.height).asLength)
  }
}
