/// Commands of a menu bar.
///
/// Declared only.
///
/// Documented: https://developer.apple.com/documentation/swiftui/commands.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Primitive commands have no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' are primitive commands; they have no body to run")
  }
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Takes commands in.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds a single command.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds commands in a row.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    TupleCommands(content: (repeat each content))
  }

  /// Builds the commands of an `if` without `else`.
  public static func buildOptional<Content: Commands>(_ content: Content?) -> some Commands {
    OptionalCommands(content: content)
  }
}

private struct TupleCommands<each Content: Commands> {
  let content: (repeat each Content)
}

extension TupleCommands: Commands {
  typealias Body = Never
}

private struct OptionalCommands<Content: Commands> {
  let content: Content?
}

extension OptionalCommands: Commands {
  typealias Body = Never
}

/// No commands.
///
/// Declared only.
public struct EmptyCommands {
  /// Creates no commands.
  public init() {}
}

extension EmptyCommands: Commands {
  /// Commands without content have no body.
  public typealias Body = Never
}

/// A menu of the menu bar.
///
/// Declared only.
public struct CommandMenu<Content: View> {
  let content: Content

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a menu.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// A menu has no body.
  public typealias Body = Never
}

/// Commands that stand before, after or in place of others.
///
/// Declared only.
public struct CommandGroup<Content: View> {
  let content: Content

  /// Creates commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

extension CommandGroup: Commands {
  /// A group has no body.
  public typealias Body = Never
}

/// A group of standard commands.
///
/// Declared only.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Hiding and ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Showing and hiding the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Windows in the order of the screen.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

/// The standard commands of a sidebar.
///
/// Declared only.
public struct SidebarCommands {
  /// Creates the commands.
  public init() {}
}

extension SidebarCommands: Commands {
  /// Standard commands have no body.
  public typealias Body = Never
}

/// The standard commands of a toolbar.
///
/// Declared only.
public struct ToolbarCommands {
  /// Creates the commands.
  public init() {}
}

extension ToolbarCommands: Commands {
  /// Standard commands have no body.
  public typealias Body = Never
}

/// The standard commands for editing text.
///
/// Declared only.
public struct TextEditingCommands {
  /// Creates the commands.
  public init() {}
}

extension TextEditingCommands: Commands {
  /// Standard commands have no body.
  public typealias Body = Never
}
