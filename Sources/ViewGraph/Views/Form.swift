/// A container for controls that are filled in together.
///
/// Documented: https://developer.apple.com/documentation/swiftui/form.
public struct Form<Content: View> {
  let content: Content

  /// Creates a form of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// A form has no body.
  public typealias Body = Never

  /// Describes the form with its rows; it keeps how far it is scrolled.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.container(Self.self, { $0.push(control: Control(builtIn: [.scroll])) }, content: view.content)
  }
}
