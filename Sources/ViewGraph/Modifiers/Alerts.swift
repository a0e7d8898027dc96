import Foundation

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", Text(titleKey), isPresented, actions, { EmptyView() }))
  }

  /// Presents an alert about data while a binding is true and there is data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "alert", "Alert", Text(titleKey), isPresented, presenting: data, actions, { _ in EmptyView() }))
  }

  /// Presents an alert while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", Text(titleKey), isPresented, actions, message))
  }

  /// Presents an alert about data while a binding is true and there is data, with a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", Text(titleKey), isPresented, presenting: data, actions, message))
  }

  /// Presents an alert while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier("alert", "Alert", Text(verbatim: String(title)), isPresented, actions, { EmptyView() }))
  }

  /// Presents an alert about data while a binding is true and there is data.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        "alert", "Alert", Text(verbatim: String(title)), isPresented, presenting: data, actions,
        { _ in EmptyView() }))
  }

  /// Presents an alert while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", Text(verbatim: String(title)), isPresented, actions, message))
  }

  /// Presents an alert about data while a binding is true and there is data, with a message.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        "alert", "Alert", Text(verbatim: String(title)), isPresented, presenting: data, actions, message))
  }

  /// Presents an alert while a binding is true.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", title, isPresented, actions, { EmptyView() }))
  }

  /// Presents an alert about data while a binding is true and there is data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier("alert", "Alert", title, isPresented, presenting: data, actions, { _ in EmptyView() }))
  }

  /// Presents an alert while a binding is true, with a message.
  ///
  /// Its buttons dismiss it after their actions.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", title, isPresented, actions, message))
  }

  /// Presents an alert about data while a binding is true and there is data, with a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(AlertModifier("alert", "Alert", title, isPresented, presenting: data, actions, message))
  }

  /// Presents an alert about an error while a binding is true; the error's description is the title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        name: "alert", contentName: "Alert", title: { Text(verbatim: $0.errorDescription ?? "") },
        isPresented: isPresented, data: { error }, actions: { _ in actions() }, message: { _ in EmptyView() })
    )
  }

  /// Presents an alert about an error while a binding is true, with a message.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        name: "alert", contentName: "Alert", title: { Text(verbatim: $0.errorDescription ?? "") },
        isPresented: isPresented, data: { error }, actions: actions, message: message))
  }
}
