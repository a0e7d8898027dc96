/// Gives numbers to the ids that a construct meets one after another, such as those of an `.id(_:)`.
///
/// An id keeps its number as long as its view is there or leaves.
final class IDNumbers<ID: Hashable> {
  private var known: [(id: ID, number: Int)] = []
  private var next = 0

  /// The number of an id.
  ///
  /// - Parameter leaving: The numbers of views that leave; only these and the last one are remembered.
  func number(of id: ID, among leaving: Set<Int>) -> Int {
    if let last = known.last, last.id == id { return last.number }
    let last = known.last?.number
    known.removeAll { $0.number != last && !leaving.contains($0.number) }
    if let index = known.firstIndex(where: { $0.id == id }) {
      known.append(known.remove(at: index))
    } else {
      known.append((id, next))
      next += 1
    }
    return known[known.count - 1].number
  }
}

extension TreeStorage {
  /// The numbers of all steps of a sort on the ways to the leaving children of a node.
  func leavingSteps(of parent: UInt32, _ sort: StepCode.Sort) -> Set<Int> {
    guard records[Int(parent)].firstLeaving != NodeRecord.none else { return [] }
    var result: Set<Int> = []
    for child in leaving(of: Int(parent)) {
      for step in longWays.steps(of: records[child.index].way) where step.sort == sort {
        result.insert(step.number)
      }
    }
    return result
  }
}
