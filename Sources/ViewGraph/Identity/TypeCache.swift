import Foundation

/// Remembers one value per type, for questions that are slow to answer and whose answer never changes.
///
/// Several threads may ask at once; a value is then made more than once and the first one is kept. A lock of Foundation
/// guards the table, because `Mutex` needs macOS 15 and iOS 18.
final class TypeCache<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Value] = [:]

  /// The value for a type, made on the first call.
  func value(for type: Any.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ values[key] }) { return known }

    // Outside the lock, because making one value may ask for another.
    let made = make()
    return lock.withLock {
      if let known = values[key] { return known }
      values[key] = made
      return made
    }
  }
}
