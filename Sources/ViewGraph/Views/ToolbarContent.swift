/// Items of a toolbar.
///
/// Documented: https://developer.apple.com/documentation/swiftui/toolbarcontent.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// What the items consist of.
  @ToolbarContentBuilder var body: Body { get }

  /// Describes the items into the tree.
  static func _describe(_ content: Self, in pass: inout DescribingPass)
}

/// Items of a toolbar that a person may arrange; here they are as other items are.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Describes items with a body: a node that runs the body if it has to, like a view's.
  public static func _describe(_ content: Self, in pass: inout DescribingPass) {
    pass.composite(ToolbarComposite(content: content))
  }
}

extension ToolbarContent where Body == Never {
  /// Primitive items have no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is primitive toolbar content; it has no body to run")
  }
}

extension Never: CustomizableToolbarContent {}

/// Items with a body as a view, so that their state and environment work as a view's do.
private struct ToolbarComposite<Content: ToolbarContent>: View {
  let content: Content

  var body: some View { ToolbarContentView(content: content.body) }
}

/// Items of a toolbar as a view.
struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarContentView: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Content._describe(view.content, in: &pass)
  }
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes items in.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds no items.
  public static func buildBlock() -> TupleToolbarContent<> { TupleToolbarContent(content: ()) }

  /// Builds a single item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds items in a row.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(content: (repeat each content))
  }

  /// Builds the items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition, with the place of its brace.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(
      storage: .first(first), location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Builds the second branch of a condition, with the place of its brace.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(
      storage: .second(second), location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Passes on items that only newer systems have.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Toolbar items in a row.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension TupleToolbarContent: CustomizableToolbarContent {
  /// Items in a row have no body.
  public typealias Body = Never

  /// Describes each item at its position.
  public static func _describe(_ items: Self, in pass: inout DescribingPass) {
    var index = 0
    repeat describe(each items.content, &index, in: &pass)
  }

  @MainActor private static func describe<Item: ToolbarContent>(
    _ item: Item, _ index: inout Int, in pass: inout DescribingPass
  ) {
    pass.stepping(.child, index, at: nil) { Item._describe(item, in: &$0) }
    index += 1
  }
}

/// Toolbar items of a condition.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
  let location: SourceLocation?
}

extension ConditionalToolbarContent: CustomizableToolbarContent {
  /// A condition has no body.
  public typealias Body = Never

  /// Describes the branch that was taken.
  public static func _describe(_ items: Self, in pass: inout DescribingPass) {
    switch items.storage {
    case .first(let content):
      pass.stepping(.branch, 0, at: items.location) { First._describe(content, in: &$0) }
    case .second(let content):
      pass.stepping(.branch, 1, at: items.location) { Second._describe(content, in: &$0) }
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Describes the items if there are some.
  public static func _describe(_ items: Self, in pass: inout DescribingPass) {
    guard case .some(let content) = items else { return }
    pass.stepping(.branch, 0, at: pass.currentLocation) { Wrapped._describe(content, in: &$0) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
