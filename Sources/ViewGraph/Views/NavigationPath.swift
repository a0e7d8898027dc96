import Foundation

/// The values of the levels that are pushed on a navigation stack, whatever their types.
///
/// Documented: https://developer.apple.com/documentation/swiftui/navigationpath.
public struct NavigationPath {
  private(set) var elements: [AnyHashable] = []
  private var allAreCodable = true

  /// Creates an empty path.
  public init() {}

  /// Creates a path of the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
    allAreCodable = self.elements.allSatisfy { $0.base is any Codable }
  }

  init(erased elements: [AnyHashable]) {
    self.elements = elements
    allAreCodable = elements.allSatisfy { $0.base is any Codable }
  }

  /// The number of levels.
  public var count: Int { elements.count }

  /// Whether nothing is pushed.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a level.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
    allAreCodable = allAreCodable && value is any Codable
  }

  /// Pops levels.
  ///
  /// - Precondition: There are at least as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k <= elements.count, "\(k) levels were to be popped; there are \(elements.count)")
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  /// Two paths are equal when their values are.
  public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}

extension NavigationPath: CustomStringConvertible {
  /// The values as reports print them, such as `["Ridge walk", 3]`.
  public var description: String { "[\(elements.map { printedID($0) }.joined(separator: ", "))]" }
}
