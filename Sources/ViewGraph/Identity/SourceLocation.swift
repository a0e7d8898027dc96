/// A place in the author's source: file, line and column.
///
/// Reports print the file's last path component and the line, so that their bytes do not depend
/// on the machine that compiled the program.
public struct SourceLocation: Hashable, Sendable {
  /// The file as `#fileID` gives it, `Module/File.swift`.
  public let fileID: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  /// Creates a place from the values of `#fileID`, `#line` and `#column`.
  public init(fileID: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// The file's name without module and folders, such as `Card.swift`.
  public var fileName: String {
    let path = fileID.description
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether both places lie in one file.
  func isInSameFile(as other: SourceLocation) -> Bool {
    if fileID.hasPointerRepresentation, other.fileID.hasPointerRepresentation,
      fileID.utf8Start == other.fileID.utf8Start
    {
      return true
    }
    return fileID.description == other.fileID.description
  }

  /// Two places are equal when file, line and column are.
  public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    a.line == b.line && a.column == b.column && a.isInSameFile(as: b)
  }

  /// Hashes line and column; files rarely differ where these do not.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as reports print it, such as `Card.swift:9`.
  public var description: String { "\(fileName):\(line)" }
}
