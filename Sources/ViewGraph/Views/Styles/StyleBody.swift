/// The body that a user-made style gives to a control: a node of the style's type, in which the
/// style's own state and environment work.
final class StyleBody<Style, Configuration, Content: View>: AnyBody {
  fileprivate var style: Style
  fileprivate var configuration: Configuration
  fileprivate var makeBody: (Style, Configuration) -> Content
  /// Stand for the parts of the control, such as its label, in the configuration.
  fileprivate let sources: [ContentSource]
  private var properties = InstalledProperties()

  fileprivate init(
    _ style: Style, _ configuration: Configuration, sources: [ContentSource],
    makeBody: @escaping (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.sources = sources
    self.makeBody = makeBody
  }

  override func observedChanges() -> [(object: AnyObject, name: String, old: Any, new: Any)] {
    properties.observedChanges
  }

  override func run(_ node: NodeID, in pass: inout DescribingPass) {
    let context = pass.graph.context(of: node, transaction: pass.context.transaction)
    run(node, isNewValue: false, context, in: &pass)
  }

  fileprivate func run(
    _ node: NodeID, isNewValue: Bool, _ context: DescribingPass.Context, in pass: inout DescribingPass
  ) {
    pass.describeContent(of: node, context.reading(node)) { [self] pass in
      var installed = style
      pass.graph.currentBody = properties.beginEvaluation(
        of: &installed, node: node, type: Style.self, isNewValue: isNewValue, in: &pass)
      let content = pass.runBody { makeBody(installed, configuration) }
      Content._describe(content, in: &pass)
      properties.endEvaluation(of: installed, node: node, type: Style.self, in: &pass)
    }
  }
}

/// Describes a part of a control, wherever its style places it.
typealias PartDescription = @MainActor (inout DescribingPass) -> Void

/// How a part of a control is described, if there is such a part.
@MainActor func partDescription<Part: View>(of part: Part?) -> PartDescription? {
  guard let part else { return nil }
  return { Part._describe(part, in: &$0) }
}

extension DescribingPass {
  /// Describes the body of a user-made style as the content of a control.
  ///
  /// The type of the style is part of the body's identity: another type replaces the body, another
  /// value of the same type does not. `makeBody` runs when the style, the configuration or something
  /// that it reads has changed; where only a part has, the part alone is described again.
  ///
  /// - Parameters:
  ///   - parts: Describe the parts of the control.
  ///   - configuration: Makes the configuration with what stands for the parts.
  ///   - makeBody: Asks the style for its body.
  mutating func styleBody<Style, Configuration, Content: View>(
    _ style: Style, parts: [PartDescription], configuration: ([ContentSource]) -> Configuration,
    makeBody: @escaping (Style, Configuration) -> Content
  ) {
    stepping(hiding: Style.self, at: nil) { pass in
      pass.openStyleBody(style, parts, configuration, makeBody)
    }
  }

  private mutating func openStyleBody<Style, Configuration, Content: View>(
    _ style: Style, _ parts: [PartDescription], _ configuration: ([ContentSource]) -> Configuration,
    _ makeBody: @escaping (Style, Configuration) -> Content
  ) {
    let opened = open(Style.self, .composite, at: nil)
    let live = graph.live(opened.node)
    live.environment = (opened.changed ?? context).environment
    guard let body = live.body as? StyleBody<Style, Configuration, Content> else {
      let sources = parts.map { ContentSource(reader: context.reader, describe: $0) }
      let body = StyleBody(style, configuration(sources), sources: sources, makeBody: makeBody)
      live.body = body
      body.run(opened.node, isNewValue: true, opened.changed ?? context, in: &self)
      return
    }
    for (source, part) in zip(body.sources, parts) {
      source.describe = part
      source.reader = context.reader
    }
    body.makeBody = makeBody
    findings.comparisons += 1
    let next = configuration(body.sources)
    let isEqual = valuesAreEqual(body.style, style) && valuesAreEqual(body.configuration, next)
    if !isEqual {
      body.style = style
      body.configuration = next
    }
    if isEqual, !graph.store.isDirty(opened.node) {
      for source in body.sources { source.describeAgain(in: &self) }
    } else {
      body.run(opened.node, isNewValue: !isEqual, opened.changed ?? context, in: &self)
      changedSources += body.sources
    }
  }
}

/// A part of a control, as the configuration of a style hands it over.
protocol StylePart: View where Body == Never {
  /// What the part is called in the tree.
  static var partName: String { get }
  /// What the control was given for it.
  var source: ContentSource { get }
}

extension StylePart {
  /// Describes the part where the style places it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    view.source.describePlace(named: partName, type: Self.self, in: &pass)
  }
}
