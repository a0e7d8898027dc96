/// The version of `identity-lint`.
enum LintVersion {
  static let current = "0.1.0"
}
