/// Whether two places in memory hold the same bytes, as far as a mask tells which of them count.
///
/// A loop of our own over words, since the values are a few words long and a call costs as much as the
/// comparison.
///
/// - Parameters:
///   - count: How many bytes the values have.
///   - masks: A mask for each whole word; the bytes after the last whole word all count.
@inline(__always) func bytesAreEqual(
  _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int, _ masks: UnsafePointer<UInt64>
) -> Bool {
  var offset = 0
  var mask = masks
  while offset + 8 <= count {
    let difference =
      a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if difference & mask.pointee != 0 { return false }
    offset += 8
    mask += 1
  }
  while offset < count {
    if a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
      return false
    }
    offset += 1
  }
  return true
}

/// The masks of the whole words of a type, never freed: there is one list for each layer of a shape.
func wordMasks(of type: Any.Type) -> UnsafePointer<UInt64> {
  let bytes = significantBytes(of: type)
  let masks = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, bytes.count / 8))
  for word in 0..<bytes.count / 8 {
    var mask: UInt64 = 0
    for index in 0..<8 where bytes[word * 8 + index] { mask |= 0xff << UInt64(index * 8) }
    masks[word] = mask.littleEndian
  }
  return UnsafePointer(masks)
}
