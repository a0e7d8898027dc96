/// Memory for payloads: blocks of multiples of 16 bytes, cut from large chunks and used again.
struct PayloadArena {
  private static let chunkSize = 1 << 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next = UnsafeMutableRawPointer(bitPattern: 16)
  private var left = 0
  /// Blocks that are free again, by size in units of 16 bytes; each holds the address of the next one.
  private var free: [UnsafeMutableRawPointer?] = []

  /// How many bytes the chunks have.
  private(set) var byteCount = 0

  /// A block that is not initialised; `nil` for no bytes.
  mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    guard size > 0 else { return nil }
    let unit = size >> 4
    if unit < free.count, let block = free[unit] {
      free[unit] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if size > left { grow(size) }
    let block = next
    next = next.map { $0 + size }
    left -= size
    return block
  }

  /// Takes a block back.
  mutating func deallocate(_ block: UnsafeMutableRawPointer, _ size: Int) {
    let unit = size >> 4
    while free.count <= unit { free.append(nil) }
    block.storeBytes(of: free[unit], as: UnsafeMutableRawPointer?.self)
    free[unit] = block
  }

  /// Returns all memory; nothing in it may be initialised any more.
  mutating func reset() {
    for chunk in chunks { chunk.deallocate() }
    self = PayloadArena()
  }

  private mutating func grow(_ size: Int) {
    let bytes = max(size, Self.chunkSize)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    chunks.append(chunk)
    byteCount += bytes
    next = chunk
    left = bytes
  }
}
