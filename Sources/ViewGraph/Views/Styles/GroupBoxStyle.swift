/// How group boxes look.
///
/// Documented: https://developer.apple.com/documentation/swiftui/groupboxstyle.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the style's body.
  associatedtype Body: View
  /// A group box as its style sees it.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a view with this style consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: StylePart {
    static var partName: String { "Label" }
    let source: ContentSource
  }

  /// What is in the box.
  public struct Content: StylePart {
    static var partName: String { "Content" }
    let source: ContentSource
  }

  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

private struct GroupBoxStylesKey: EnvironmentKey { static var defaultValue: [any GroupBoxStyle] { [] } }

extension EnvironmentValues {
  /// The styles of the group boxes inside, the innermost last.
  var groupBoxStyles: [any GroupBoxStyle] {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

private enum GroupBoxStyles: StyleFamily {
  static let schema = AttributeSchema.style("groupBoxStyle", status: .behaves)
}

extension View {
  /// Sets the style of the group boxes inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyles, S>(style: style) { $0.groupBoxStyles.append(style) })
  }
}

extension DescribingPass {
  /// Describes a group box by the body of the style around it.
  ///
  /// Called from the content of `control(…)`, so that another style describes the view again.
  ///
  /// - Returns: `false`, with nothing described, where the style is a built-in one.
  mutating func groupBoxStyleBody(label: @escaping PartDescription, content: @escaping PartDescription)
    -> Bool
  {
    let styles = readingEnvironment { $0.groupBoxStyles }
    guard let style = styles.last, !(style is any BuiltInStyle) else { return false }
    func describe<S: GroupBoxStyle>(_ style: S, in pass: inout DescribingPass) {
      pass.styleBody(style, parts: [label, content]) { sources in
        GroupBoxStyleConfiguration(label: .init(source: sources[0]), content: .init(source: sources[1]))
      } makeBody: {
        $0.makeBody(configuration: $1)
      }
    }
    modifying {
      $0.push(environment: { $0.groupBoxStyles = styles.withoutInnermost })
    } _: {
      describe(style, in: &$0)
    }
    return true
  }
}
