import Foundation

/// A control that opens a URL with the `openURL` action of its environment.
///
/// Documented: https://developer.apple.com/documentation/swiftui/link.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
}

extension Link: View {
  /// A link has no body.
  public typealias Body = Never

  /// Describes the link with its label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let destination = view.destination
    let title = plainTitle(of: view.label)
    pass.control(
      Self.self, Control(label: title), schema: .link, values: { [AttributeValue(opaque: destination)] }
    ) { pass in
      let openURL = pass.readingEnvironment { $0.openURL }
      pass.setControl(Control(label: title, activate: { openURL(destination) }))
      pass.part(0, view.label)
    }
  }
}

extension AttributeSchema {
  fileprivate static let link = AttributeSchema(
    "link", [Component("destination", .set(because: "a URL has no values in between"))], status: .behaves)
}

extension Link {
  /// Creates a link with a label of any kind.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  /// Creates a link whose label is a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(verbatim: titleKey.text))
  }

  /// Creates a link whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(verbatim: String(title)))
  }
}
