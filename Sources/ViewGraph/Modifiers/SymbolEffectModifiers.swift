/// How often and how fast a symbol effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String] = []

  /// Once, at the usual speed.
  public static let `default` = SymbolEffectOptions()

  /// Again and again.
  public static let repeating = SymbolEffectOptions(words: ["repeating"])

  /// Once.
  public static let nonRepeating = SymbolEffectOptions(words: ["nonRepeating"])

  /// Several times, or again and again for `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(words: [count.map { "repeat(\($0))" } ?? "repeating"])
  }

  /// Faster or slower by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// Again and again, in addition to what was said before.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(words: words + ["repeating"]) }

  /// Once, in addition to what was said before.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(words: words + ["nonRepeating"]) }

  /// Several times, or again and again for `nil`, in addition to what was said before.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(words: words + [count.map { "repeat(\($0))" } ?? "repeating"])
  }

  /// Faster or slower by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(words: words + ["speed(\(shortNumber(speed)))"])
  }
}

extension SymbolEffectOptions: CustomStringConvertible {
  /// The options, or `default` where there are none.
  public var description: String { words.isEmpty ? "default" : words.joined(separator: ".") }
}

enum SymbolEffectFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "symbolEffect",
    [
      .init("symbolEffect", .setChoice), .init("options", .setOptions), .init("isActive", .setBoolean),
    ])
}

enum SymbolEffectValueFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "symbolEffect",
    [
      .init("symbolEffect", .setChoice), .init("options", .setOptions),
      .init("value", .set(because: "the value is watched, not shown")),
    ])
}

enum SymbolEffectsRemovedFamily: AttributeFamily {
  static let schema = AttributeSchema("symbolEffectsRemoved", .setBoolean)
}

/// The name of an effect, without quotes.
private struct EffectName: Hashable, CustomStringConvertible {
  let description: String
}

extension View {
  /// Plays an effect on symbols inside as long as it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      AttributeModifier<SymbolEffectFamily>(
        AttributeValue(opaque: EffectName(description: effect._name)), AttributeValue(opaque: options),
        .bool(isActive)))
  }

  /// Plays an effect on symbols inside whenever a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      AttributeModifier<SymbolEffectValueFamily>(
        AttributeValue(opaque: EffectName(description: effect._name)), AttributeValue(opaque: options),
        AttributeValue(opaque: value)))
  }

  /// Keeps symbols inside from playing effects that are set above.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(AttributeModifier<SymbolEffectsRemovedFamily>(.bool(isEnabled)))
  }
}

extension ContentTransition {
  /// A symbol changes by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    symbolEffect(
      named: ".\(effect._name)" + (options == .default ? "" : ", options: .\(options.description)"))
  }
}
