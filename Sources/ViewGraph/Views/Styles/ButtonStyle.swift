/// How buttons look; how they react to a press stays theirs.
///
/// Documented: https://developer.apple.com/documentation/swiftui/buttonstyle.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// What the style gets to know of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  ///
  /// A host taps at once, so this is always `false`.
  public let isPressed: Bool
}

/// How buttons look and how they react.
///
/// Documented: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// What the style gets to know of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its primitive style sees it.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: ActionBox

  /// Performs the button's action.
  @MainActor public func trigger() { action.run() }
}

/// Keeps the latest closure of a control, so that a configuration stays equal when only the closure
/// is new.
@MainActor final class ActionBox {
  var run: @MainActor () -> Void = {}
}

/// A style of either kind, in the environment.
enum AnyButtonStyle {
  case plain(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

private struct ButtonStylesKey: EnvironmentKey { static var defaultValue: [AnyButtonStyle] { [] } }

extension EnvironmentValues {
  /// The styles of the buttons inside, the innermost last.
  var buttonStyles: [AnyButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

private enum ButtonStyles: StyleFamily {
  static let schema = AttributeSchema.style("buttonStyle", status: .behaves)
}

private enum PrimitiveButtonStyles: StyleFamily {
  static let schema = AttributeSchema.style("buttonStyle", status: .behaves)
}

extension View {
  /// Sets the style of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<ButtonStyles, S>(style: style) { $0.buttonStyles.append(.plain(style)) })
  }

  /// Sets the style of the buttons inside.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<PrimitiveButtonStyles, S>(style: style) { $0.buttonStyles.append(.primitive(style)) })
  }
}
