#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that one thread at a time may read or write.
///
/// What is protected need not be `Sendable`: the owner promises that nothing reached through the
/// value is touched outside of `withLock(_:)` by two threads at once.
///
/// The lock is not recursive. Code of others (closures, `==`, the `deinit` of a value that is
/// replaced) must not run under it: move such values out as the result of the body, and let them
/// go afterwards.
///
/// Where Darwin is, the lock is the one of `os`, since `Mutex` is newer there than the systems this
/// package runs on.
struct Protected<State>: ~Copyable, Sendable {
  #if canImport(Darwin)
    private let lock: OSAllocatedUnfairLock<State>

    init(_ state: State) {
      lock = OSAllocatedUnfairLock(uncheckedState: state)
    }

    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  #else
    private let mutex: Mutex<ProtectedValue<State>>

    init(_ state: State) {
      mutex = Mutex(ProtectedValue(value: state))
    }

    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      try mutex.withLock { state in ProtectedValue(value: try body(&state.value)) }.value
    }
  #endif
}

#if !canImport(Darwin)
  /// A value on its way through the lock, which lets only `Sendable` values in and out.
  // Neither private nor nested: Swift 6.3.1 crashes on these here ("doesn't have external or weak linkage").
  struct ProtectedValue<Value>: @unchecked Sendable {
    var value: Value
  }
#endif
