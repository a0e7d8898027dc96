/// What a person submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension SubmitModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(environment: { [triggers, action] values in
      // The innermost modifier comes last here and runs first.
      if triggers.contains(.text) { values[SubmitKey.self].insert(action, at: 0) }
      if triggers.contains(.search) { values[SearchSubmitKey.self].insert(action, at: 0) }
    })
  }
}

struct SubmitScopeModifier {
  let isBlocking: Bool
}

extension SubmitScopeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(environment: { [isBlocking] values in
      guard isBlocking else { return }
      values[SubmitKey.self] = []
      values[SearchSubmitKey.self] = []
    })
  }
}

extension View {
  /// Runs code when a field inside is submitted; the innermost code runs first.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions of the fields inside from the views around this one.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
