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
  private let storage: TreeStorage
  /// For each way up to a step: a child on the other side that goes the same way up to it, and on.
  private let survivingWays: Set<[StepCode]>
  private let removedByWay: [[StepCode]: NodeID]
  private let insertedByWay: [[StepCode]: NodeID]
  private let emptyBefore: Set<[StepCode]>
  private let emptyNow: Set<[StepCode]>

  /// - Parameters:
  ///   - removed: Children that went.
  ///   - inserted: Children that came.
  ///   - staying: Children on both sides; only their steps count.
  ///   - emptyBefore: Ways that were gone before and led to no child.
  ///   - emptyNow: Ways that are gone now and lead to no child.
  init(
    removed: [NodeID], inserted: [NodeID], staying: [NodeID], emptyBefore: [Way], emptyNow: [Way],
    in storage: TreeStorage
  ) {
    self.storage = storage
    self.emptyBefore = Set(emptyBefore.map { storage.longWays.steps(of: $0) })
    self.emptyNow = Set(emptyNow.map { storage.longWays.steps(of: $0) })
    // Only ways with more than one choice on them need the staying children.
    let needsStaying = (removed + inserted).contains {
      storage.codes(of: $0).lazy.filter(\.isVariable).count > 1
    }
    survivingWays = needsStaying ? Self.ways(of: staying, in: storage) : []
    removedByWay = Self.firstByWay(removed, in: storage)
    insertedByWay = Self.firstByWay(inserted, in: storage)
  }

  /// Why a child went.
  func reason(forRemoved node: NodeID) -> Reason {
    reason(for: node, others: insertedByWay, isRemoval: true)
  }

  /// Why a child came.
  func reason(forInserted node: NodeID) -> Reason {
    reason(for: node, others: removedByWay, isRemoval: false)
  }

  /// The inserted child that took the place of a removed one, if the reason is a changed identity.
  func successor(of node: NodeID) -> NodeID? {
    let codes = storage.codes(of: node)
    guard let index = decisiveStep(of: codes, others: insertedByWay, empty: emptyNow) else { return nil }
    switch codes[index].sort {
    case .branch, .explicit, .content: return insertedByWay[Array(codes[..<index])]
    case .child, .element: return nil
    }
  }

  private func decisiveStep(
    of codes: [StepCode], others: [[StepCode]: NodeID], empty: Set<[StepCode]>
  ) -> Int? {
    let variable = codes.indices.filter { codes[$0].isVariable }
    guard variable.count > 1 else { return variable.first }
    return variable.first { index in
      let way = Array(codes[...index])
      return !survivingWays.contains(way) && others[way] == nil && !empty.contains(way)
    } ?? variable.last
  }

  private func reason(for node: NodeID, others: [[StepCode]: NodeID], isRemoval: Bool) -> Reason {
    let empty = isRemoval ? emptyNow : emptyBefore
    let codes = storage.codes(of: node)
    guard let index = decisiveStep(of: codes, others: others, empty: empty) else {
      return isRemoval ? .noLongerBuilt(nil) : .nowBuilt(nil)
    }
    let step = storage.steps(of: node.index)[index]
    let other = others[Array(codes[..<index])].flatMap {
      storage.steps(of: $0.index).dropFirst(index).first
    }
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

  private static func ways(of nodes: [NodeID], in storage: TreeStorage) -> Set<[StepCode]> {
    var ways: Set<[StepCode]> = []
    for node in nodes {
      let codes = storage.codes(of: node)
      for end in codes.indices where codes[end].isVariable { ways.insert(Array(codes[...end])) }
    }
    return ways
  }

  /// The first node on each way, including ways that end before a choice.
  private static func firstByWay(_ nodes: [NodeID], in storage: TreeStorage) -> [[StepCode]: NodeID] {
    var result: [[StepCode]: NodeID] = [:]
    for node in nodes {
      let codes = storage.codes(of: node)
      for end in 0...codes.count {
        let way = Array(codes[..<end])
        if result[way] == nil { result[way] = node }
      }
    }
    return result
  }
}
