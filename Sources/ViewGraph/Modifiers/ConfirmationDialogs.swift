extension View {
  /// Presents a dialog while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(titleKey), isPresented, actions, { EmptyView() }))
  }

  /// Presents a dialog about data while a binding is true and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(titleKey), isPresented, presenting: data, actions,
        { _ in EmptyView() }))
  }

  /// Presents a dialog while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier("confirmationDialog", "ConfirmationDialog", Text(titleKey), isPresented, actions, message)
    )
  }

  /// Presents a dialog about data while a binding is true and there is data, with a message.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(titleKey), isPresented, presenting: data, actions,
        message))
  }

  /// Presents a dialog while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(verbatim: String(title)), isPresented, actions,
        { EmptyView() }))
  }

  /// Presents a dialog about data while a binding is true and there is data.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(verbatim: String(title)), isPresented,
        presenting: data, actions, { _ in EmptyView() }))
  }

  /// Presents a dialog while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(verbatim: String(title)), isPresented, actions,
        message))
  }

  /// Presents a dialog about data while a binding is true and there is data, with a message.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", Text(verbatim: String(title)), isPresented,
        presenting: data, actions, message))
  }

  /// Presents a dialog while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier("confirmationDialog", "ConfirmationDialog", title, isPresented, actions, { EmptyView() }))
  }

  /// Presents a dialog about data while a binding is true and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", title, isPresented, presenting: data, actions,
        { _ in EmptyView() }))
  }

  /// Presents a dialog while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier("confirmationDialog", "ConfirmationDialog", title, isPresented, actions, message))
  }

  /// Presents a dialog about data while a binding is true and there is data, with a message.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        "confirmationDialog", "ConfirmationDialog", title, isPresented, presenting: data, actions, message))
  }
}
