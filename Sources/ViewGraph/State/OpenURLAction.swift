import Foundation

/// Opens a URL: with a closure from the environment, or not at all.
///
/// A host has no system that opens anything. Documented:
/// https://developer.apple.com/documentation/swiftui/openurlaction.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// The handler opened it.
    public static let handled = Result(isAccepted: true)

    /// The handler threw it away.
    public static let discarded = Result(isAccepted: false)

    /// The handler leaves it to the system; here nothing opens it.
    public static let systemAction = Result(isAccepted: false)

    /// The handler leaves another URL to the system; here nothing opens it.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and says whether it was accepted.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Refreshes what a view shows.
///
/// Documented:
/// https://developer.apple.com/documentation/swiftui/refreshaction.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

/// Closes the search field around a view; here it stays open.
public struct DismissSearchAction {
  /// Closes the search field.
  public func callAsFunction() {}
}

/// Opens a window of the app; here nothing opens.
public struct OpenWindowAction {
  /// Opens the window with an id.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<D: Hashable & Codable>(value: D) {}
  /// Opens the window with an id for a value.
  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window of the app; here nothing closes.
public struct DismissWindowAction {
  /// Closes the window with an id.
  public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  public func callAsFunction<D: Hashable & Codable>(value: D) {}
  /// Closes the window with an id for a value.
  public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
  /// Closes the window of the view.
  public func callAsFunction() {}
}
