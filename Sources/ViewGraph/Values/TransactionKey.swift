/// A key for a value of your own in a transaction.
public protocol TransactionKey<Value> {
  associatedtype Value

  /// What a transaction holds that sets no value.
  static var defaultValue: Value { get }
}
