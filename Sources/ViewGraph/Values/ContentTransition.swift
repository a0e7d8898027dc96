/// How the content of a view changes while the view stays.
public struct ContentTransition: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case identity, opacity, interpolate
    case symbolEffect(String?)
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private let storage: Storage

  /// The new content is there at once.
  public static let identity = ContentTransition(storage: .identity)

  /// The old content fades into the new.
  public static let opacity = ContentTransition(storage: .opacity)

  /// The content goes through what lies in between, where it can.
  public static let interpolate = ContentTransition(storage: .interpolate)

  /// A symbol changes by its standard effect.
  public static var symbolEffect: ContentTransition { ContentTransition(storage: .symbolEffect(nil)) }

  /// A symbol changes by an effect of a name, which stands with its options as they are written.
  static func symbolEffect(named words: String) -> ContentTransition {
    ContentTransition(storage: .symbolEffect(words))
  }

  /// Digits roll up, or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(storage: .numericText(countsDown: countsDown))
  }

  /// Digits roll in the direction in which the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(storage: .numericValue(value))
  }
}

extension ContentTransition: CustomStringConvertible {
  /// The transition as its author wrote it: `"opacity"`, `"numericText(value: 3)"`.
  public var description: String {
    switch storage {
    case .identity: "identity"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .symbolEffect(let words): words.map { "symbolEffect(\($0))" } ?? "symbolEffect"
    case .numericText(let countsDown):
      call("numericText", [countsDown ? "countsDown: true" : nil])
    case .numericValue(let value): "numericText(value: \(shortNumber(value)))"
    }
  }
}
