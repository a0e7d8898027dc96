import Foundation

/// A hidden view that keeps its space among others.
public struct LayoutHole: Hashable {
  /// Where the view sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The words that it would show, if it has any.
  public let title: String?
  /// What hides it: `hidden` or `opacity`.
  public let hiddenBy: String
  /// The space that it keeps, in points.
  public let size: CGSize
  /// The axis along which its neighbours stand; `nil` where they stand along both.
  public let axis: Axis?
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
  /// Hidden views that keep their space, in tree order.
  public internal(set) var holes: [LayoutHole] = []
  /// Views that are cut off, in tree order.
  public internal(set) var clipped: [ClippedView] = []
  /// Views that hide one that is leaving, in the order of these.
  public internal(set) var covering: [CoveringView] = []

  /// Whether there is nothing.
  public var isEmpty: Bool { holes.isEmpty && clipped.isEmpty && covering.isEmpty }

  /// What was not among other findings.
  func new(since other: LayoutFindings) -> LayoutFindings {
    func rest<Finding: Hashable>(_ own: [Finding], without known: [Finding]) -> [Finding] {
      let known = Set(known)
      return own.filter { !known.contains($0) }
    }
    return LayoutFindings(
      holes: rest(holes, without: other.holes), clipped: rest(clipped, without: other.clipped),
      covering: rest(covering, without: other.covering))
  }
}

extension LayoutHole: CustomStringConvertible {
  /// The hole in a line: `Text "by Anna" is hidden by opacity and keeps 80 points`.
  public var description: String {
    let space =
      axis.map { "\(shortNumber(size[$0])) points" } ?? "\(shortNumber(size.width)) × \(shortNumber(size.height)) points"
    return "\(nameAndTitle(typeName, title)) is hidden by '\(hiddenBy)' and keeps \(space)"
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
