/// Whether a value can change while the view that reads it is on the screen, and why that is thought.
struct ValueChange: Codable, Hashable, Sendable {
  enum Verdict: String, Codable, Sendable {
    case changes
    case constant
    /// The given sources do not tell.
    case unknown
  }

  let verdict: Verdict
  let reason: String
  /// The places that write to it or hand it over as a binding, in the order of the index.
  var places: [Place] = []

  struct Place: Codable, Hashable, Sendable {
    let path: String
    let position: SourcePosition
    /// What happens there: `toggled`, `assigned`, `handed to TextField`.
    let what: String
    let animation: WriteAnimation
  }

  static func constant(_ reason: String) -> ValueChange { ValueChange(verdict: .constant, reason: reason) }
  static func unknown(_ reason: String) -> ValueChange { ValueChange(verdict: .unknown, reason: reason) }
}

extension WriteAnimation: CustomStringConvertible {
  /// The animation as it is written; empty for none.
  var description: String {
    switch self {
    case .none: ""
    case .withAnimation(let text): text.isEmpty ? "withAnimation" : "withAnimation(\(text))"
    case .withTransaction(let text): "withTransaction(\(text))"
    case .binding(let text): text.isEmpty ? "binding with .animation()" : "binding with .animation(\(text))"
    }
  }
}

/// What is known of the values that SwiftUI's environment holds.
enum EnvironmentKeys {
  /// Keys that change while a view is on the screen.
  static let changing: Set<String> = [
    "isEnabled", "horizontalSizeClass", "verticalSizeClass", "controlActiveState", "scenePhase",
    "colorScheme",
    "accessibilityVoiceOverEnabled", "accessibilityReduceMotion", "dynamicTypeSize", "sizeCategory",
    "editMode", "isFocused",
    "isSearching", "appearsActive", "isPresented", "isSceneCaptured", "redactionReasons",
  ]

  /// Keys that stay as they are while a view is on the screen.
  static let constant: Set<String> = [
    "widgetFamily", "layoutDirection", "locale", "calendar", "timeZone", "displayScale", "pixelLength",
    "dismiss", "openURL",
    "openWindow", "dismissWindow", "dismissSearch", "presentationMode", "managedObjectContext",
    "modelContext",
    "refresh", "requestReview", "undoManager", "userInterfaceIdiom", "idiom",
  ]
}
