/// Finds the fewest elements that must move for the rest to keep its order, with the choice of `minimalMoves(_:)`.
///
/// The method is that of `minimalMoves(_:)`: patience sorting (M. L. Fredman, "On computing the length of longest
/// increasing subsequences", 1975). What differs here: elements that stand side by side in both lists are a run and take
/// one search together. Their places among the chain ends follow each other, and a longest chain that has one of them
/// has all. (An element of 100,000 of which 1 % moved: 3.4 ns, 7.1 without runs; rotated by one: 1.9 and 6.1.)
///
/// - Complexity: O(*n* + *r* log *n*), where *n* is the number of elements and *r* the number of runs.
extension KeyedPairingScratch {
  /// Writes the new indices of the elements that move to `leftNew`, in ascending order.
  ///
  /// - Parameter range: The new elements that are looked at. Those before it stood before all others and those after it
  ///   behind all others, so that they stay.
  /// - Returns: How many elements move.
  @usableFromInline func findMoves(in range: Range<Int>) -> Int {
    guard let origins = origins.start, !range.isEmpty else { return 0 }
    let runStarts = runStarts.holding(range.count)
    let runsBefore = runsBefore.holding(range.count)
    let chainEnds = chainEnds.holding(range.count)
    let runsAtEnds = runsAtEnds.holding(range.count)

    var runCount: Int32 = 0
    var chainLength = 0
    var longestRun: Int32 = -1
    var index = range.lowerBound
    while index < range.upperBound {
      let position = origins[index]
      if position < 0 {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < range.upperBound, origins[index] == origins[index &- 1] &+ 1 { index &+= 1 }

      let place: Int
      if chainLength == 0 || chainEnds[chainLength - 1] < position {
        place = chainLength
      } else {
        place = firstPlace(in: chainEnds, count: chainLength, notBelow: position)
      }
      let length = index - start
      var offset = 0
      while offset < length {
        chainEnds[place &+ offset] = position &+ Int32(truncatingIfNeeded: offset)
        offset &+= 1
      }
      runStarts[Int(runCount)] = Int32(truncatingIfNeeded: start)
      runsBefore[Int(runCount)] = place == 0 ? -1 : runsAtEnds[place - 1]
      // Only at the end of a run: no other run goes on after its middle.
      runsAtEnds[place + length - 1] = runCount
      if place + length >= chainLength {
        chainLength = place + length
        longestRun = runCount
      }
      runCount += 1
    }

    // From the last run of the chain to the first.
    let stays: Int32 = -2
    while longestRun >= 0 {
      let before = runsBefore[Int(longestRun)]
      runsBefore[Int(longestRun)] = stays
      longestRun = before
    }

    let moved = leftNew.holding(range.count)
    var movedCount = 0
    for run in 0..<Int(runCount) where runsBefore[run] != stays {
      var index = Int(runStarts[run])
      repeat {
        moved[movedCount] = Int32(truncatingIfNeeded: index)
        movedCount += 1
        index += 1
      } while index < range.upperBound && origins[index] == origins[index - 1] &+ 1
    }
    return movedCount
  }
}

/// The first of the ascending ends that is not below a position; the last one is known not to be.
@inline(__always) private func firstPlace(
  in ends: UnsafeMutablePointer<Int32>, count: Int, notBelow position: Int32
) -> Int {
  // Without a branch that depends on the values: those of a shuffled list cannot be foreseen. A difference of two
  // positions shifted to its sign is -1 where the first is below the second. In each step seven ends are counted: loads
  // that do not wait for each other take little longer than one. (An element of 100,000 shuffled ones: 54 ns, 73 by
  // halves.)
  var base = 0
  var rest = count
  while rest > 8 {
    let part = rest &>> 3
    var below: Int32 = 0
    var end = base &+ part &- 1
    for _ in 0..<7 {
      below &-= (ends[end] &- position) &>> 31
      end &+= part
    }
    base &+= Int(below) &* part
    rest &-= 7 &* part
  }
  var below: Int32 = 0
  for offset in 0..<rest &- 1 { below &-= (ends[base &+ offset] &- position) &>> 31 }
  return base &+ Int(below)
}
