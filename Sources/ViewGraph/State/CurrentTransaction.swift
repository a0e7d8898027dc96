import Foundation

/// Tells the transactions of different `withAnimation` calls apart.
private struct TransactionScopeKey: TransactionKey {
  static var defaultValue: Int { 0 }
}

/// Tells whether a transaction was closed over by `withTransaction` or `withAnimation`.
private enum TransactionStack {
  // Only the main thread reads or writes these; every access is guarded.
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) static var lastScope = 0

  static func replace<Result>(with transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let previous = current
    current = transaction
    defer { current = previous }
    return try body()
  }
}

extension Transaction {
  /// The transaction that a write on the main thread carries at the moment.
  static var current: Transaction {
    isOnMainActor() ? TransactionStack.current : Transaction()
  }

  /// Carries what animatable data have come to at a moment; nothing else belongs to its update.
  static var presentation: Transaction {
    var transaction = Transaction()
    transaction[TransactionScopeKey.self] = -1
    return transaction
  }

  /// Whether the transaction only carries what animatable data have come to.
  var isPresentation: Bool { self[TransactionScopeKey.self] == -1 }

  /// Whether two writes under these transactions belong to one update.
  func isSameScope(as other: Transaction) -> Bool {
    self[TransactionScopeKey.self] == other[TransactionScopeKey.self]
  }

  /// Runs code so that its writes carry the transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isOnMainActor() else { return try body() }
    TransactionStack.lastScope += 1
    var transaction = self
    transaction[TransactionScopeKey.self] = TransactionStack.lastScope
    defer { noteCompletions() }
    return try TransactionStack.replace(with: transaction, body)
  }

  /// Hands the completions to the store whose host is at work; without one nothing is animated, unless a host was
  /// at work inside.
  private func noteCompletions() {
    let outer = TransactionStack.current.completions
    let own = completions.filter { completion in !outer.contains { $0 === completion } }
    guard !own.isEmpty else { return }
    let box = UncheckedBox(own)
    MainActor.assumeIsolated {
      guard let store = StateStore.current else {
        for completion in box.value where !completion.isAwaited && !completion.isWaiting { completion.run() }
        return
      }
      for completion in box.value { store.number(completion) }
      store.completions += box.value
    }
  }

  /// Runs code so that its writes carry no transaction, whatever is around.
  static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isOnMainActor() else { return try body() }
    return try TransactionStack.replace(with: Transaction(), body)
  }
}

/// Runs code so that every change it makes is animated.
///
/// Documented: https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try transaction.run(body)
}

/// Runs code so that every change it makes is animated, and a closure when the animations are over.
///
/// The closure runs once: at the end of the update if nothing is animated, otherwise when the host's clock has
/// come to the end of the animations (documented:
/// https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)).
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.run(body)
}

/// Runs code so that every change it makes carries a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.run(body)
}

/// Runs code so that every change it makes carries a value of a transaction.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}
