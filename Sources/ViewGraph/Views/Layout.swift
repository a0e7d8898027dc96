import Foundation

/// A type that arranges views, and is called with them: `Flow(spacing: 8) { … }`.
///
/// An update asks none of the methods; it compares the layout's value, or its data where it has any. A host's
/// `layout(in:)` asks them.
/// Documented: https://developer.apple.com/documentation/swiftui/layout.
public protocol Layout: Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// Properties of the container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Changes what is kept when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wants around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes of a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each of the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide, or `nil` for the views' own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide, or `nil` for the views' own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties that name no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The system's distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// None: the views' own guides count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// None: the views' own guides count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    LayoutView(
      layout: self, content: content(), location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A view that arranges others by a layout, whatever the layout's type.
protocol ArrangingView {}

/// A layout whose parts stay installed while the views are there, so that not every change of it is allowed.
protocol InstalledLayout: Layout {
  /// What is wrong with the change from the former layout of the same container.
  func troubles(replacing former: any Layout) -> [(message: String, location: SourceLocation?)]
}

/// Keeps the layout of a view whose attributes hold only the layout's data, or whose changes are looked at.
@MainActor final class LayoutMemory {
  var layout: (any Layout)?

  /// Takes another layout of a view in whose attributes hold only the layout's data.
  func take<L: Layout>(_ layout: L, of node: NodeID, in graph: Graph) {
    if let watch = graph.store.watch {
      let isEqual = (self.layout as? L).map { valuesAreEqual($0, layout) } ?? false
      if !isEqual { watch.note(node) }
    }
    self.layout = layout
  }
}

/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
  let location: SourceLocation?
}

extension LayoutView: View, ArrangingView {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(
      Self.self, .container, name: shortTypeName(L.self), at: view.location,
      { pass in
        if L.AnimatableData.self != EmptyAnimatableData.self {
          pass.push(.animatableData, AttributeValue(animatable: view.layout.animatableData))
        } else {
          pass.push(.layout, (view.layout as? AnyLayout)?.value ?? AttributeValue(opaque: view.layout))
        }
      },
      content: { pass in
        if L.AnimatableData.self != EmptyAnimatableData.self {
          let memory = pass.construct { LayoutMemory() }
          memory.take(view.layout, of: pass.parent, in: pass.graph)
        }
        view.checkChange(in: &pass)
        Content._describe(view.content, in: &pass)
      })
  }

  /// Reports what is wrong with the change from the layout that was here before.
  @MainActor private func checkChange(in pass: inout DescribingPass) {
    guard let layout = ((layout as? AnyLayout)?.base ?? layout) as? any InstalledLayout else { return }
    let memory = pass.construct { LayoutMemory() }
    for trouble in memory.layout.map({ layout.troubles(replacing: $0) }) ?? [] {
      pass.graph.store.report(
        .requiredPriorityChange, trouble.message, at: pass.parent, location: trouble.location)
    }
    memory.layout = layout
  }
}

extension AttributeSchema {
  static let layout = AttributeSchema("layout", .layoutInput, status: .behaves)
}
