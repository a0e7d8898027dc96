/// A hash table of some elements of a list, by their ids: open addressing with linear steps.
///
/// A slot is four bytes: an element's index and, in the bits that the index leaves free, a part of the id's hash. So ids
/// are only compared when they are likely equal. (100,000 strings replaced: 94 ns for each, 182 without.)
///
/// The table starts with the fast hash where the type of the ids has one. Someone who chooses the ids can make that
/// hash collide. Therefore steps are counted, and when they add up to more than a few for each id, the table changes over
/// to `Hasher`, whose seed nobody knows. It does so too at an id that has no fast hash. The time is thus expected to
/// be linear for every list, unless `hash(into:)` of the type feeds the same to the hasher for many ids: then each of
/// these is compared with all of them, as in a dictionary.
@usableFromInline struct IDTable<ID: Hashable> {
  /// The ids of the whole list.
  @usableFromInline let ids: UnsafePointer<ID>
  /// The indices of the elements, in ascending order.
  @usableFromInline let elements: UnsafeMutablePointer<Int32>
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  /// The number of slots, a power of two, less one.
  @usableFromInline let slotMask: Int
  /// What shifts a hash down to a slot.
  @usableFromInline let slotShift: UInt64
  /// How many bits an index takes.
  @usableFromInline let indexBits: UInt32
  /// Whether the ids are hashed by `Hasher`.
  @usableFromInline var usesHasher: Bool
  /// How many elements are in the table.
  @usableFromInline var count = 0
  /// How many more steps are taken before the change to `Hasher`.
  @usableFromInline var stepsLeft: Int

  /// What a slot without an element holds.
  @inlinable static var empty: UInt32 { .max }

  /// - Parameters:
  ///   - ids: The ids of the whole list.
  ///   - idCount: How many they are.
  ///   - elements: Memory for the indices of the elements that are inserted; they may already stand there.
  ///   - elementCount: How many are inserted at most.
  ///   - lookups: How many ids are looked up, about.
  ///   - slots: Where the slots are made.
  @inlinable init(
    ids: UnsafePointer<ID>, idCount: Int, elements: UnsafeMutablePointer<Int32>, elementCount: Int,
    lookups: Int, slots buffer: inout GrowingBuffer<UInt32>
  ) {
    // Between a quarter and a half of the slots are taken.
    let slotBits = UInt64(Int.bitWidth - (2 * max(elementCount, 2) - 1).leadingZeroBitCount)
    slotMask = (1 << Int(slotBits)) - 1
    slotShift = 64 - slotBits
    // No index has all bits set, so no entry is mistaken for an empty slot.
    indexBits = UInt32(Int.bitWidth - idCount.leadingZeroBitCount)
    slots = buffer.holding(slotMask + 1)
    slots.update(repeating: Self.empty, count: slotMask + 1)
    self.ids = ids
    self.elements = elements
    usesHasher = !IDHash.isFast(ID.self)
    stepsLeft = usesHasher ? .max : 8 * (elementCount + lookups) + 256
  }

  /// Announces that more ids will be looked up.
  @inlinable mutating func expect(lookups: Int) {
    if !usesHasher { stepsLeft += lookups }
  }

  /// Adds an element.
  ///
  /// - Returns: Whether no element of the table has the same id. If one has it, nothing is added.
  @inlinable @inline(__always) mutating func insert(_ element: Int) -> Bool {
    let id = ids + element
    let hash = hash(of: id)
    var slot = Int(truncatingIfNeeded: hash &>> slotShift)
    let entry = UInt32(truncatingIfNeeded: hash) &<< indexBits | UInt32(truncatingIfNeeded: element)
    var isEqualToItself = false
    while slots[slot] != Self.empty {
      if (slots[slot] ^ entry) &>> indexBits == 0 {
        if ids[index(in: slots[slot])] == id.pointee { return false }
        // An id that is not equal to itself is found by nobody. Many of them would only lie in each other's way.
        if !isEqualToItself {
          if id.pointee != id.pointee { return true }
          isEqualToItself = true
        }
      }
      slot = (slot &+ 1) & slotMask
      stepsLeft &-= 1
    }
    slots[slot] = entry
    elements[count] = Int32(truncatingIfNeeded: element)
    count += 1
    if stepsLeft < 0 { changeToHasher() }
    return true
  }

  /// The element with an id, or -1.
  @inlinable @inline(__always) mutating func element(with id: UnsafePointer<ID>) -> Int {
    let hash = hash(of: id)
    var slot = Int(truncatingIfNeeded: hash &>> slotShift)
    let mark = UInt32(truncatingIfNeeded: hash) &<< indexBits
    var isEqualToItself = false
    while slots[slot] != Self.empty {
      if (slots[slot] ^ mark) &>> indexBits == 0 {
        let element = index(in: slots[slot])
        if ids[element] == id.pointee { return element }
        if !isEqualToItself {
          if id.pointee != id.pointee { return -1 }
          isEqualToItself = true
        }
      }
      slot = (slot &+ 1) & slotMask
      stepsLeft &-= 1
    }
    if stepsLeft < 0 { changeToHasher() }
    return -1
  }

  /// The index that a slot holds.
  @inlinable @inline(__always) func index(in entry: UInt32) -> Int {
    Int(truncatingIfNeeded: entry & ((1 &<< indexBits) &- 1))
  }

  /// The hash by which the table places an id now; the table may be made again first.
  @inlinable @inline(__always) mutating func hash(of id: UnsafePointer<ID>) -> UInt64 {
    if !usesHasher {
      if let hash = IDHash.fast(id.pointee) { return hash }
      changeToHasher()
    }
    return IDHash.byHasher(id.pointee)
  }

  /// Places all elements again.
  @inlinable @inline(never) mutating func changeToHasher() {
    usesHasher = true
    stepsLeft = .max
    slots.update(repeating: Self.empty, count: slotMask + 1)
    for position in 0..<count {
      let element = Int(elements[position])
      let hash = IDHash.byHasher(ids[element])
      var slot = Int(truncatingIfNeeded: hash &>> slotShift)
      while slots[slot] != Self.empty { slot = (slot &+ 1) & slotMask }
      slots[slot] = UInt32(truncatingIfNeeded: hash) &<< indexBits | UInt32(truncatingIfNeeded: element)
    }
  }
}
