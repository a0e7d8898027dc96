/// What runs when a search field inside is submitted, innermost first.
struct SearchSubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
