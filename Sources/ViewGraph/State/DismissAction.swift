/// Leaves what is shown: pops a level of a navigation stack, or closes a sheet.
///
/// Documented: https://developer.apple.com/documentation/swiftui/dismissaction. Where nothing is
/// presented, calling it has no effect.
public struct DismissAction {
  /// What presents; two actions of one presenter and level do the same.
  private let presenter: AnyObject?
  private let level: Int
  private let action: (@MainActor () -> Void)?

  /// Creates an action that does nothing, for views that nobody presents.
  init() {
    presenter = nil
    level = 0
    action = nil
  }

  /// Creates an action for a view that something presents.
  ///
  /// - Parameters:
  ///   - presenter: Lives as long as what is presented; tells actions apart.
  ///   - level: Tells the levels of one presenter apart.
  ///   - action: Leaves.
  init(of presenter: AnyObject, level: Int = 0, _ action: @escaping @MainActor () -> Void) {
    self.presenter = presenter
    self.level = level
    self.action = action
  }

  /// Whether there is something to leave.
  var isPresented: Bool { action != nil }

  /// Leaves what is shown.
  @MainActor public func callAsFunction() {
    action?()
  }
}

extension DismissAction: CustomComparison {
  /// Two actions are equal when they leave the same thing.
  static func areEqual(_ a: DismissAction, _ b: DismissAction) -> Bool {
    a.presenter === b.presenter && a.level == b.level
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// Leaves the presentation or the level of the navigation stack that a view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether something presents the view.
  public var isPresented: Bool { dismiss.isPresented }

  /// A binding to whether the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationLocation(dismiss))
  }
}

/// Whether a view is presented, and a way to end it.
public struct PresentationMode: Equatable {
  /// Whether something presents the view.
  public internal(set) var isPresented: Bool

  /// Leaves what is shown.
  public mutating func dismiss() { isPresented = false }
}

/// Where a presentation mode is read and written: written as not presented, it dismisses.
private final class PresentationLocation: Location<PresentationMode>, @unchecked Sendable {
  private let action: DismissAction

  init(_ action: DismissAction) { self.action = action }

  override func read() -> PresentationMode { PresentationMode(isPresented: action.isPresented) }

  override func write(_ value: PresentationMode, transaction: Transaction) {
    guard !value.isPresented else { return }
    let box = UncheckedBox(action)
    MainActor.assumeIsolated { box.value() }
  }

  override func isSame(as other: Location<PresentationMode>) -> Bool {
    guard let other = other as? PresentationLocation else { return false }
    return DismissAction.areEqual(action, other.action)
  }
}
