/// Several views of which one is in front.
///
/// All tabs are present and keep their state, whichever is selected. A view is selected by its tag or
/// by the value of its ``Tab``. Documented: https://developer.apple.com/documentation/swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  /// A tab view has no body.
  public typealias Body = Never

  /// Describes the view with all of its tabs.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let selection = view.selection
    let control = Control(
      builtIn: selection == nil ? [.selection] : [],
      select: { value in
        guard let selection, let value = value.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      })
    pass.control(
      Self.self, control, schema: .tabView, boundTo: selection?.boundObjects ?? [],
      values: { [AttributeValue(optional: selection?.wrappedValue)] }
    ) { pass in
      Content._describe(view.content, in: &pass)
    }
  }
}

extension AttributeSchema {
  fileprivate static let tabView = AttributeSchema(
    "tabView", [Component("selection", .set(because: "a selection has no values in between"))],
    status: .behaves)
}

extension TabView {
  /// Creates tabs of the views of a closure, of which a bound value names the one in front.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Creates tabs of which a bound value names the one in front.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentView(tabs: content()))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs of the views of a closure.
  ///
  /// The view itself keeps which one is in front.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs.
  ///
  /// The view itself keeps which one is in front.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, content: TabContentView(tabs: content()))
  }
}
