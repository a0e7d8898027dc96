struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ValueModifier {
  static var schema: AttributeSchema { .transition }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: transition)] }
}

struct AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
  let location: SourceLocation?
}

extension AnimationModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(animation: animation, value: value, at: location)
  }
}

struct TransactionModifier {
  let transform: (inout Transaction) -> Void
  let origin: TransactionOrigin
}

extension TransactionModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(transaction: transform, from: origin)
  }
}

extension View {
  /// Sets what the view plays while it enters and leaves.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Animates the view in updates that change a value.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    modifier(
      AnimationModifier(
        animation: animation, value: value,
        location: SourceLocation(fileID: fileID, line: line, column: column)))
  }

  /// Animates the view in updates that change a value, for use as a function.
  @_disfavoredOverload
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value, location: nil))
  }

  /// Changes every transaction on its way to the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    modifier(
      TransactionModifier(
        transform: transform,
        origin: TransactionOrigin(
          name: ".transaction", location: SourceLocation(fileID: fileID, line: line, column: column))))
  }

  /// Changes every transaction on its way to the view, for use as a function.
  @_disfavoredOverload
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      TransactionModifier(
        transform: transform, origin: TransactionOrigin(name: ".transaction", location: nil)))
  }
}
