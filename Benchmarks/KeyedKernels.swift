import Foundation

/// An id of the keyed lists that are timed.
protocol BenchmarkID: Hashable, Sendable {
  /// The id with a number; different for different numbers.
  static func numbered(_ number: Int) -> Self
  /// The hash that the kernel uses.
  var kernelHash: UInt64 { get }
}

extension Int: BenchmarkID {
  static func numbered(_ number: Int) -> Int { Int(truncatingIfNeeded: mixed(UInt64(number))) }
  @inline(__always) var kernelHash: UInt64 { multipliedAndFolded(UInt64(truncatingIfNeeded: self)) }
}

extension UUID: BenchmarkID {
  static func numbered(_ number: Int) -> UUID {
    unsafeBitCast((mixed(UInt64(number)), mixed(UInt64(number) &+ 1 << 40)), to: UUID.self)
  }

  @inline(__always) var kernelHash: UInt64 {
    let (first, second) = unsafeBitCast(self, to: (UInt64, UInt64).self)
    return multipliedAndFolded(multipliedAndFolded(first) ^ second)
  }
}

extension String: BenchmarkID {
  /// A new string for each call, as if it had been read from a file again.
  static func numbered(_ number: Int) -> String { UUID.numbered(number).uuidString }
  @inline(__always) var kernelHash: UInt64 { UInt64(truncatingIfNeeded: hashValue) }
}

/// A pass that only compares two lists: nothing that looks at both can be faster.
@inline(never) func compareOnly<ID: BenchmarkID>(_ old: [ID], _ new: [ID]) -> Int {
  var equal = 0
  old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      while equal < old.count, equal < new.count, old[equal] == new[equal] { equal += 1 }
    }
  }
  return equal
}

/// One insertion into a hash table and one look-up for each id: what pairing costs that looks at each id by its hash.
///
/// Open addressing over indices of four bytes, at most half of the slots taken, a hash by multiplication for numbers. The
/// table's memory is given, so that no allocation is timed.
@inline(never) func insertAndProbe<ID: BenchmarkID>(
  _ old: [ID], _ new: [ID], table: UnsafeMutableBufferPointer<UInt32>
) -> Int {
  let mask = table.count - 1
  let shift = UInt64(table.count.leadingZeroBitCount + 1)
  table.update(repeating: 0)
  var found = 0
  old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      for index in 0..<old.count {
        var slot = Int(truncatingIfNeeded: old[index].kernelHash >> shift)
        while table[slot] != 0, old[Int(table[slot]) - 1] != old[index] { slot = (slot + 1) & mask }
        table[slot] = UInt32(truncatingIfNeeded: index + 1)
      }
      for index in 0..<new.count {
        var slot = Int(truncatingIfNeeded: new[index].kernelHash >> shift)
        while table[slot] != 0, old[Int(table[slot]) - 1] != new[index] { slot = (slot + 1) & mask }
        found += Int(table[slot])
      }
    }
  }
  return found
}

/// How many slots the kernel's table has for a number of ids.
func kernelSlotCount(for count: Int) -> Int {
  var slots = 4
  while slots < 2 * count { slots *= 2 }
  return slots
}

@inline(__always) private func multipliedAndFolded(_ word: UInt64) -> UInt64 {
  let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  return product.high ^ product.low
}

/// A number that looks random and is different for different numbers (the finalizer of SplitMix64).
func mixed(_ number: UInt64) -> UInt64 {
  var z = (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}
