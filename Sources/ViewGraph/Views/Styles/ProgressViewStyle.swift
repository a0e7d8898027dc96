/// How progress looks.
///
/// Documented: https://developer.apple.com/documentation/swiftui/progressviewstyle.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// A progress view as its style sees it.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress, if it has one.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// The label of its value, if it has one.
  public struct CurrentValueLabel: StylePart {
    static var partName: String { "CurrentValueLabel" }
    let source: ContentSource
  }

  /// The label of the progress, if it has one.
  public let label: Label?
  /// The label of its value, if it has one.
  public let currentValueLabel: CurrentValueLabel?
  /// How much is done, from 0 to 1; `nil` if nobody knows.
  public let fractionCompleted: Double?
}

private struct ProgressViewStylesKey: EnvironmentKey {
  static var defaultValue: [any ProgressViewStyle] { [] }
}

extension EnvironmentValues {
  /// The styles of the progress views inside, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

private enum ProgressViewStyles: StyleFamily {
  static let schema = AttributeSchema.style("progressViewStyle", status: .behaves)
}

extension View {
  /// Sets the style of the progress views inside.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressViewStyles, S>(style: style) { $0.progressViewStyles.append(style) })
  }
}

extension DescribingPass {
  /// Describes a progress view by the body of the style around it.
  ///
  /// Called from the content of `control(…)`, so that another style describes the view again.
  ///
  /// - Returns: `false`, with nothing described, where the style is a built-in one.
  mutating func progressViewStyleBody(
    fractionCompleted: Double?, label: PartDescription?, currentValueLabel: PartDescription?
  ) -> Bool {
    let styles = readingEnvironment { $0.progressViewStyles }
    guard let style = styles.last, !(style is any BuiltInStyle) else { return false }
    func describe<S: ProgressViewStyle>(_ style: S, in pass: inout DescribingPass) {
      pass.styleBody(style, parts: [label ?? { _ in }, currentValueLabel ?? { _ in }]) { sources in
        ProgressViewStyleConfiguration(
          label: label.map { _ in .init(source: sources[0]) },
          currentValueLabel: currentValueLabel.map { _ in .init(source: sources[1]) },
          fractionCompleted: fractionCompleted)
      } makeBody: {
        $0.makeBody(configuration: $1)
      }
    }
    modifying {
      $0.push(environment: { $0.progressViewStyles = styles.withoutInnermost })
    } _: {
      describe(style, in: &$0)
    }
    return true
  }
}
