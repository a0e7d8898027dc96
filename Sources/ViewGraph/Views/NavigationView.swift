/// A root view and the views that links push on it: the older navigation stack.
///
/// Documented: https://developer.apple.com/documentation/swiftui/navigationview.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation view around a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A navigation view has no body.
  public typealias Body = Never

  /// Describes the root at `[0]` and each pushed level at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.navigationStack(Self.self, path: nil, root: view.content)
  }
}
