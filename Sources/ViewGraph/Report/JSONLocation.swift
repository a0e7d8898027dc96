extension UpdateReport {
  /// A place in the author's source.
  public struct Location: Codable, Hashable, Sendable {
    /// The file's name without module and folders, such as `Card.swift`.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int
  }
}

extension UpdateReport.Location {
  init(_ location: SourceLocation) {
    file = location.fileName
    line = Int(location.line)
    column = Int(location.column)
  }
}
