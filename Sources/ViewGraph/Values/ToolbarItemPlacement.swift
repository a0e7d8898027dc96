/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")

  /// Before the title, for going from place to place.
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  /// Where the most common action goes.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  /// Where actions go that are used less.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")

  /// Where a change of state is told.
  public static let status = ToolbarItemPlacement(name: "status")

  /// Where a modal presentation is accepted.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  /// Where a modal presentation is left without a change.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// Where a modal presentation deletes something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")

  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")

  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")

  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")

  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")

  /// The ornament below a window in space.
  public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")

  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")

  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")

  /// In place of the title.
  public static let title = ToolbarItemPlacement(name: "title")

  /// In place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")

  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")

  /// In place of the subtitle below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")

  /// The accessory bar with an identifier.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(name: "accessoryBar(id: \(id))")
  }
}

extension ToolbarItemPlacement: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
