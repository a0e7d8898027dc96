/// A control that offers further controls.
///
/// The content is always present, as if the menu were open; in SwiftUI it is built when it opens.
/// Documented: https://developer.apple.com/documentation/swiftui/menu.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View {
  /// A menu has no body.
  public typealias Body = Never

  /// Describes the menu with its label and its content.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(Self.self, Control(label: plainTitle(of: view.label), activate: view.primaryAction)) {
      pass in
      pass.part(0, view.label)
      pass.part(1, view.content)
    }
  }
}

extension Menu {
  /// Creates a menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that performs an action when it is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose label is a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(verbatim: titleKey.text), content: content(), primaryAction: nil)
  }

  /// Creates a menu whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(verbatim: String(title)), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title that performs an action when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(verbatim: titleKey.text), content: content(), primaryAction: primaryAction)
  }
}
