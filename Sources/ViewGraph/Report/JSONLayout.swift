/// Lays JSON out in indented lines.
///
/// Foundation's own layout differs between systems and spreads an empty list over three lines. Here a
/// list or object that holds no other stands on one line where it is short, so that a place reads as one.
struct JSONLayout {
  private indirect enum Part {
    case scalar(Substring)
    case list([Part])
    /// The keys in quotes.
    case object([(key: Substring, value: Part)])
  }

  /// The longest line that holds a whole list or object, counted without what follows it.
  private static let maximumWidth = 100

  private let root: Part

  /// - Precondition: The text is JSON on one line without spaces between its parts.
  init(_ compact: String) {
    var rest = compact[...]
    root = Self.takePart(&rest)
    precondition(rest.isEmpty, "the JSON goes on after its end: \(rest)")
  }

  /// The lines, joined.
  var lines: String { text(root, indentation: 0, start: 0) }

  // MARK: Reading

  private static func takePart(_ rest: inout Substring) -> Part {
    switch rest.utf8.first {
    case UInt8(ascii: "["):
      return .list(takeParts(&rest) { takePart(&$0) })
    case UInt8(ascii: "{"):
      return .object(
        takeParts(&rest) { rest in
          let key = takeScalar(&rest)
          dropByte(&rest)
          return (key, takePart(&rest))
        })
    default: return .scalar(takeScalar(&rest))
    }
  }

  /// Takes what stands between two brackets.
  private static func takeParts<Item>(_ rest: inout Substring, _ take: (inout Substring) -> Item) -> [Item] {
    var parts: [Item] = []
    dropByte(&rest)
    while let next = rest.utf8.first, !"]}".utf8.contains(next) {
      if next == UInt8(ascii: ",") { dropByte(&rest) }
      parts.append(take(&rest))
    }
    dropByte(&rest)
    return parts
  }

  /// Drops a mark; by bytes, because a combining character may follow it.
  private static func dropByte(_ rest: inout Substring) {
    rest = Substring(rest.utf8.dropFirst())
  }

  /// Takes a string with its quotes, a number or a word.
  private static func takeScalar(_ rest: inout Substring) -> Substring {
    let bytes = rest.utf8
    var end = bytes.startIndex
    if bytes.first == UInt8(ascii: "\"") {
      end = bytes.index(after: end)
      while bytes[end] != UInt8(ascii: "\"") {
        end = bytes.index(end, offsetBy: bytes[end] == UInt8(ascii: "\\") ? 2 : 1)
      }
      end = bytes.index(after: end)
    } else {
      end = bytes.firstIndex { ",]}".utf8.contains($0) } ?? bytes.endIndex
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  // MARK: Writing

  private func text(_ part: Part, indentation: Int, start: Int) -> String {
    if let line = line(part), start + line.count <= Self.maximumWidth { return line }
    switch part {
    case .scalar(let text): return String(text)
    case .list(let parts):
      return block(
        "[", parts.map { text($0, indentation: indentation + 2, start: indentation + 2) }, "]", indentation)
    case .object(let members):
      let texts = members.map { key, value in
        let name = "\(key): "
        return name + text(value, indentation: indentation + 2, start: indentation + 2 + name.count)
      }
      return block("{", texts, "}", indentation)
    }
  }

  private func block(_ open: String, _ items: [String], _ close: String, _ indentation: Int) -> String {
    let outer = "\n" + String(repeating: " ", count: indentation)
    return open + items.map { outer + "  " + $0 }.joined(separator: ",") + outer + close
  }

  /// The part on one line, or `nil` if it holds a list or object with something in it.
  private func line(_ part: Part) -> String? {
    switch part {
    case .scalar(let text): return String(text)
    case .list(let parts):
      let items = parts.compactMap(scalar)
      return items.count == parts.count ? "[\(items.joined(separator: ", "))]" : nil
    case .object(let members):
      let items = members.compactMap { member in scalar(member.value).map { "\(member.key): \($0)" } }
      return items.count == members.count ? "{\(items.joined(separator: ", "))}" : nil
    }
  }

  private func scalar(_ part: Part) -> String? {
    switch part {
    case .scalar(let text): String(text)
    case .list(let parts): parts.isEmpty ? "[]" : nil
    case .object(let members): members.isEmpty ? "{}" : nil
    }
  }
}
