enum BadgeFamily: AttributeFamily {
  static let schema = AttributeSchema("badge", .set(because: "a badge has no values in between"))
}

enum BadgeProminenceFamily: EnvironmentFamily {
  static let schema = AttributeSchema("badgeProminence", .setChoice, status: .behaves)

  static func hand(_ value: BadgeProminence, to environment: inout EnvironmentValues) {
    environment.badgeProminence = value
  }
}

enum HelpFamily: AttributeFamily {
  static let schema = AttributeSchema("help", .setString)
}

extension View {
  /// Puts a number on a row or tab; 0 puts none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(AttributeModifier<BadgeFamily>(.integer(count)))
  }

  /// Puts a text on a row or tab; `nil` puts none.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(AttributeModifier<BadgeFamily>(label.map { AttributeValue(words: $0) } ?? .none))
  }

  /// Puts words on a row or tab; `nil` puts none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(AttributeModifier<BadgeFamily>(key.map { .text($0.text) } ?? .none))
  }

  /// Puts words on a row or tab as they are; `nil` puts none.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(AttributeModifier<BadgeFamily>(label.map { .text(String($0)) } ?? .none))
  }

  /// Sets how much badges inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(EnvironmentAttributeModifier<BadgeProminenceFamily>(prominence))
  }

  /// Explains the view to a person who points at it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(AttributeModifier<HelpFamily>(AttributeValue(words: text)))
  }

  /// Explains the view to a person who points at it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<HelpFamily>(.text(textKey.text)))
  }

  /// Explains the view to a person who points at it, in words as they are.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(AttributeModifier<HelpFamily>(.text(String(text))))
  }
}
