extension AnyTransition {
  /// How the system shows and hides what is presented over a view, such as a sheet.
  static func presentation(_ name: String) -> AnyTransition {
    custom(name: "presentation as \(name)", hasMotion: true) {
      [TransitionEffect("presented", [.number(0), .number(1), .number(0)])]
    }
  }

  /// Whether the system plays the transition on its own account, under no animation of the app's.
  var isPresentation: Bool {
    guard case .custom(let name, _, _) = storage else { return false }
    return name.hasPrefix("presentation as ")
  }
}
