/// A file without the declarations that do not matter, and the way back from its offsets to the file's.
struct ReducedSource {
  let bytes: [UInt8]
  /// What was left, as pairs of ascending offsets, here and in the file.
  private let segments: [(reduced: Int, original: Int)]

  /// Leaves ranges out of a file.
  ///
  /// - Parameter cuts: The ranges of offsets to leave out, ascending, not overlapping.
  init(_ original: UnsafeBufferPointer<UInt8>, without cuts: [Range<Int>]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count - cuts.reduce(0) { $0 + $1.count })
    var segments: [(reduced: Int, original: Int)] = []
    var position = 0
    for cut in cuts {
      segments.append((bytes.count, position))
      bytes.append(contentsOf: original[position..<cut.lowerBound])
      position = cut.upperBound
    }
    segments.append((bytes.count, position))
    bytes.append(contentsOf: original[position...])
    self.bytes = bytes
    self.segments = segments
  }

  /// The offset in the file of a byte here.
  func originalOffset(_ offset: Int) -> Int {
    let segment = segments[lastSegment { $0 <= offset }]
    return segment.original + offset - segment.reduced
  }

  /// The offset in the file of the end of something that ends here, which belongs to what stands before it.
  func originalEnd(_ offset: Int) -> Int {
    let segment = segments[lastSegment { $0 < offset }]
    return segment.original + offset - segment.reduced
  }

  private func lastSegment(where begins: (Int) -> Bool) -> Int {
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins(segments[middle].reduced) { low = middle } else { high = middle }
    }
    return low
  }
}
