/// Memory for payloads: blocks of multiples of 8 bytes, cut from large chunks and used again.
struct PayloadArena {
  private static let chunkSize = 1 << 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next = UnsafeMutableRawPointer(bitPattern: 16)
  private var left = 0
  /// Blocks that are free again, by size in units of 8 bytes; each holds the address of the next one.
  private var free: [UnsafeMutableRawPointer?] = []

  /// How many bytes the chunks have.
  private(set) var byteCount = 0

  /// A block that is not initialised; `nil` for no bytes.
  ///
  /// - Parameters:
  ///   - size: In bytes, a multiple of 8.
  ///   - alignment: In bytes, 8 or 16.
  mutating func allocate(_ size: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard size > 0 else { return nil }
    let unit = size >> 3
    if unit < free.count, let block = free[unit], isAligned(block, to: alignment) {
      free[unit] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if let next, !isAligned(next, to: alignment), left > 0 {
      self.next = next + 8
      left -= 8
    }
    if size > left { grow(size) }
    let block = next
    next = next.map { $0 + size }
    left -= size
    return block
  }

  private func isAligned(_ block: UnsafeMutableRawPointer, to alignment: Int) -> Bool {
    alignment == 8 || UInt(bitPattern: block) & 15 == 0
  }

  /// Takes a block back.
  mutating func deallocate(_ block: UnsafeMutableRawPointer, _ size: Int) {
    let unit = size >> 3
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
