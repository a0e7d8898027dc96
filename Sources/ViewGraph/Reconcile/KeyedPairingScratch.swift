/// The memory of ``KeyedPairing``: it grows to the longest list it met and is used again for the next.
///
/// One scratch can serve pairings of different types of ids, as long as their results are not read at the same time.
@usableFromInline package final class KeyedPairingScratch {
  /// For each new element: an old index, ``KeyedPairing/isNew`` or ``KeyedPairing/isDuplicate``.
  @usableFromInline var origins = GrowingBuffer<Int32>()
  /// The old elements that the walk passed by, later those of them that nobody continues.
  @usableFromInline var leftOld = GrowingBuffer<Int32>()
  /// The new elements that the walk passed by, later those that move.
  @usableFromInline var leftNew = GrowingBuffer<Int32>()
  /// The hash table of the new elements that the walk passed by.
  @usableFromInline var table = GrowingBuffer<UInt32>()
  /// One bit for each folded hash of an element that continues none.
  @usableFromInline var filter = GrowingBuffer<UInt64>()
  /// For each run of elements that stand side by side in both lists: where it starts in the new one.
  var runStarts = GrowingBuffer<Int32>()
  /// For each run: the one before it in its chain.
  var runsBefore = GrowingBuffer<Int32>()
  /// For each length: the lowest old index at which a chain of this length can end.
  var chainEnds = GrowingBuffer<Int32>()
  /// The runs to which the chain ends belong.
  var runsAtEnds = GrowingBuffer<Int32>()

  @usableFromInline package init() {}

  deinit {
    origins.free()
    leftOld.free()
    leftNew.free()
    table.free()
    filter.free()
    runStarts.free()
    runsBefore.free()
    chainEnds.free()
    runsAtEnds.free()
  }

  /// How much memory is held, in bytes.
  ///
  /// It never shrinks, so this is the largest amount so far. It is at most 46 bytes for each element of a long list,
  /// and a fifth more when the lists have grown bit by bit.
  package var bytes: Int {
    origins.bytes + leftOld.bytes + leftNew.bytes + table.bytes + filter.bytes + runStarts.bytes
      + runsBefore.bytes + chainEnds.bytes + runsAtEnds.bytes
  }
}

/// Memory without an initial value, for elements that need no clean-up.
///
/// Copies share the memory; the owner frees it.
@usableFromInline struct GrowingBuffer<Element: BitwiseCopyable> {
  @usableFromInline private(set) var start: UnsafeMutablePointer<Element>?
  private var capacity = 0

  init() {}

  /// Memory for a number of elements.
  ///
  /// What it held before is lost when it grows.
  @usableFromInline mutating func holding(_ count: Int) -> UnsafeMutablePointer<Element> {
    if let start, count <= capacity { return start }
    start?.deallocate()
    // A fifth more than before, so that a list that grows by one each time does not allocate each time.
    capacity = max(count, capacity + capacity / 5)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    start = memory
    return memory
  }

  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  func free() { start?.deallocate() }
}
