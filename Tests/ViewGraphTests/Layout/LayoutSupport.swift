import Foundation
import ViewGraph

/// A view alone in a room.
@MainActor func layout<V: View>(
  _ view: V, in size: CGSize = CGSize(width: 200, height: 100)
) -> LayoutResult {
  ViewHost(view).layout(in: size)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
