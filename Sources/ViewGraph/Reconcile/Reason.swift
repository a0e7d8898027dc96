/// Why a view came, went or moved: the construct that took another course, and where it stands.
public enum Reason {
  /// A condition took its other branch; the places are those of the two branches.
  case branchChanged(from: SourceLocation?, to: SourceLocation?)
  /// An `.id(_:)` modifier got another value.
  case idChanged(from: String, to: String, SourceLocation?)
  /// An `AnyView` wraps another type.
  case contentChanged(from: String, to: String, SourceLocation?)
  /// A condition without another view to build no longer holds.
  case noLongerBuilt(SourceLocation?)
  /// A condition holds now.
  case nowBuilt(SourceLocation?)
  /// A `ForEach` has an element more.
  case elementInserted(String, SourceLocation?)
  /// A `ForEach` has an element less.
  case elementRemoved(String, SourceLocation?)
  /// An element changed places with others.
  case moved(String, overtakenBy: String?, SourceLocation?)
  /// The view above came or went, and this one with it.
  case with(String)
  /// The view came back before its removal had ended.
  case revived(SourceLocation?)
  /// The tree is described for the first time.
  case firstDescription
  /// The removal that an earlier update began has ended.
  case removalEnded
}

extension Reason {
  /// Whether one view took another's place for this reason.
  public var isIdentityChange: Bool {
    switch self {
    case .branchChanged, .idChanged, .contentChanged: true
    default: false
    }
  }
}

extension Reason: CustomStringConvertible {
  /// The reason in the words of the report.
  public var description: String {
    switch self {
    case .branchChanged(let from, let to):
      "@identity changed: branch changed" + places(from, to)
    case .idChanged(let from, let to, let place):
      "@identity changed: id changed, \(from) → \(to)" + at(place)
    case .contentChanged(let from, let to, let place):
      "@identity changed: AnyView content changed, \(from) → \(to)" + at(place)
    case .noLongerBuilt(let place): "no longer built" + at(place)
    case .nowBuilt(let place): "now built" + at(place)
    case .elementInserted(let id, let place): "element inserted, id \(id)" + at(place)
    case .elementRemoved(let id, let place): "element removed, id \(id)" + at(place)
    case .moved(let id, let other?, let place):
      "moved, element \(id) was overtaken by element \(other)" + at(place)
    case .moved(let id, nil, let place): "moved, element \(id)" + at(place)
    case .with(let name): "with \(name)"
    case .revived(let place): "came back before its removal had ended" + at(place)
    case .firstDescription: "first description"
    case .removalEnded: "removal ended"
    }
  }

  private func at(_ place: SourceLocation?) -> String { place.map { ", \($0)" } ?? "" }

  private func places(_ from: SourceLocation?, _ to: SourceLocation?) -> String {
    switch (from, to) {
    case (let from?, let to?) where from.isInSameFile(as: to) && from.line == to.line:
      ", \(from):\(from.column) → :\(to.line):\(to.column)"
    case (let from?, let to?) where from.isInSameFile(as: to): ", \(from) → :\(to.line)"
    case (let from?, let to?): ", \(from) → \(to)"
    case (let place?, nil), (nil, let place?): ", \(place)"
    case (nil, nil): ""
    }
  }
}

/// Finds the construct that explains why children of one view came and went.
///
/// The construct is the outermost step of a removed or inserted child at which the other side took
/// another course: steps that both sides share explain nothing.
struct ReasonFinder {
  /// For each way up to a step: a child on the other side that goes the same way up to it, and on.
  private let survivingWays: Set<[IdentityStep]>
  private let removedByWay: [[IdentityStep]: Identity]
  private let insertedByWay: [[IdentityStep]: Identity]
  private let emptyBefore: Set<[IdentityStep]>
  private let emptyNow: Set<[IdentityStep]>

  /// - Parameters:
  ///   - removed: Children that went.
  ///   - inserted: Children that came.
  ///   - staying: Children on both sides; only their steps count.
  ///   - emptyBefore: Ways that were gone before and led to no child.
  ///   - emptyNow: Ways that are gone now and lead to no child.
  init(
    removed: [Identity], inserted: [Identity], staying: [Identity],
    emptyBefore: Set<[IdentityStep]> = [], emptyNow: Set<[IdentityStep]> = []
  ) {
    self.emptyBefore = emptyBefore
    self.emptyNow = emptyNow
    // Only ways with more than one choice on them need the staying children.
    let needsStaying = (removed + inserted).contains { $0.steps.lazy.filter(\.isVariable).count > 1 }
    survivingWays = needsStaying ? Self.ways(of: staying) : []
    removedByWay = Self.firstByWay(removed)
    insertedByWay = Self.firstByWay(inserted)
  }

  /// Why a child went.
  func reason(forRemoved identity: Identity) -> Reason {
    reason(for: identity, others: insertedByWay, isRemoval: true)
  }

  /// Why a child came.
  func reason(forInserted identity: Identity) -> Reason {
    reason(for: identity, others: removedByWay, isRemoval: false)
  }

  /// The inserted child that took the place of a removed one, if the reason is a changed identity.
  func successor(of identity: Identity) -> Identity? {
    guard let index = decisiveStep(of: identity, others: insertedByWay, empty: emptyNow) else { return nil }
    guard isReplacing(identity.steps[index]) else { return nil }
    return insertedByWay[Array(identity.steps[..<index])]
  }

  private func isReplacing(_ step: IdentityStep) -> Bool {
    switch step.course {
    case .branch, .explicit, .content: true
    case .child, .element: false
    }
  }

  private func decisiveStep(
    of identity: Identity, others: [[IdentityStep]: Identity], empty: Set<[IdentityStep]>
  ) -> Int? {
    let steps = identity.steps
    let variable = steps.indices.filter { steps[$0].isVariable }
    guard variable.count > 1 else { return variable.first }
    return variable.first { index in
      let way = Array(steps[...index])
      return !survivingWays.contains(way) && others[way] == nil && !empty.contains(way)
    } ?? variable.last
  }

  private func reason(
    for identity: Identity, others: [[IdentityStep]: Identity], isRemoval: Bool
  ) -> Reason {
    let empty = isRemoval ? emptyNow : emptyBefore
    guard let index = decisiveStep(of: identity, others: others, empty: empty) else {
      return isRemoval ? .noLongerBuilt(nil) : .nowBuilt(nil)
    }
    let step = identity.steps[index]
    let other = others[Array(identity.steps[..<index])].flatMap { $0.steps.dropFirst(index).first }
    switch step.course {
    case .element(let id):
      return isRemoval
        ? .elementRemoved(printedID(id), step.location) : .elementInserted(printedID(id), step.location)
    case .branch:
      guard let other, case .branch = other.course else {
        return isRemoval ? .noLongerBuilt(step.location) : .nowBuilt(step.location)
      }
      return isRemoval
        ? .branchChanged(from: step.location, to: other.location)
        : .branchChanged(from: other.location, to: step.location)
    case .explicit(let id):
      guard let other, case .explicit(let otherID) = other.course else {
        return isRemoval ? .noLongerBuilt(step.location) : .nowBuilt(step.location)
      }
      let (old, new) = isRemoval ? (id, otherID) : (otherID, id)
      return .idChanged(from: printedID(old), to: printedID(new), step.location)
    case .content(_, let name):
      guard let other, case .content(_, let otherName) = other.course else {
        return isRemoval ? .noLongerBuilt(step.location) : .nowBuilt(step.location)
      }
      let (old, new) = isRemoval ? (name, otherName) : (otherName, name)
      return .contentChanged(from: old, to: new, step.location)
    case .child:
      return isRemoval ? .noLongerBuilt(step.location) : .nowBuilt(step.location)
    }
  }

  private static func ways(of identities: [Identity]) -> Set<[IdentityStep]> {
    var ways: Set<[IdentityStep]> = []
    for identity in identities {
      for end in identity.steps.indices where identity.steps[end].isVariable {
        ways.insert(Array(identity.steps[...end]))
      }
    }
    return ways
  }

  /// The first identity on each way, including ways that end before a choice.
  private static func firstByWay(_ identities: [Identity]) -> [[IdentityStep]: Identity] {
    var result: [[IdentityStep]: Identity] = [:]
    for identity in identities {
      for end in 0...identity.steps.count {
        let way = Array(identity.steps[..<end])
        if result[way] == nil { result[way] = identity }
      }
    }
    return result
  }
}
