/// Changes a view into another one.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view consists of.
  @ViewBuilder func body(content: Content) -> Body

  /// Describes modified content into the tree.
  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass)
}

extension ViewModifier {
  /// Describes a modifier with a body: a node that runs the body if it has to.
  @inlinable public static func _describe<C: View>(
    _ modifier: Self, content: C, in pass: inout DescribingPass
  ) {
    pass.modifier(modifier, content: content)
  }

  /// Makes one modifier of two.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// A primitive modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("'\(Self.self)' is a primitive modifier; it has no body to run")
  }
}

/// Stands for the content of a modifier in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: ContentSource
}

extension _ViewModifier_Content: View {
  /// The content has no body of its own.
  public typealias Body = Never

  /// Describes the content here.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    view.source.describePlace(named: "Content", type: Self.self, in: &pass)
  }
}

/// A view, or a modifier, with a modifier.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Creates modified content.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified content has no body of its own.
  public typealias Body = Never

  /// Describes the content under the modifier.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Modifier._describe(view.modifier, content: view.content, in: &pass)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Describes content under the inner modifier, and that under the outer one.
  public static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    Modifier._describe(
      modifier.modifier, content: ModifiedContent<C, Content>(content: content, modifier: modifier.content),
      in: &pass)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to a view.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that makes no view of its own: it gives attributes, environment values, gestures or
/// callbacks to the nodes that it modifies.
@usableFromInline protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Pushes what the modifier gives.
  @MainActor func push(onto pass: inout DescribingPass)
}

extension PrimitiveModifier {
  /// Describes content under what the modifier gives.
  @inlinable public static func _describe<C: View>(
    _ modifier: Self, content: C, in pass: inout DescribingPass
  ) {
    pass.modifying({ modifier.push(onto: &$0) }) { C._describe(content, in: &$0) }
  }
}

/// The body of a modifier.
final class ModifierBody<M: ViewModifier>: AnyBody {
  var modifier: M
  let source: ContentSource
  private var properties = InstalledProperties()

  /// Runs the body of a connected modifier and describes what it builds.
  private let describe: @MainActor (M, _ViewModifier_Content<M>, inout DescribingPass) -> Void

  init(
    _ modifier: M, source: ContentSource,
    describe: @escaping @MainActor (M, _ViewModifier_Content<M>, inout DescribingPass) -> Void
  ) {
    self.modifier = modifier
    self.source = source
    self.describe = describe
  }

  override func observedChanges() -> [(object: AnyObject, name: String, old: Any, new: Any)] {
    properties.observedChanges
  }

  override func retakeObservedValues() { properties.retakeObservedValues() }

  override func run(_ node: NodeID, in pass: inout DescribingPass) {
    let context = pass.graph.context(of: node, transaction: pass.context.transaction)
    run(node, isNewValue: false, context, in: &pass)
  }

  func run(
    _ node: NodeID, isNewValue: Bool, _ context: DescribingPass.Context, in pass: inout DescribingPass
  ) {
    pass.describeContent(of: node, context.reading(node)) { [self] pass in
      var installed = presented.map { ViewGraph.presenting($0, in: modifier) } ?? modifier
      pass.graph.currentBody = properties.beginEvaluation(
        of: &installed, node: node, type: M.self, isNewValue: isNewValue, in: &pass)
      describe(installed, _ViewModifier_Content(source: source), &pass)
      properties.endEvaluation(of: installed, node: node, type: M.self, in: &pass)
    }
  }
}

extension DescribingPass {
  /// Describes a modifier that has a body.
  @inlinable mutating func modifier<M: ViewModifier, C: View>(_ modifier: M, content: C) {
    self.modifier(
      modifier, describeContent: { C._describe(content, in: &$0) },
      describe: { modifier, content, pass in
        M.Body._describe(pass.runBody { modifier.body(content: content) }, in: &pass)
      })
  }

  /// Describes a modifier that has a body.
  @usableFromInline mutating func modifier<M: ViewModifier>(
    _ modifier: M, describeContent: @escaping @MainActor (inout DescribingPass) -> Void,
    describe: @escaping @MainActor (M, _ViewModifier_Content<M>, inout DescribingPass) -> Void
  ) {
    let opened = open(M.self, .modifier, at: nil)
    let live = graph.live(opened.node)
    live.environment = (opened.changed ?? context).environment
    guard let body = live.body as? ModifierBody<M> else {
      let source = ContentSource(reader: context.reader, describe: describeContent)
      let body = ModifierBody(modifier, source: source, describe: describe)
      live.body = body
      body.run(opened.node, isNewValue: true, opened.changed ?? context, in: &self)
      return
    }
    body.source.describe = describeContent
    body.source.reader = context.reader
    findings.comparisons += 1
    let isEqual = valuesAreEqual(body.modifier, modifier)
    if !isEqual {
      keepPresented(
        body.modifier, on: body, of: opened.node, under: (opened.changed ?? context).transaction.animation)
      body.modifier = modifier
    }
    if isEqual, !graph.store.isDirty(opened.node) {
      body.source.describeAgain(in: &self)
    } else {
      body.run(opened.node, isNewValue: !isEqual, opened.changed ?? context, in: &self)
      // The body may place the content in views that are equal and therefore skipped.
      changedSources.append(body.source)
    }
  }
}
