/// How the index of a paged tab view looks.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/indexviewstyle.
@MainActor @preconcurrency public protocol IndexViewStyle {}

private enum IndexViewStyles: StyleFamily {
  static let schema = AttributeSchema.style("indexViewStyle")
}

extension View {
  /// Sets the style of the page indices inside.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<IndexViewStyles, S>(style: style))
  }
}

/// A dot for each page.
public struct PageIndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable, CustomStringConvertible {
    /// The name that the author wrote.
    public let description: String

    /// What the system chooses.
    public static let automatic = BackgroundDisplayMode(description: "automatic")
    /// While a finger is on them.
    public static let interactive = BackgroundDisplayMode(description: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(description: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(description: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension PageIndexViewStyle: IndexViewStyle, BuiltInStyle {
  var styleName: String {
    backgroundDisplayMode == .automatic ? "page" : "page(backgroundDisplayMode: \(backgroundDisplayMode))"
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page, with a background at times.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
