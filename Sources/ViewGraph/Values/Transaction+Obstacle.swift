private struct AnimationObstacleKey: TransactionKey {
  static var defaultValue: String? { nil }
}

extension Transaction {
  /// Why an `.animation(_:value:)` on the way to a view does not animate it, where one is on the way.
  var obstacle: String? {
    get { self[AnimationObstacleKey.self] }
    set { self[AnimationObstacleKey.self] = newValue }
  }
}
