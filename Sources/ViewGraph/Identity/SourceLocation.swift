/// A place in the author's source: file, line and column.
///
/// Reports print the file's last path component and the line, so that their bytes do not depend
/// on the machine that compiled the program. Views carry their places along, so a place is two words.
@frozen public struct SourceLocation: Hashable, @unchecked Sendable {
  /// The first byte of the file's name in the program's constants, where it ends with a zero.
  @usableFromInline let file: UnsafePointer<UInt8>
  @usableFromInline let lineNumber: UInt32
  @usableFromInline let columnNumber: UInt32

  /// Creates a place from the values of `#fileID`, `#line` and `#column`.
  @inlinable public init(fileID: StaticString, line: UInt, column: UInt) {
    // A literal of a single scalar has no bytes to point to; no file is called so.
    file = fileID.hasPointerRepresentation ? fileID.utf8Start : ("" as StaticString).utf8Start
    lineNumber = UInt32(truncatingIfNeeded: line)
    columnNumber = UInt32(truncatingIfNeeded: column)
  }

  /// The file as `#fileID` gives it, `Module/File.swift`.
  public var fileID: String { String(cString: file) }

  /// The line, counted from 1.
  public var line: UInt { UInt(lineNumber) }

  /// The column, counted from 1.
  public var column: UInt { UInt(columnNumber) }

  /// The file's name without module and folders, such as `Card.swift`.
  public var fileName: String {
    let path = fileID
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether both places lie in one file.
  func isInSameFile(as other: SourceLocation) -> Bool {
    file == other.file || fileID == other.fileID
  }

  /// Two places are equal when file, line and column are.
  public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    a.lineNumber == b.lineNumber && a.columnNumber == b.columnNumber && a.isInSameFile(as: b)
  }

  /// Hashes line and column; files rarely differ where these do not.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineNumber)
    hasher.combine(columnNumber)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as reports print it, such as `Card.swift:9`.
  public var description: String { "\(fileName):\(line)" }
}
