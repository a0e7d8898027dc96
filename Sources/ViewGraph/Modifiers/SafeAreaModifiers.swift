import Foundation

enum IgnoresSafeAreaFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "ignoresSafeArea", [.init("regions", .layoutInput), .init("edges", .layoutInput)], status: .behaves)
}

enum SafeAreaPaddingFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "safeAreaPadding", [.init("safeAreaPadding", .layoutInput), .init("edges", .layoutInput)],
    status: .behaves)
}

extension AttributeSchema {
  /// A view that takes room from the safe area; `edge` and `alignment` say where it stands.
  static let safeAreaInset = AttributeSchema(
    "safeAreaInset",
    [
      Component("edge", .layoutInput), Component("alignment", .layoutInput),
      Component("spacing", .layoutInput),
    ], status: .behaves)
}

/// Puts a view at an edge of another one, which keeps its content clear of it.
struct SafeAreaInsetModifier<Inset: View> {
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
}

extension SafeAreaInsetModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.layers(
      Self.self, name: "safeAreaInset", schema: .safeAreaInset,
      values: [
        AttributeValue(opaque: modifier.edge), AttributeValue(opaque: modifier.alignment),
        AttributeValue(modifier.spacing),
      ],
      content: content, second: modifier.inset)
  }
}

extension View {
  /// Lets the view reach into the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      AttributeModifier<IgnoresSafeAreaFamily>(AttributeValue(opaque: regions), AttributeValue(opaque: edges))
    )
  }

  /// Lets the view reach into the safe area at some edges.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }

  /// Puts views above or below the view, which keeps its content clear of them.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Puts views beside the view, which keeps its content clear of them.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Takes room of different lengths from the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(AttributeModifier<SafeAreaPaddingFamily>(.insets(insets), AttributeValue(opaque: Edge.Set.all)))
  }

  /// Takes room from the safe area at some edges: so many points or, for `nil`, the system's length.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(AttributeModifier<SafeAreaPaddingFamily>(AttributeValue(length), AttributeValue(opaque: edges)))
  }

  /// Takes the same room from the safe area at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
