enum FocusableFamily: AttributeFamily {
  static let schema = AttributeSchema("focusable", .set(because: "a Boolean has no values in between"))
}

enum DefaultFocusFamily: AttributeFamily {
  static let schema = AttributeSchema("defaultFocus", .set(because: "a focus has no values in between"))
}

enum FocusSectionFamily: AttributeFamily {
  static let schema = AttributeSchema("focusSection", .set(because: "a focus has no values in between"))
}

enum FocusedValueFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "focusedValue", .set(because: "it has no effect"), status: .declaredOnly)
}

extension View {
  /// Says whether the view can take the focus; it is kept and compared.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(AttributeModifier<FocusableFamily>(.bool(isFocusable)))
  }

  /// Says which view inside begins with the focus; it is kept and compared.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    modifier(AttributeModifier<DefaultFocusFamily>(AttributeValue(opaque: AnyHashable(value))))
  }

  /// Keeps the focus inside while a person moves it with arrow keys; it is kept and compared.
  nonisolated public func focusSection() -> some View {
    modifier(AttributeModifier<FocusSectionFamily>(.none))
  }

  /// Tells the app a value while the view has the focus; nobody listens here.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(AttributeModifier<FocusedValueFamily>(.none))
  }

  /// Tells the app a value while the scene has the focus; nobody listens here.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(AttributeModifier<FocusedValueFamily>(.none))
  }

  /// Tells the app an object while the view has the focus; nobody listens here.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(AttributeModifier<FocusedValueFamily>(.none))
  }

  /// Tells the app an object while the scene has the focus; nobody listens here.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(AttributeModifier<FocusedValueFamily>(.none))
  }

  /// Binds the focus of an accessibility technology; a host has none.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    self
  }

  /// Binds the focus of an accessibility technology; a host has none.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
