import Foundation
import Testing

/// Numbers that were computed independently of this package: 50-digit bisection and numerical integration.
///
/// The file `Data/curves.json` says how. Its numbers are kept as they are printed, since the digits say how
/// exact they are.
enum CurveData {
  static let root = JSON.read("curves")

  /// A list of the file; empty where there is none, so a test counts what it has compared.
  static func list(_ key: String) -> [JSON] { root[key].list }

  /// The cases of one kind: `bezier`, `closed-form` or `spring`.
  static func cases(_ kind: String) -> [JSON] { list("cases").filter { $0["kind"].text == kind } }
}

/// A value of a JSON text whose numbers keep their digits.
indirect enum JSON: Sendable, Equatable, CustomTestStringConvertible {
  case null
  case bool(Bool)
  case number(PrintedNumber)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }
  var list: [JSON] { if case .list(let elements) = self { elements } else { [] } }
  var text: String { if case .string(let text) = self { text } else { "" } }
  var number: PrintedNumber? { if case .number(let number) = self { number } else { nil } }
  /// The case's name.
  var testDescription: String { self["id"].text }

  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  var double: Double { number?.value ?? .nan }

  /// Reads a file of `Data`; `null` where there is none, so a test counts what it has compared.
  static func read(_ name: String) -> JSON {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Data/\(name).json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return .null }
    var reader = JSONReader(text)
    return reader.value()
  }
}

/// A number with the digits that were printed.
struct PrintedNumber: Sendable, Equatable {
  let text: String
  let value: Double

  /// Half of the last printed digit, or 1e-9 of the number or 1e-11 where that is more.
  ///
  /// The file rounds to 12 or 9 digits and then leaves out zeros at the end, so a number with fewer digits is
  /// exact.
  var tolerance: Double {
    let parts = text.lowercased().split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let decimals = mantissa.count > 1 ? mantissa[1].count : 0
    let digits = parts[0].filter(\.isNumber).drop { $0 == "0" }.count
    let exponent = parts.count > 1 ? Double(parts[1]) ?? 0 : 0
    let half = digits >= 9 ? 0.5001 * pow(10, exponent - Double(decimals)) : 0
    return max(half, abs(value) * 1e-9, 1e-11)
  }
}

/// Reads the JSON of one file, which is known to be right.
private struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func value() -> JSON {
    skipBlanks()
    switch bytes[index] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return list()
    case UInt8(ascii: "\""): return .string(string())
    default: return word()
    }
  }

  private mutating func object() -> JSON {
    var members: [String: JSON] = [:]
    index += 1
    skipBlanks()
    while bytes[index] != UInt8(ascii: "}") {
      let key = string()
      skipBlanks()
      index += 1
      members[key] = value()
      skipSeparator()
    }
    index += 1
    return .object(members)
  }

  private mutating func list() -> JSON {
    var elements: [JSON] = []
    index += 1
    skipBlanks()
    while bytes[index] != UInt8(ascii: "]") {
      elements.append(value())
      skipSeparator()
    }
    index += 1
    return .list(elements)
  }

  /// A string with its escapes as they are written; no test reads one.
  private mutating func string() -> String {
    index += 1
    let start = index
    while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    index += 1
    return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
  }

  private mutating func word() -> JSON {
    let start = index
    while !",]} \n".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let bool = Bool(text) { return .bool(bool) }
    return Double(text).map { .number(PrintedNumber(text: text, value: $0)) } ?? .null
  }

  private mutating func skipBlanks() {
    while " \n\r\t".utf8.contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparator() {
    skipBlanks()
    if bytes[index] == UInt8(ascii: ",") { index += 1 }
    skipBlanks()
  }
}

/// Counts the numbers that a test has compared, and tells those that differ.
final class Comparison {
  private(set) var count = 0
  private var differences: [String] = []

  /// Compares a result with a printed number.
  ///
  /// - Parameter exactness: The tolerance that is allowed at least, for results of less precision.
  func expect(_ actual: Double, _ expected: JSON, exactness: Double = 0, _ what: @autoclosure () -> String) {
    count += 1
    guard let number = expected.number else {
      differences.append("\(what()): no number in the file")
      return
    }
    if !(abs(actual - number.value) <= max(number.tolerance, exactness)) {
      differences.append("\(what()): \(actual) instead of \(number.text)")
    }
  }

  /// Expects that no number differs and that none was left out.
  func finish(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
    #expect(self.count == count, sourceLocation: sourceLocation)
  }
}
