import Foundation

/// The text of one source file: valid UTF-8, with the path it came from.
struct SourceText: Sendable {
  let path: String
  /// The file's bytes as they are, a byte-order mark and CR LF included, so that offsets are those of the file.
  let bytes: [UInt8]

  /// The largest file that is read, in bytes.
  static let largestSize = 16 << 20

  init(path: String, bytes: [UInt8]) throws(SourceTrouble) {
    let invalid = bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidOffset($0) }
    if let invalid {
      let byte = String(bytes[invalid], radix: 16, uppercase: true)
      throw SourceTrouble(
        path: path, what: "not read", why: "it is not UTF-8: byte \(invalid + 1) is 0x\(byte)")
    }
    self.path = path
    self.bytes = bytes
  }

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Reads a file.
  ///
  /// - Throws: A trouble where there is no such file, it may not be read, is no file but a folder or a device, is
  ///   larger than `largestSize`, or is not UTF-8.
  static func read(_ path: String) throws(SourceTrouble) -> SourceText {
    let file = fopen(path, "rb")
    guard let file else { throw SourceTrouble(path: path, what: "not read", why: lastError()) }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0 else {
      throw SourceTrouble(path: path, what: "not read", why: lastError())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SourceTrouble(path: path, what: "not read", why: "it is neither a file nor a folder")
    }
    let size = Int(status.st_size)
    guard size <= largestSize else { throw tooLarge(path, size: size) }
    // One byte more than the size, so that a file that has grown meanwhile is noticed.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = fread(buffer.baseAddress, 1, size + 1, file)
    }
    guard ferror(file) == 0 else { throw SourceTrouble(path: path, what: "not read", why: lastError()) }
    guard bytes.count <= size else {
      throw SourceTrouble(path: path, what: "not read", why: "it was written to meanwhile")
    }
    return try SourceText(path: path, bytes: bytes)
  }

  private static func tooLarge(_ path: String, size: Int) -> SourceTrouble {
    let (megabytes, limit) = (size >> 20, largestSize >> 20)
    return SourceTrouble(
      path: path, what: "not read", why: "it has \(megabytes) MB; no file above \(limit) MB is read")
  }

  /// What the system says about the last call that failed, in its own words.
  static func lastError() -> String { String(cString: strerror(errno)) }

  /// Whether bytes begin with UTF-8's byte-order mark.
  static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The text between two offsets, cut to the file.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
