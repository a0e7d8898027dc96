/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")

  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")

  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")

  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

extension NavigationSplitViewVisibility: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")

  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")

  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitViewColumn: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
