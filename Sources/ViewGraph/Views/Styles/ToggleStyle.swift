/// How toggles look and how they are switched.
///
/// Documented: https://developer.apple.com/documentation/swiftui/togglestyle.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// What the style gets to know of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// The label.
  public let label: Label
  /// Whether the toggle stands for values of which some are on and some are off.
  public var isMixed: Bool
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

private struct ToggleStylesKey: EnvironmentKey { static var defaultValue: [any ToggleStyle] { [] } }

extension EnvironmentValues {
  /// The styles of the toggles inside, the innermost last.
  var toggleStyles: [any ToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

private enum ToggleStyles: StyleFamily {
  static let schema = AttributeSchema.style("toggleStyle", status: .behaves)
}

extension View {
  /// Sets the style of the toggles inside.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyles, S>(style: style) { $0.toggleStyles.append(style) })
  }
}
