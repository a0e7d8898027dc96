extension Button where Label == ViewGraph.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: ViewGraph.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: ViewGraph.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ViewGraph.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: ViewGraph.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: ViewGraph.Label(title, systemImage: systemImage))
  }
}

extension Picker where Label == ViewGraph.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewGraph.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: ViewGraph.Label(title, systemImage: systemImage), content: content())
  }
}

extension Menu where Label == ViewGraph.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      label: ViewGraph.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewGraph.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
}
