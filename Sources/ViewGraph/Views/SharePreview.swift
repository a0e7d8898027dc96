/// What a person sees of a thing before it is shared.
///
/// Declared only: nothing is shared, so that a preview is built and not kept.
/// Documented: https://developer.apple.com/documentation/swiftui/sharepreview.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Creates a preview with a title, the title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }

  /// Creates a preview with a title, the title a text.
  public init(_ title: Text) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Creates a preview with a title and an image, the title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }

  /// Creates a preview with a title and an image, the title a text.
  public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Creates a preview with a title and an icon, the title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }

  /// Creates a preview with a title and an icon, the title a text.
  public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Creates a preview with a title, an image and an icon, the title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }

  /// Creates a preview with a title, an image and an icon, the title a text.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}
