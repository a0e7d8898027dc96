enum ToolbarBackgroundFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "toolbarBackground", [.init("toolbarBackground", .interpolatesAtLeaves), .init("bars", .setOptions)])
}

enum ToolbarBackgroundVisibilityFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "toolbarBackgroundVisibility",
    [.init("toolbarBackgroundVisibility", .setChoice), .init("bars", .setOptions)])
}

enum ToolbarColorSchemeFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "toolbarColorScheme", [.init("toolbarColorScheme", .setChoice), .init("bars", .setOptions)])
}

enum ToolbarTitleDisplayModeFamily: AttributeFamily {
  static let schema = AttributeSchema("toolbarTitleDisplayMode", .setChoice)
}

enum ToolbarRoleFamily: AttributeFamily {
  static let schema = AttributeSchema("toolbarRole", .setChoice)
}

enum StatusBarHiddenFamily: AttributeFamily {
  static let schema = AttributeSchema("statusBarHidden", .setBoolean)
}

enum PersistentSystemOverlaysFamily: AttributeFamily {
  static let schema = AttributeSchema("persistentSystemOverlays", .setChoice)
}

enum DefersSystemGesturesFamily: AttributeFamily {
  static let schema = AttributeSchema("defersSystemGestures", .setOptions)
}

/// What the content under a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the platform finds right.
  public static let automatic = ToolbarRole(name: "automatic")

  /// A stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// Looking through content.
  public static let browser = ToolbarRole(name: "browser")

  /// Editing a document.
  public static let editor = ToolbarRole(name: "editor")
}

extension ToolbarRole: CustomStringConvertible {
  /// The role's name.
  public var description: String { name }
}

extension View {
  /// Sets what bars are drawn with.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(
      AttributeModifier<ToolbarBackgroundFamily>(AttributeValue(style: style), AttributeValue(opaque: bars)))
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    backgroundVisibility(visibility, bars)
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    backgroundVisibility(visibility, bars)
  }

  nonisolated private func backgroundVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    modifier(
      AttributeModifier<ToolbarBackgroundVisibilityFamily>(
        AttributeValue(opaque: visibility), AttributeValue(opaque: bars)))
  }

  /// Draws bars for light or dark surroundings; `nil` leaves it to them.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      AttributeModifier<ToolbarColorSchemeFamily>(
        AttributeValue(optional: colorScheme), AttributeValue(opaque: bars)))
  }

  /// Sets how large the title in a toolbar is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(AttributeModifier<ToolbarTitleDisplayModeFamily>(AttributeValue(opaque: mode)))
  }

  /// Says what the content under a toolbar is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(AttributeModifier<ToolbarRoleFamily>(AttributeValue(opaque: role)))
  }

  /// Shows or hides the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(AttributeModifier<StatusBarHiddenFamily>(.bool(hidden)))
  }

  /// Shows or hides the status bar, in SwiftUI's older spelling.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }

  /// Shows or hides what the system draws over the view.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(AttributeModifier<PersistentSystemOverlaysFamily>(AttributeValue(opaque: visibility)))
  }

  /// Lets the view's gestures at some edges go before the system's.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(AttributeModifier<DefersSystemGesturesFamily>(AttributeValue(opaque: edges)))
  }
}
