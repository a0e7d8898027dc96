/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are selected.
  associatedtype TabValue: Hashable

  /// Describes the tabs into the tree.
  static func _describe(_ tabs: Self, in pass: inout DescribingPass)
}

/// A tab with its label and its view.
///
/// Documented: https://developer.apple.com/documentation/swiftui/tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable, CustomStringConvertible {
  /// The name that the author wrote.
  public let description: String

  /// It searches.
  public static let search = TabRole(description: "search")
}

extension Tab: TabContent {
  /// The type of the value by which the tab is selected.
  public typealias TabValue = Value

  /// Describes a node with the tab's view; the label comes after it.
  public static func _describe(_ tab: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container) { pass in
      pass.push(
        .tab,
        [AttributeValue(optional: tab.value.map { AnyHashable($0) }), AttributeValue(optional: tab.role)])
    } content: { pass in
      pass.part(0, tab.content)
      pass.part(1, tab.label)
    }
  }
}

extension AttributeSchema {
  fileprivate static let tab = AttributeSchema(
    "tab",
    [
      Component("tag", .set(because: "a tag has no values in between")),
      Component("role", .set(because: "a role has no values in between")),
    ], status: .behaves)
}

extension Tab {
  /// Creates a tab with a value and a label of any kind.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of any kind.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(ViewGraph.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a value, a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(ViewGraph.Label(title, systemImage: systemImage)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(ViewGraph.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(ViewGraph.Label(title, systemImage: systemImage)))
  }
}

/// The title and the symbol of a tab.
public struct DefaultTabLabel {
  let label: Label<Text, Image>

  init(_ label: Label<Text, Image>) { self.label = label }
}

extension DefaultTabLabel: View {
  /// A tab's label has no body.
  public typealias Body = Never

  /// Describes the label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Label<Text, Image>._describe(view.label, in: &pass)
  }
}

/// The tabs of a tab view as a view.
public struct TabContentView<Tabs: TabContent> {
  let tabs: Tabs
}

extension TabContentView: View {
  /// Tabs have no body.
  public typealias Body = Never

  /// Describes the tabs.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Tabs._describe(view.tabs, in: &pass)
  }
}

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab in.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Builds a single tab.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Builds tabs in a row.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<
    TabValue, repeat each C
  > {
    TupleTabContent(content: (repeat each content))
  }

  /// Builds the tabs of an `if` without `else`.
  public static func buildOptional<C: TabContent>(_ content: C?) -> ConditionalTabContent<C, C>
  where C.TabValue == TabValue {
    ConditionalTabContent(storage: content.map { .first($0) } ?? .none)
  }

  /// Builds the first branch of a condition.
  public static func buildEither<A: TabContent, B: TabContent>(first: A) -> ConditionalTabContent<A, B> {
    ConditionalTabContent(storage: .first(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<A: TabContent, B: TabContent>(second: B) -> ConditionalTabContent<A, B> {
    ConditionalTabContent(storage: .second(second))
  }
}

/// Tabs in a row.
public struct TupleTabContent<TabValue: Hashable, each Content: TabContent> {
  let content: (repeat each Content)
}

extension TupleTabContent: TabContent {
  /// Describes each tab at its position.
  public static func _describe(_ tabs: Self, in pass: inout DescribingPass) {
    var index = 0
    repeat pass.tab(each tabs.content, &index)
  }
}

extension DescribingPass {
  /// Describes one of several tabs in a row and counts it.
  fileprivate mutating func tab<Content: TabContent>(_ tab: Content, _ index: inout Int) {
    stepping(.child, index, at: nil) { Content._describe(tab, in: &$0) }
    index += 1
  }
}

/// Tabs of a condition.
public struct ConditionalTabContent<First: TabContent, Second: TabContent> {
  enum Storage {
    case first(First)
    case second(Second)
    case none
  }

  let storage: Storage
}

extension ConditionalTabContent: TabContent {
  /// The type of the values of the first branch's tabs.
  public typealias TabValue = First.TabValue

  /// Describes the branch that was taken.
  public static func _describe(_ tabs: Self, in pass: inout DescribingPass) {
    switch tabs.storage {
    case .first(let content):
      pass.stepping(.branch, 0, at: pass.currentLocation) { First._describe(content, in: &$0) }
    case .second(let content):
      pass.stepping(.branch, 1, at: pass.currentLocation) { Second._describe(content, in: &$0) }
    case .none: break
    }
  }
}
