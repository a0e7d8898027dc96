import Foundation

/// A view that is in the tree and cannot be seen, and what it keeps.
public struct HiddenView: Hashable {
  /// Whether a person reaches the view in some way although it cannot be seen.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    /// It is not reached.
    case no
    /// Public statements differ, between systems and versions.
    case dependsOnSystem
  }

  /// Where the view sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The words that it would show, if it has any.
  public let title: String?
  /// What hides it: `hidden` or `opacity`.
  public let hiddenBy: String
  /// The space that it keeps from the views beside it, in points; nothing where no container stands it beside others.
  public let space: CGSize
  /// The axis along which its neighbours stand; `nil` where they stand along both.
  public let axis: Axis?
  /// Whether it takes touches.
  public let touches: Reach
  /// Whether it is read aloud.
  public let accessibility: Reach

  /// Whether it leaves a hole among its neighbours.
  public var isHole: Bool { axis.map { space[$0] > 0 } ?? (space != .zero) }
}

/// A view that is drawn outside of what a container clips it to, in part or whole.
public struct ClippedView: Hashable {
  /// Where the view sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The words that it shows, if it shows any.
  public let title: String?
  /// The container that clips.
  public let container: Identity
  /// How far the view reaches over the edges of the container, in points; 0 where it does not.
  public let overflow: EdgeInsets
}

/// A view that hides another one which is still leaving.
public struct CoveringView: Hashable {
  /// Where the view in front sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The view that leaves behind it.
  public let leaving: Identity
  /// The name of that view's type.
  public let leavingTypeName: String
}

/// What a layout has that a person might call wrong.
public struct LayoutFindings: Hashable {
  /// Views that cannot be seen, without those inside of them, in tree order.
  public internal(set) var hidden: [HiddenView] = []
  /// Views that are cut off, in tree order.
  public internal(set) var clipped: [ClippedView] = []
  /// Views that hide one that is leaving, in the order of these.
  public internal(set) var covering: [CoveringView] = []

  /// Hidden views that keep space which others could have, in tree order.
  public var holes: [HiddenView] { hidden.filter(\.isHole) }

  /// What was not among other findings.
  func new(since other: LayoutFindings) -> LayoutFindings {
    func rest<Finding: Hashable>(_ own: [Finding], without known: [Finding]) -> [Finding] {
      let known = Set(known)
      return own.filter { !known.contains($0) }
    }
    return LayoutFindings(
      hidden: rest(hidden, without: other.hidden), clipped: rest(clipped, without: other.clipped),
      covering: rest(covering, without: other.covering))
  }
}

extension HiddenView: CustomStringConvertible {
  /// The view in a line: `Text "by Anna" by 'opacity': keeps its state and 60 points of space; …`.
  public var description: String {
    let length =
      axis.map { shortNumber(space[$0]) } ?? "\(shortNumber(space.width)) × \(shortNumber(space.height))"
    let kept = isHole ? "its state and \(length) points of space" : "its state and no space"
    let reached = [
      touches == .no ? "takes no touches" : "may take touches",
      accessibility == .no ? "is not read aloud" : "may be read aloud",
    ]
    return
      "\(nameAndTitle(typeName, title)) by '\(hiddenBy)': keeps \(kept); \(reached.joined(separator: ", "))"
  }
}

extension ClippedView: CustomStringConvertible {
  /// The view in a line: `Text "by Anna" reaches 12 points over the bottom edge of VStack, which clips it`.
  public var description: String {
    let edges = [
      ("top", overflow.top), ("leading", overflow.leading), ("bottom", overflow.bottom),
      ("trailing", overflow.trailing),
    ].filter { $0.1 > 0 }.map { "\(shortNumber($0.1)) points over the \($0.0) edge" }
    return
      "\(nameAndTitle(typeName, title)) reaches \(edges.joined(separator: ", ")) of what \(container) clips"
  }
}

extension CoveringView: CustomStringConvertible {
  /// The view in a line: `Color is in front of Text, which leaves unseen: give the leaving one a 'zIndex'`.
  public var description: String {
    "\(typeName) is in front of \(leavingTypeName), which leaves unseen: give the view that leaves a higher 'zIndex'"
  }
}

/// A view as reports call it.
private func nameAndTitle(_ name: String, _ title: String?) -> String {
  title.map { "\(name) \(printedValue($0))" } ?? name
}
