import Foundation

/// Whether a pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a place in points; without layout the origin.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

extension View {
  /// Runs code when a pointer enters or leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      DeedModifier(priority: .simultaneous) { deed, _ in
        guard case .hover(let isOver) = deed else { return false }
        action(isOver)
        return true
      })
  }

  /// Runs code while a pointer is over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }
}
