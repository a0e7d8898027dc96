extension View {
  /// Prints what made the body run, in SwiftUI's words, when called in the body.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/view/_printchanges(). Byte
  /// offsets of nested properties are those of this library's wrappers, not of SwiftUI's.
  public static func _printChanges() {
    if let line = Graph.current?.currentBody?.line { print(line) }
  }

  /// Prints what made the body run; SwiftUI writes the same words to the system's log.
  public static func _logChanges() { _printChanges() }
}

extension ViewModifier {
  /// Prints what made the modifier's body run, in SwiftUI's words, when called in the body.
  public static func _printChanges() {
    if let line = Graph.current?.currentBody?.line { print(line) }
  }

  /// Prints what made the modifier's body run; SwiftUI writes the same words to the system's log.
  public static func _logChanges() { _printChanges() }
}
