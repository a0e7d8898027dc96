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
  /// How many sizes were computed; each view's are kept by proposal, from one layout of a host to the next.
  public let measurementCount: Int

  /// The tree that was laid out, for queries.
  let tree: ViewTree
  /// The views whose geometry others share.
  let matched: MatchedSources
  private let content: LayoutContent

  init(
    proposal: ProposedViewSize, size: CGSize, area: CGSize, measurementCount: Int, tree: ViewTree,
    matched: MatchedSources = MatchedSources(), snapshot: Later<LayoutSnapshot>
  ) {
    self.proposal = proposal
    self.size = size
    self.area = area
    self.measurementCount = measurementCount
    self.tree = tree
    self.matched = matched
    content = LayoutContent(tree, snapshot)
  }

  /// The views that have a place, in tree order.
  ///
  /// Of a lazy container in a scroll view, and of a list, only those have one that are in sight.
  public var views: [PlacedView] { content.views }

  /// What was laid out by a rule that is not SwiftUI's, in tree order.
  public var gaps: [LayoutGap] { content.gaps }

  /// The containers whose views were placed by constraints, in tree order.
  public var containers: [SolvedContainer] { content.containers }

  /// The words by which controls are known, for queries.
  var labels: [NodeID: String] { content.labels }

  /// The frames, without what their views are called.
  var entries: [LayoutSnapshot.Entry] { content.entries }

  /// One of the frames with what its view is called.
  func view(_ entry: LayoutSnapshot.Entry) -> PlacedView { content.view(entry) }

  /// The view at an identity, or `nil` if it has no place.
  public func view(at identity: Identity) -> PlacedView? { content.positions[identity].map { views[$0] } }

  /// The view of a node, or `nil` if it has no place.
  func placed(_ node: NodeID) -> PlacedView? {
    content.positionsByNode[node].map { content.view(entries[$0]) }
  }

  /// The frame of the view at an identity in the screen's coordinate space, or `nil` if it has no place.
  public func frame(of identity: Identity) -> CGRect? { view(at: identity)?.frame }
}

/// What a layout has found, put into words when somebody asks.
private final class LayoutContent {
  private let tree: ViewTree
  private let snapshot: Later<LayoutSnapshot>
  private var identities: [Int: Identity] = [:]
  private(set) lazy var views = entries.map { view($0) }
  private(set) lazy var gaps = snapshot.value.gaps.map { gap in
    LayoutGap(identity: identity(of: gap.node), name: gap.note.name, rule: gap.note.rule)
  }
  private(set) lazy var containers = snapshot.value.containers.map { container in
    SolvedContainer(
      identity: identity(of: container.node), solution: container.outcome.solution,
      issues: container.outcome.issues, node: container.node)
  }
  private(set) lazy var labels = Dictionary(
    entries.compactMap { entry in entry.label.map { (entry.node, $0) } }
  ) { first, _ in first }
  private(set) lazy var positionsByNode = Dictionary(entries.enumerated().map { ($1.node, $0) }) {
    first, _ in first
  }
  private(set) lazy var positions = Dictionary(views.enumerated().map { ($1.identity, $0) }) { first, _ in
    first
  }

  init(_ tree: ViewTree, _ snapshot: Later<LayoutSnapshot>) {
    self.tree = tree
    self.snapshot = snapshot
  }

  var entries: [LayoutSnapshot.Entry] { snapshot.value.entries }

  func view(_ entry: LayoutSnapshot.Entry) -> PlacedView {
    let node = tree[entry.node]
    return PlacedView(
      identity: identity(of: entry.node), typeName: node.kind.name, text: node.title, frame: entry.frame,
      slot: entry.slot, modifiers: entry.modifiers, clip: entry.clip, node: entry.node)
  }

  private func identity(of node: NodeID) -> Identity {
    tree.storage.identity(of: node.index, known: &identities)
  }
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
