import Foundation

enum KeyboardShortcutFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "keyboardShortcut", .set(because: "a keyboard shortcut has no values in between"))
}

extension View {
  /// Gives the control a keyboard shortcut; it is kept and compared, and no key performs it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the control a keyboard shortcut; it is kept and compared, and no key performs it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Gives the control a keyboard shortcut, or none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(
      AttributeModifier<KeyboardShortcutFamily>(shortcut.map { AttributeValue(opaque: $0) } ?? .none))
  }

  /// Gives the control a keyboard shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Runs code when a key is pressed while the view, or something inside, has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { $0.key == key && $0.phase != .up }) { _ in action() }
  }

  /// Runs code when a key goes through phases while the view, or something inside, has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { $0.key == key && phases.contains($0.phase) }, action)
  }

  /// Runs code when one of several keys is pressed while the view, or something inside, has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { keys.contains($0.key) && phases.contains($0.phase) }, action)
  }

  /// Runs code when a key that types certain characters is pressed while the view, or something inside,
  /// has the focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      matching: { press in
        phases.contains(press.phase) && press.characters.unicodeScalars.allSatisfy(characters.contains)
      }, action)
  }

  /// Runs code when any key goes through phases while the view, or something inside, has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { phases.contains($0.phase) }, action)
  }

  nonisolated private func onKeyPress(
    matching isMatch: @escaping (KeyPress) -> Bool, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      DeedModifier { deed, _ in
        guard case .press(let press) = deed, isMatch(press) else { return false }
        return action(press) == .handled
      })
  }
}
