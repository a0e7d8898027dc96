/// The container that a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")

  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")

  /// A navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// A store of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")

  /// The header of a store of subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")

  /// A store of subscriptions with its header.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}

extension ContainerBackgroundPlacement: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
