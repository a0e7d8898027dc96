import Foundation

/// A frame whose lengths are a share of the container's: of the nearest scroll view, list or tab, or of the window.
///
/// Where nobody knows how long the container is, the length is left to the view. Documented:
/// https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:).
struct ContainerFrameRule: LayoutRule {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length in a container's.
  let length: (CGFloat, Axis) -> CGFloat

  init(
    axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// A frame as long as some of equal parts of the container, with the room between them.
  init(axes: Axis.Set, alignment: Alignment, count: Int, span: Int, spacing: CGFloat) {
    self.init(axes: axes, alignment: alignment) { container, _ in
      let count = CGFloat(max(count, 1))
      let part = (container - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  private func length(_ axis: Axis, _ content: MeasuredItem) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)), let container = content.tally.surroundings.container[axis] else {
      return nil
    }
    return length(container, axis).ifFinite?.asLength
  }

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(
      width: length(.horizontal, content) ?? proposal.width,
      height: length(.vertical, content) ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    let size = content.size(for: offered)
    return CGSize(
      width: length(.horizontal, content) ?? size.width, height: length(.vertical, content) ?? size.height)
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    alignment.origin(of: content, offered: offered, in: size)
  }
}
