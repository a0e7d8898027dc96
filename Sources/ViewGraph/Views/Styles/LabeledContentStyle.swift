/// How labelled content looks.
///
/// Documented: https://developer.apple.com/documentation/swiftui/labeledcontentstyle.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// Labelled content as its style sees it.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as its style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// What is labelled.
  public struct Content: StylePart {
    static var partName: String { "Content" }
    let source: ContentSource
  }

  /// The label.
  public let label: Label
  /// What is labelled.
  public let content: Content
}

private struct LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: [any LabeledContentStyle] { [] }
}

extension EnvironmentValues {
  /// The styles of the labelled contents inside, the innermost last.
  var labeledContentStyles: [any LabeledContentStyle] {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

private enum LabeledContentStyles: StyleFamily {
  static let schema = AttributeSchema.style("labeledContentStyle", status: .behaves)
}

extension View {
  /// Sets the style of the labelled contents inside.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyles, S>(style: style) { $0.labeledContentStyles.append(style) })
  }
}

extension DescribingPass {
  /// Describes labelled content by the body of the style around it.
  ///
  /// Called from the content of `control(…)`, so that another style describes the view again.
  ///
  /// - Returns: `false`, with nothing described, where the style is a built-in one.
  mutating func labeledContentStyleBody(label: @escaping PartDescription, content: @escaping PartDescription)
    -> Bool
  {
    let styles = readingEnvironment { $0.labeledContentStyles }
    guard let style = styles.last, !(style is any BuiltInStyle) else { return false }
    func describe<S: LabeledContentStyle>(_ style: S, in pass: inout DescribingPass) {
      pass.styleBody(style, parts: [label, content]) { sources in
        LabeledContentStyleConfiguration(
          label: .init(source: sources[0]), content: .init(source: sources[1]))
      } makeBody: {
        $0.makeBody(configuration: $1)
      }
    }
    modifying {
      $0.push(environment: { $0.labeledContentStyles = styles.withoutInnermost })
    } _: {
      describe(style, in: &$0)
    }
    return true
  }
}
