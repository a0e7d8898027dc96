/// A program with scenes.
///
/// Declared only: `@main` on an app compiles, and running it says that there is nothing to show.
/// Documented: https://developer.apple.com/documentation/swiftui/app.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// What the app consists of.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Says that an app cannot be run here.
  public static func main() {
    print("\(Self.self) is an app without a screen: put its views into a ViewHost and ask that")
  }
}

/// A part of an app with a life of its own, such as a window.
///
/// Declared only. Documented: https://developer.apple.com/documentation/swiftui/scene.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A primitive scene has no body.
  public var body: Never { preconditionFailure("'\(Self.self)' is a primitive scene; it has no body to run") }
}

extension Scene {
  /// Adds commands to the scene; they are not kept.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Runs code when a value changes; scenes are never described, so it does not run.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Runs code when a value changes; scenes are never described, so it does not run.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Sets an environment value of the scene; it is not kept.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Puts an observable object into the scene's environment; it is not kept.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Puts an observable object into the scene's environment; it is not kept.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Sets the style of the scene's windows; it is not kept.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self)
  }

  /// Says how the scene's windows may be resized; it is not kept.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self)
  }
}

/// A scene with a modifier.
private struct ModifiedScene<Content: Scene> {
  let content: Content
}

extension ModifiedScene: Scene {
  typealias Body = Never
}

/// Builds the scenes of an app from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Takes a scene in.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds scenes in a row.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }

  /// Builds the scene of an `#available` condition.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }

  /// Passes on a scene that only newer systems have.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

private struct TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension TupleScene: Scene {
  typealias Body = Never
}

private struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: Scene {
  typealias Body = Never
}

/// Windows that show a view.
///
/// Declared only.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene {
  /// A group of windows has no body.
  public typealias Body = Never
}

extension WindowGroup {
  /// Creates windows that show a view.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates windows with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

/// A single window.
///
/// Declared only.
public struct Window<Content: View> {
  let content: Content

  /// Creates a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Window: Scene {
  /// A window has no body.
  public typealias Body = Never
}

/// The settings of an app.
///
/// Declared only.
public struct Settings<Content: View> {
  let content: Content

  /// Creates settings that show a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// Settings have no body.
  public typealias Body = Never
}

/// An item in the menu bar.
///
/// Declared only.
public struct MenuBarExtra<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates an item with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension MenuBarExtra: Scene {
  /// An item has no body.
  public typealias Body = Never
}

/// How the windows of a scene look.
///
/// Declared only.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The style that the system chooses.
public struct DefaultWindowStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle {
  /// Creates the style.
  public init() {}
}

extension HiddenTitleBarWindowStyle: WindowStyle {}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// How the windows of a scene may be resized.
///
/// Declared only.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// What the system chooses.
  public static let automatic = WindowResizability(name: "automatic")
  /// To the size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// To the smallest size of the content and beyond.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
