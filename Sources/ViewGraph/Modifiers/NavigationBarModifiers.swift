enum NavigationTitleFamily: AttributeFamily {
  static let schema = AttributeSchema("navigationTitle", .setString)
}

enum NavigationSubtitleFamily: AttributeFamily {
  static let schema = AttributeSchema("navigationSubtitle", .setString)
}

enum TitleDisplayModeFamily: AttributeFamily {
  static let schema = AttributeSchema("navigationBarTitleDisplayMode", .setChoice)
}

enum NavigationBarHiddenFamily: AttributeFamily {
  static let schema = AttributeSchema("navigationBarHidden", .setBoolean)
}

enum BackButtonHiddenFamily: AttributeFamily {
  static let schema = AttributeSchema("navigationBarBackButtonHidden", .setBoolean)
}

extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(AttributeModifier<NavigationTitleFamily>(AttributeValue(words: title)))
  }

  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<NavigationTitleFamily>(.text(titleKey.text)))
  }

  /// Sets the title of the screen, as it is.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(AttributeModifier<NavigationTitleFamily>(.text(String(title))))
  }

  /// Sets a title of the screen that a person may change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(AttributeModifier<NavigationTitleFamily>(.text(title.wrappedValue)))
  }

  /// Sets a second, smaller title of the screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(AttributeModifier<NavigationSubtitleFamily>(AttributeValue(words: subtitle)))
  }

  /// Sets a second, smaller title of the screen.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<NavigationSubtitleFamily>(.text(subtitleKey.text)))
  }

  /// Sets a second, smaller title of the screen, as it is.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S
  ) -> some View {
    modifier(AttributeModifier<NavigationSubtitleFamily>(.text(String(subtitle))))
  }

  /// Sets the title of the screen, in SwiftUI's older spelling.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen, in SwiftUI's older spelling.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen as it is, in SwiftUI's older spelling.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and its size, in SwiftUI's older spelling.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size, in SwiftUI's older spelling.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen as it is, and its size, in SwiftUI's older spelling.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title of the screen is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(AttributeModifier<TitleDisplayModeFamily>(AttributeValue(opaque: displayMode)))
  }

  /// Shows or hides the bar of the screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier<NavigationBarHiddenFamily>(.bool(hidden)))
  }

  /// Shows or hides the button that leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(AttributeModifier<BackButtonHiddenFamily>(.bool(hidesBackButton)))
  }
}
