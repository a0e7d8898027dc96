import Foundation

struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(
      gesture: pass.construct { DeedAction() }.answering { [action] deed in
        guard case .open(let url) = deed else { return false }
        action(url)
        return true
      })
  }
}

extension DeedAction {
  fileprivate func answering(_ answer: @escaping (Deed) -> Bool) -> DeedAction {
    self.answer = { deed, _ in answer(deed) }
    return self
  }
}

struct RefreshModifier {
  let action: @Sendable () async -> Void
}

extension RefreshModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(environment: { [action] in $0.refresh = RefreshAction(action: action) })
  }
}

extension View {
  /// Runs code when the system opens a URL with the app; `host.open(_:)` does so.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Says how the views inside are refreshed: they find the action in the environment.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
