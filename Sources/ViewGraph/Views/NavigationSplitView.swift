/// Two or three columns, of which the later ones show what is selected in the earlier ones.
///
/// All columns are present, whichever are visible, and every column keeps its state. A link pushes
/// on the navigation stack that it stands in, not on that of another column. Documented:
/// https://developer.apple.com/documentation/swiftui/navigationsplitview.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View {
  /// A split view has no body.
  public typealias Body = Never

  /// Describes the columns: the sidebar at `[0]`, the content at `[1]`, the detail at `[2]`.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let (visibility, column) = (view.columnVisibility, view.preferredCompactColumn)
    pass.control(
      Self.self, Control(), schema: .navigationSplitView,
      boundTo: (visibility?.boundObjects ?? []) + (column?.boundObjects ?? []),
      values: {
        [AttributeValue(optional: visibility?.wrappedValue), AttributeValue(optional: column?.wrappedValue)]
      }
    ) { pass in
      pass.part(0, view.sidebar)
      pass.part(1, view.content)
      pass.part(2, view.detail)
    }
  }
}

extension AttributeSchema {
  fileprivate static let navigationSplitView = AttributeSchema(
    "navigationSplitView",
    [
      Component("columnVisibility", .set(because: "a choice of columns has no values in between")),
      Component("preferredCompactColumn", .set(because: "a choice of columns has no values in between")),
    ])
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates three columns of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates three columns of which a binding says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  /// Creates three columns with bindings to what is visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  /// Creates two columns of which a binding says which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(),
      content: EmptyView(),
      detail: detail())
  }

  /// Creates two columns of which a binding says which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }

  /// Creates two columns with bindings to what is visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}
