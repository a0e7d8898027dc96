/// A bar that can be shown, hidden or coloured.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ToolbarPlacement(name: "automatic")

  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")

  /// The bar of a navigation stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")

  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")

  /// The toolbar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// The ornament below a window in space.
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")

  /// The accessory bar with an identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(name: "accessoryBar(id: \(id))")
  }
}

extension ToolbarPlacement: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
