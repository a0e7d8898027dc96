/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a search field in a navigation bar leaves when the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let name: String

    /// What the system chooses where it stands.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")

    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// In the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// In the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// In the navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// In the navigation bar, below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer(displayMode: \(displayMode.name))")
  }
}

extension SearchFieldPlacement: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}

extension SearchFieldPlacement.NavigationBarDrawerDisplayMode: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
