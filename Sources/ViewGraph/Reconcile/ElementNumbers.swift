/// Numbers the elements of a `ForEach`: an element keeps its number as long as it is there or leaves.
@usableFromInline final class ElementNumbers<ID: Hashable> {
  @usableFromInline var ids: ContiguousArray<ID> = []
  @usableFromInline var numbers: ContiguousArray<Int32> = []
  /// Elements that went; their views may still leave.
  private var gone: [ID: Int32] = [:]
  @usableFromInline var nextNumber: Int32 = 0
  /// The first data, where it must not change.
  @usableFromInline var first: Any?
  /// The path that leads from an element to its id, and where it leads to.
  private var path: AnyKeyPath?
  private var offset: Int?

  @inlinable init() {}

  /// Stands for an element whose id came before.
  @usableFromInline static var duplicate: Int32 { -1 }

  /// Whether ids at the same index need not be looked at further once they are equal.
  ///
  /// An object may change what it equals while it is an id; equal ones may be duplicates then.
  @usableFromInline static var areFixed: Bool { !(ID.self is AnyObject.Type) }

  /// Where in an element its id lies, if the path leads to stored bytes.
  @usableFromInline func offset<Element>(of path: KeyPath<Element, ID>?) -> Int? {
    guard let path else { return nil }
    if path !== self.path {
      self.path = path
      offset = MemoryLayout<Element>.offset(of: path)
    }
    return offset
  }

  /// Takes the elements of a new `ForEach` in, if they are few and all different: then they are numbered in
  /// their order, and nothing is looked up: building the benchmark tree went from 355 to 219 times its kernel.
  @inlinable func takeFirst(_ new: ContiguousArray<ID>) -> ContiguousArray<Int32>? {
    guard ids.isEmpty, nextNumber == 0, new.count < firstNumbers.count else { return nil }
    for later in new.indices.dropFirst() {
      for earlier in 0..<later where new[earlier] == new[later] { return nil }
    }
    ids = new
    numbers = firstNumbers[new.count]
    nextNumber = Int32(new.count)
    return numbers
  }

  /// Takes other elements in from an index on.
  ///
  /// - Parameters:
  ///   - new: The ids of the elements from the index on.
  ///   - count: How many elements at the start are the same.
  ///   - leaving: The numbers of elements whose views leave.
  /// - Returns: The number of each, or `duplicate`.
  @usableFromInline func take(
    _ new: ContiguousArray<ID>, after count: Int, leaving: Set<Int>, _ scratch: KeyedPairingScratch
  ) -> ContiguousArray<Int32> {
    gone = gone.filter { leaving.contains(Int($0.value)) }
    let (oldIDs, oldNumbers) = (ids, numbers)
    var all = ContiguousArray(oldIDs[..<count])
    all.append(contentsOf: new)
    var isTold = Set<ID>()
    if !Self.areFixed { all = all.filter { isTold.insert($0).inserted } }

    ids.removeSubrange(count...)
    numbers.removeSubrange(count...)
    var result: ContiguousArray<Int32> = []
    result.reserveCapacity(new.count)
    var pairing = KeyedPairing<ID>(scratch: scratch)
    oldIDs.withUnsafeBufferPointer { old in
      all.withUnsafeBufferPointer { pairing.pair(old: old, new: $0, from: Self.areFixed ? count : 0) }
    }
    for index in count..<all.count {
      let origin = pairing.isIdentical ? Int32(index) : pairing.origins[index]
      if origin == KeyedPairing<ID>.isDuplicate {
        result.append(Self.duplicate)
        continue
      }
      let number = origin >= 0 ? oldNumbers[Int(origin)] : newNumber(of: all[index])
      ids.append(all[index])
      numbers.append(number)
      result.append(number)
    }
    if !pairing.isIdentical {
      for index in pairing.removed { gone[oldIDs[Int(index)]] = oldNumbers[Int(index)] }
    }
    return Self.areFixed ? result : spread(result, over: new)
  }

  private func newNumber(of id: ID) -> Int32 {
    if !gone.isEmpty, let number = gone.removeValue(forKey: id) { return number }
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Puts duplicates, which were left out, back in.
  private func spread(_ numbers: ContiguousArray<Int32>, over new: ContiguousArray<ID>) -> ContiguousArray<
    Int32
  > {
    var isTold = Set<ID>()
    var rest = numbers[...]
    return ContiguousArray(
      new.map { isTold.insert($0).inserted ? rest.popFirst() ?? Self.duplicate : Self.duplicate })
  }
}

/// The numbers of the first elements of a short list, shared by all lists of the length.
@usableFromInline let firstNumbers = (0...16).map { ContiguousArray(0..<Int32($0)) }
