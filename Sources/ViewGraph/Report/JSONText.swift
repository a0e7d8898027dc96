import Foundation

extension UpdateReport {
  /// The report as JSON: keys sorted, absent values left out, slashes as they are.
  ///
  /// - Parameter pretty: Whether to lay it out in indented lines; otherwise it is a single line.
  public func json(pretty: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      return pretty ? JSONLayout(text).lines : text
    } catch {
      preconditionFailure("a report of \(passes.count) passes cannot be encoded: \(error)")
    }
  }

  /// Reads a report that `json(pretty:)` wrote; keys that are not known are passed over.
  ///
  /// - Throws: A ``ReadingError``: of the version where there is none or another one, `malformed`
  ///   where the text is no JSON or a key is missing or holds something else.
  public init(json: String) throws {
    do {
      self = try JSONDecoder().decode(UpdateReport.self, from: Data(json.utf8))
    } catch let error as DecodingError {
      throw ReadingError(error)
    }
  }

  /// Why a report cannot be read; printed, it says what, why and what to do.
  public enum ReadingError: Error, Hashable, Sendable {
    /// The report has a version that this module does not know.
    case unknownVersion(Int)
    /// The JSON holds no version, so it may be anything.
    case noVersion
    /// A key is missing or holds something else, or the text is no JSON; the path is empty for the whole text.
    case malformed(path: String, because: String)
  }
}

extension UpdateReport.ReadingError {
  fileprivate init(_ error: DecodingError) {
    let (context, last): (DecodingError.Context, (any CodingKey)?) =
      switch error {
      case .keyNotFound(let key, let context): (context, key)
      case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context, nil)
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: "\(error)"), nil)
      }
    let path = (context.codingPath + [last].compactMap { $0 }).reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    self = .malformed(path: path, because: last == nil ? context.debugDescription : "the key is missing")
  }
}

extension UpdateReport.ReadingError: CustomStringConvertible {
  /// What is wrong, why it matters and what to do, a line each.
  public var description: String {
    let known = UpdateReport.currentVersion
    switch self {
    case .unknownVersion(let version):
      return """
        the report has version \(version), and this ViewGraph reads version \(known)
          why: the keys of another version may mean something else
          instead: read it with the ViewGraph that wrote it, or write it anew with 'Update.json()'
        """
    case .noVersion:
      return """
        the JSON has no 'version', so it is no report of an update
          why: the version says what the keys mean
          instead: pass what 'Update.json()' wrote, from the outermost brace on
        """
    case .malformed(let path, let reason):
      return """
        \(path.isEmpty ? "the text is not the JSON of a report" : "the report cannot be read at '\(path)'")
          why: \(reason)
          instead: pass what 'Update.json()' wrote, unchanged
        """
    }
  }
}
