/// How gauges look.
///
/// Documented: https://developer.apple.com/documentation/swiftui/gaugestyle.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// A gauge as its style sees it.
  typealias Configuration = GaugeStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// The label of its value, if it has one.
  public struct CurrentValueLabel: StylePart {
    static var partName: String { "CurrentValueLabel" }
    let source: ContentSource
  }

  /// The label at its start, if it has one.
  public struct MinimumValueLabel: StylePart {
    static var partName: String { "MinimumValueLabel" }
    let source: ContentSource
  }

  /// The label at its end, if it has one.
  public struct MaximumValueLabel: StylePart {
    static var partName: String { "MaximumValueLabel" }
    let source: ContentSource
  }

  /// The label of the gauge.
  public let label: Label
  /// The label of its value, if it has one.
  public let currentValueLabel: CurrentValueLabel?
  /// The label at its start, if it has one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label at its end, if it has one.
  public let maximumValueLabel: MaximumValueLabel?
  /// Where the value stands, from 0 to 1.
  public var value: Double
}

private struct GaugeStylesKey: EnvironmentKey { static var defaultValue: [any GaugeStyle] { [] } }

extension EnvironmentValues {
  /// The styles of the gauges inside, the innermost last.
  var gaugeStyles: [any GaugeStyle] {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

private enum GaugeStyles: StyleFamily {
  static let schema = AttributeSchema.style("gaugeStyle", status: .behaves)
}

extension View {
  /// Sets the style of the gauges inside.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyles, S>(style: style) { $0.gaugeStyles.append(style) })
  }
}

extension DescribingPass {
  /// Describes a gauge by the body of the style around it.
  ///
  /// Called from the content of `control(…)`, so that another style describes the view again.
  ///
  /// - Returns: `false`, with nothing described, where the style is a built-in one.
  mutating func gaugeStyleBody(
    value: Double, label: @escaping PartDescription, currentValueLabel: PartDescription?,
    minimumValueLabel: PartDescription?, maximumValueLabel: PartDescription?
  ) -> Bool {
    let styles = readingEnvironment { $0.gaugeStyles }
    guard let style = styles.last, !(style is any BuiltInStyle) else { return false }
    func describe<S: GaugeStyle>(_ style: S, in pass: inout DescribingPass) {
      pass.styleBody(
        style,
        parts: [
          label, currentValueLabel ?? { _ in }, minimumValueLabel ?? { _ in }, maximumValueLabel ?? { _ in },
        ]
      ) { sources in
        GaugeStyleConfiguration(
          label: .init(source: sources[0]),
          currentValueLabel: currentValueLabel.map { _ in .init(source: sources[1]) },
          minimumValueLabel: minimumValueLabel.map { _ in .init(source: sources[2]) },
          maximumValueLabel: maximumValueLabel.map { _ in .init(source: sources[3]) }, value: value)
      } makeBody: {
        $0.makeBody(configuration: $1)
      }
    }
    modifying {
      $0.push(environment: { $0.gaugeStyles = styles.withoutInnermost })
    } _: {
      describe(style, in: &$0)
    }
    return true
  }
}
