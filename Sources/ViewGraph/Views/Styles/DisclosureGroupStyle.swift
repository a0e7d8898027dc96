/// How disclosure groups look.
///
/// Documented: https://developer.apple.com/documentation/swiftui/disclosuregroupstyle.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// A disclosure group as its style sees it.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// What the group hides and shows.
  public struct Content: StylePart {
    static var partName: String { "Content" }
    let source: ContentSource
  }

  /// The label of the group.
  public let label: Label
  /// What the group hides and shows.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

private struct DisclosureGroupStylesKey: EnvironmentKey {
  static var defaultValue: [any DisclosureGroupStyle] { [] }
}

extension EnvironmentValues {
  /// The styles of the disclosure groups inside, the innermost last.
  var disclosureGroupStyles: [any DisclosureGroupStyle] {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

private enum DisclosureGroupStyles: StyleFamily {
  static let schema = AttributeSchema.style("disclosureGroupStyle", status: .behaves)
}

extension View {
  /// Sets the style of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureGroupStyles, S>(style: style) { $0.disclosureGroupStyles.append(style) })
  }
}

/// The style that the system chooses.
public struct AutomaticDisclosureGroupStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
