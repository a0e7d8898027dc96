/// Remembers the value that a transaction watches, and the pass that changed it.
private final class WatchedValue<Value: Equatable> {
  var value: Value
  /// The pass in which the value was another one than before.
  var changedIn = 0

  init(_ value: Value) { self.value = value }
}

/// Changes transactions on their way in updates that change a value.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
  let origin: TransactionOrigin
}

extension ValueTransactionModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let graph = pass.graph
    let watched = pass.construct { WatchedValue(value) }
    if watched.value != value {
      watched.value = value
      watched.changedIn = graph.tick
    }
    pass.push(
      transaction: { [transform, weak graph] transaction in
        let now = MainActor.assumeIsolated { [weak graph] in graph?.tick }
        if watched.changedIn == now { transform(&transaction) }
      }, from: origin)
  }
}

/// A transaction as it was before a closure's modifiers changed it.
private final class SavedTransaction {
  var transaction = Transaction()
}

/// Puts the modifiers of a closure under a transaction that their content does not see.
struct ScopedTransactionModifier<Result: View> {
  let transform: (inout Transaction) -> Void
  let origin: TransactionOrigin
  let body: (PlaceholderContentView<Self>) -> Result
}

extension ScopedTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    let saved = pass.construct { SavedTransaction() }
    let (transform, origin) = (modifier.transform, modifier.origin)
    let placeholder = PlaceholderContentView<Self> { pass in
      pass.modifying {
        $0.push(transaction: { $0 = saved.transaction }, from: origin)
      } _: {
        C._describe(content, in: &$0)
      }
    }
    let result = modifier.body(placeholder)
    pass.modifying {
      $0.push(
        transaction: {
          saved.transaction = $0
          transform(&$0)
        }, from: origin)
    } _: {
      Result._describe(result, in: &$0)
    }
  }
}

extension View {
  /// Animates every change inside, in SwiftUI's older form.
  @available(*, deprecated, message: "use 'animation(_:value:)', which says what is to be animated")
  nonisolated public func animation(
    _ animation: Animation?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      TransactionModifier(
        transform: { if !$0.disablesAnimations { $0.animation = animation } },
        origin: TransactionOrigin(
          name: ".animation(_:)", location: SourceLocation(fileID: fileID, line: line, column: column))))
  }

  /// Animates the changes of the modifiers that a closure applies, and not those of the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    scoped(
      TransactionOrigin(
        name: ".animation(_:body:)", location: SourceLocation(fileID: fileID, line: line, column: column)),
      { if !$0.disablesAnimations { $0.animation = animation } }, body)
  }

  /// Changes the transactions of the modifiers that a closure applies, and not those of the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    scoped(
      TransactionOrigin(
        name: ".transaction(_:body:)", location: SourceLocation(fileID: fileID, line: line, column: column)),
      transform, body)
  }

  nonisolated private func scoped<V: View>(
    _ origin: TransactionOrigin, _ transform: @escaping (inout Transaction) -> Void,
    _ body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      ScopedTransactionModifier(transform: transform, origin: origin) { placeholder in
        body(PlaceholderContentView(describe: placeholder.describe))
      })
  }

  /// Changes transactions on their way to the view in updates that change a value.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    modifier(
      ValueTransactionModifier(
        value: value, transform: transform,
        origin: TransactionOrigin(
          name: ".transaction(value:_:)",
          location: SourceLocation(fileID: fileID, line: line, column: column))))
  }
}
