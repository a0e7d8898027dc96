import Foundation

/// A value as reports print it, on one line, without addresses.
///
/// Strings stand in quotes, numbers lose a trailing `.0`, optionals their wrapper. Of a long list the
/// first elements stand for all; sets and dictionaries are sorted, so that their order does not depend
/// on the run. A value that has no description of its own is named by its type, since a reflected dump
/// may hold an address.
func printedValue(_ value: Any) -> String {
  if let optional = value as? any OptionalValue {
    return optional.wrappedValue.map { printedValue($0) } ?? "nil"
  }
  switch value {
  case let string as String: return "\"\(onOneLine(string))\""
  case let number as Double: return shortNumber(number)
  case let number as Float: return shortNumber(Double(number))
  case let number as CGFloat: return shortNumber(Double(number))
  case let point as CGPoint: return "(\(shortNumber(Double(point.x))), \(shortNumber(Double(point.y))))"
  case let size as CGSize: return "\(shortNumber(Double(size.width))) × \(shortNumber(Double(size.height)))"
  case let frame as CGRect:
    return "\(printedValue(frame.origin)) \(printedValue(frame.size))"
  case let list as any PrintedAsList: return list.printed
  case let value as any CustomStringConvertible: return onOneLine(value.description)
  default: return printedByType(value)
  }
}

/// Implemented by `Optional` alone, so that any optional can be opened.
private protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedValue: Any? { self }
}

/// How many elements of a list are printed.
private let listLimit = 12

/// Lists, of which a report prints the first elements.
private protocol PrintedAsList {
  var printed: String { get }
}

extension Array: PrintedAsList {
  fileprivate var printed: String {
    bracketed(prefix(listLimit).map { printedValue($0) }, of: count)
  }
}

extension Set: PrintedAsList {
  fileprivate var printed: String {
    bracketed(Array(map { printedValue($0) }.sorted().prefix(listLimit)), of: count)
  }
}

extension Dictionary: PrintedAsList {
  fileprivate var printed: String {
    guard !isEmpty else { return "[:]" }
    let pairs = map { "\(printedValue($0.key)): \(printedValue($0.value))" }
    return bracketed(Array(pairs.sorted().prefix(listLimit)), of: count)
  }
}

private func bracketed(_ elements: [String], of count: Int) -> String {
  let rest = count > elements.count ? ["… \(count - elements.count) more"] : []
  return "[\((elements + rest).joined(separator: ", "))]"
}

private func printedByType(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let name = shortTypeName(type(of: value))
  switch mirror.displayStyle {
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    return "\(payload.label ?? name)(\(printedValue(payload.value)))"
  case .struct where !mirror.children.isEmpty:
    let fields = mirror.children.map { "\($0.label ?? "_"): \(printedValue($0.value))" }
    return "\(name)(\(fields.joined(separator: ", ")))"
  case .tuple:
    return "(\(mirror.children.map { printedValue($0.value) }.joined(separator: ", ")))"
  default:
    return name
  }
}
