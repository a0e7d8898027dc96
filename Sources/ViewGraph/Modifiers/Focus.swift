struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let (location, value, unfocused) = (binding.location, value, binding.unfocused)
    pass.push(
      focus: FocusTarget(
        matches: { location.peek() == value },
        focus: { location.write(value, transaction: .current) },
        unfocus: {
          // A property that already names another view has its reason.
          if location.peek() == value { location.write(unfocused, transaction: .current) }
        },
        location: location))
  }
}

extension View {
  /// Binds the focus of the view to a property that is `true` while the view has it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of the view to a property that equals a value while the view has it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
