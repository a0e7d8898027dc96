/// What runs after the action of a button: an alert's buttons dismiss it.
struct AfterActionKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
