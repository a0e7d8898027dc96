/// Finds the fewest children that must move for the rest to keep its order.
///
/// The children that stay are a longest increasing subsequence of the old positions, found by patience sorting
/// (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975). What differs here: children
/// that already stand in order are passed over without a search.
///
/// Where several choices are equally small, the children that stay are those that stood earliest: of two neighbours that
/// changed places, the later one has moved to the front. This choice is unambiguous, because two longest increasing
/// subsequences always have a third one that takes the earlier position of the two at every place. A single child that was
/// dragged over two or more others is always the one that moves.
///
/// - Parameter oldPositions: For each child, in the new order, the position it had before.
/// - Returns: The indices into `oldPositions` of the children that move, in ascending order.
/// - Precondition: No position occurs twice.
/// - Complexity: O(*n*) when the order is unchanged, otherwise O(*n* log *n*), where *n* is the number of children.
func minimalMoves<Position: Comparable>(_ oldPositions: [Position]) -> [Int] {
  let sorted = sortedPrefixLength(of: oldPositions)
  if sorted == oldPositions.count { return [] }

  // chainEnds[k] is the child with the earliest old position in which a chain of k + 1 children in order can end.
  var chainEnds = Array(0..<sorted)
  var previousInChain = Array(-1..<sorted - 1)
  previousInChain.reserveCapacity(oldPositions.count)

  for index in sorted..<oldPositions.count {
    let length = chainLength(before: oldPositions[index], chainEnds: chainEnds, positions: oldPositions)
    previousInChain.append(length == 0 ? -1 : chainEnds[length - 1])
    if length == chainEnds.count {
      chainEnds.append(index)
    } else {
      chainEnds[length] = index
    }
  }
  return indicesOutsideChain(endingAt: chainEnds[chainEnds.count - 1], previousInChain: previousInChain)
}

/// How many children at the start stand in their old order.
private func sortedPrefixLength<Position: Comparable>(of positions: [Position]) -> Int {
  guard !positions.isEmpty else { return 0 }
  var length = 1
  while length < positions.count, positions[length - 1] < positions[length] { length += 1 }
  return length
}

/// The length of the longest chain that a child with this position can continue.
private func chainLength<Position: Comparable>(
  before position: Position, chainEnds: [Int], positions: [Position]
) -> Int {
  // Children that stand in order continue the longest chain, so this end is asked first.
  if positions[chainEnds[chainEnds.count - 1]] < position { return chainEnds.count }

  var low = 0
  var high = chainEnds.count - 1
  while low < high {
    let middle = (low + high) / 2
    if positions[chainEnds[middle]] < position {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low
}

private func indicesOutsideChain(endingAt end: Int, previousInChain: [Int]) -> [Int] {
  var stays = [Bool](repeating: false, count: previousInChain.count)
  var index = end
  while index >= 0 {
    stays[index] = true
    index = previousInChain[index]
  }
  return stays.indices.filter { !stays[$0] }
}
