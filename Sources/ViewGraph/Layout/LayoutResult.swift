import Foundation

/// The frame of a modifier of a view, as a layout has placed it.
public struct PlacedModifier {
  /// The modifier, such as `padding`.
  public let name: String
  /// Its frame in the screen's coordinate space, in points; always finite.
  public let frame: CGRect
}

/// A view with the frames that a layout has given to it and to its modifiers.
public struct PlacedView {
  /// Where the view sits.
  public let identity: Identity
  /// The name of its type without module and generic arguments.
  public let typeName: String
  /// The words that it shows, if it shows any.
  public let text: String?
  /// The frame of the view itself, inside all of its modifiers, in the screen's coordinate space; always finite.
  ///
  /// It is where the view is drawn: an offset has moved it, a scale or turn has not. A view that only arranges others
  /// has the area of these.
  public let frame: CGRect
  /// The frame that the view takes with all of its modifiers: what the views beside it keep clear of.
  public let slot: CGRect
  /// The modifiers that have a say in layout, the innermost first.
  public let modifiers: [PlacedModifier]

  /// What it cuts off itself and its content to, if it does.
  let clip: CGRect?
  let node: NodeID
}

/// What a layout of a tree has found: the frame of every view, by identity.
///
/// Views that are leaving have no place, nor has a view that shows nothing, such as one whose `if` is false, nor one that
/// the view around it does not show, such as a candidate of `ViewThatFits` that was not chosen.
public struct LayoutResult {
  /// What the screen had for the root and its safe area.
  public let proposal: ProposedViewSize
  /// The size that the root has taken, in points.
  public let size: CGSize
  /// The same with the safe area around it.
  let area: CGSize
  /// The views that have a place, in tree order.
  public let views: [PlacedView]
  /// What was laid out by a rule that is not SwiftUI's, in tree order.
  public let gaps: [LayoutGap]
  /// The containers whose views were placed by constraints, in tree order.
  public let containers: [SolvedContainer]
  /// How many sizes were computed; each view's are kept by proposal.
  public let measurementCount: Int

  /// The tree that was laid out, for queries.
  let tree: ViewTree
  /// The words by which controls are known, for queries.
  let labels: [NodeID: String]
  /// The views whose geometry others share.
  let matched: MatchedSources
  private let positions: [Identity: Int]
  private let positionsByNode: [NodeID: Int]

  init(
    proposal: ProposedViewSize, size: CGSize, area: CGSize, views: [PlacedView], gaps: [LayoutGap],
    measurementCount: Int, tree: ViewTree, labels: [NodeID: String],
    matched: MatchedSources = MatchedSources(), containers: [SolvedContainer] = []
  ) {
    self.proposal = proposal
    self.size = size
    self.area = area
    self.views = views
    self.gaps = gaps
    self.measurementCount = measurementCount
    self.tree = tree
    self.labels = labels
    self.matched = matched
    self.containers = containers
    positionsByNode = Dictionary(views.enumerated().map { ($1.node, $0) }) { first, _ in first }
    positions = Dictionary(views.enumerated().map { ($1.identity, $0) }) { first, _ in first }
  }

  /// The view at an identity, or `nil` if it has no place.
  public func view(at identity: Identity) -> PlacedView? { positions[identity].map { views[$0] } }

  /// The view of a node, or `nil` if it has no place.
  func placed(_ node: NodeID) -> PlacedView? { positionsByNode[node].map { views[$0] } }

  /// The frame of the view at an identity in the screen's coordinate space, or `nil` if it has no place.
  public func frame(of identity: Identity) -> CGRect? { view(at: identity)?.frame }
}

extension LayoutResult: CustomStringConvertible {
  /// A line a view: its indented name, words and frame, `Text "Title"  0, 20  152 × 20`.
  public var description: String {
    let top = views.first?.identity.depth ?? 0
    return views.map { view in
      let words = view.text.map { " \(printedValue($0))" } ?? ""
      let indentation = String(repeating: "  ", count: max(0, view.identity.depth - top))
      return "\(indentation)\(view.typeName)\(words)  \(frameText(view.frame))"
    }.joined(separator: "\n")
  }
}

/// A frame in reports: `0, 20  152 × 20`.
func frameText(_ frame: CGRect) -> String {
  "\(shortNumber(frame.minX)), \(shortNumber(frame.minY))  "
    + "\(shortNumber(frame.width)) × \(shortNumber(frame.height))"
}
