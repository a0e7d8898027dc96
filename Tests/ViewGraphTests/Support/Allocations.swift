import AllocationCounter

/// Whether ``allocations(in:)`` can count on this machine, in this build.
let canCountAllocations = allocation_count() >= 0

/// How many blocks of memory the calling thread asks for while it runs something.
func allocations(in body: () throws -> Void) rethrows -> Int {
  let before = allocation_count()
  try body()
  return allocation_count() - before
}

/// How many bytes the blocks have that the calling thread asks for while it runs something.
func allocatedBytes(in body: () throws -> Void) rethrows -> Int {
  let before = allocation_bytes()
  try body()
  return allocation_bytes() - before
}
