import Foundation

/// How many bytes are allocated at present, or `nil` where the system does not tell.
///
/// The C library reports this as text; `mallinfo2` would be shorter, but Swift does not see it.
func allocatedBytes() -> Double? {
  #if canImport(Glibc)
    typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let file = open_memstream(&text, &length) else { return nil }
    _ = mallocInfo(0, file)
    fclose(file)
    guard let text else { return nil }
    defer { free(text) }
    let report = String(cString: text)
    // The totals of all heaps come last.
    guard let system = size(of: "<system type=\"current\"", in: report),
      let mapped = size(of: "<total type=\"mmap\"", in: report),
      let freeFast = size(of: "<total type=\"fast\"", in: report),
      let freeRest = size(of: "<total type=\"rest\"", in: report)
    else { return nil }
    return system + mapped - freeFast - freeRest
  #else
    return nil
  #endif
}

/// The size that the last element of a name has in a report.
private func size(of element: String, in report: String) -> Double? {
  guard let start = report.range(of: element, options: .backwards),
    let size = report.range(of: "size=\"", range: start.upperBound..<report.endIndex)
  else { return nil }
  return Double(report[size.upperBound...].prefix { $0 != "\"" })
}
