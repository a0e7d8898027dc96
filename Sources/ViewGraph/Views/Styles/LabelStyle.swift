/// How labels look.
///
/// Documented: https://developer.apple.com/documentation/swiftui/labelstyle.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// A label as its style sees it.
  typealias Configuration = LabelStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: StylePart {
    static var partName: String { "Title" }
    let source: ContentSource
  }

  /// The icon of the label.
  public struct Icon: StylePart {
    static var partName: String { "Icon" }
    let source: ContentSource
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

private struct LabelStylesKey: EnvironmentKey { static var defaultValue: [any LabelStyle] { [] } }

extension EnvironmentValues {
  /// The styles of the labels inside, the innermost last.
  var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

private enum LabelStyles: StyleFamily {
  static let schema = AttributeSchema.style("labelStyle", status: .behaves)
}

extension View {
  /// Sets the style of the labels inside.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyles, S>(style: style) { $0.labelStyles.append(style) })
  }
}

extension DescribingPass {
  /// Describes a label by the body of the style around it.
  ///
  /// Called from the content of `control(…)`, so that another style describes the view again.
  ///
  /// - Returns: `false`, with nothing described, where the style is a built-in one.
  mutating func labelStyleBody(title: @escaping PartDescription, icon: @escaping PartDescription) -> Bool {
    let styles = readingEnvironment { $0.labelStyles }
    guard let style = styles.last, !(style is any BuiltInStyle) else { return false }
    func describe<S: LabelStyle>(_ style: S, in pass: inout DescribingPass) {
      pass.styleBody(style, parts: [title, icon]) { sources in
        LabelStyleConfiguration(title: .init(source: sources[0]), icon: .init(source: sources[1]))
      } makeBody: {
        $0.makeBody(configuration: $1)
      }
    }
    modifying {
      $0.push(environment: { $0.labelStyles = styles.withoutInnermost })
    } _: {
      describe(style, in: &$0)
    }
    return true
  }
}

extension EnvironmentValues {
  /// The name of the built-in label style around a view, such as `iconOnly`; `nil` for a user-made one.
  var builtInLabelStyle: String? { (labelStyles.last as? any BuiltInStyle)?.styleName }
}
