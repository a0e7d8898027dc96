import Foundation

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which a container arranges its views, or `nil` if it has none.
  public var stackOrientation: Axis?

  /// Creates properties that name no axis.
  public init() {}
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The distances that a view wants to its neighbours.
public struct ViewSpacing: Hashable, Sendable {
  /// No distance.
  public static let zero = ViewSpacing(length: 0)

  /// The distance in points, or `nil` for the system's.
  private var length: CGFloat?

  private init(length: CGFloat?) { self.length = length }

  /// Creates the system's distances.
  public init() { self.init(length: nil) }

  /// Takes the greater of two distances at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// The greater of two distances at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: [length, other.length].compactMap(\.self).max())
  }

  /// The distance in points to a neighbour along an axis; the system's is 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length ?? 8, next.length ?? 8)
  }
}

/// What a layout asks about one of its views.
class LayoutSubviewSource {
  var priority: Double { 0 }
  var isCollapsed: Bool { false }
  func value<K: LayoutValueKey>(for key: K.Type) -> K.Value { key.defaultValue }
  func size(for proposal: ProposedViewSize) -> CGSize { .zero }
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
  let source: LayoutSubviewSource

  /// A value that the view hands to its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { source.value(for: key) }

  /// How early the view gets its size, compared with the others.
  public var priority: Double { source.priority }

  /// The distances that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size in points that the view takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { source.size(for: proposal) }

  /// The size and guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    source.dimensions(for: proposal)
  }

  /// Places the view.
  ///
  /// - Parameter anchor: Which point of the view comes to the position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    source.place(at: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.source === b.source }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  private let views: [LayoutSubview]
  /// The direction in which words run.
  public var layoutDirection: LayoutDirection

  init(_ views: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}
