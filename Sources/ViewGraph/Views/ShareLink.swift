import Foundation

/// A control that offers something to other apps.
///
/// What is shared is not kept; a tap has no effect.
///
/// Documented: https://developer.apple.com/documentation/swiftui/sharelink.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
  let items: Data
  let label: Label
}

extension ShareLink: View {
  /// A share link has no body.
  public typealias Body = Never

  /// Describes the link with its label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let items = view.items
    pass.control(
      Self.self, Control(label: plainTitle(of: view.label), activate: {}), schema: .shareLink,
      values: { [AttributeValue(opaque: Array(items))] }
    ) {
      $0.part(0, view.label)
    }
  }
}

extension AttributeSchema {
  fileprivate static let shareLink = AttributeSchema(
    "shareLink", [Component("items", .set(because: "what is shared has no values in between"))])
}

/// The title and the symbol of a share link.
public struct DefaultShareLinkLabel {
  let label: Label<Text, Image>

  init(_ title: String = "Share…") { label = Label(title, systemImage: "square.and.arrow.up") }
}

extension DefaultShareLinkLabel: View {
  /// A share link's label has no body.
  public typealias Body = Never

  /// Describes the label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Label<Text, Image>._describe(view.label, in: &pass)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares one thing.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: label())
  }

  /// Creates a link that shares several things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares one thing.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a link with a title that shares one thing.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(titleKey.text))
  }

  /// Creates a link with a title that shares one thing.
  @_disfavoredOverload public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(String(title)))
  }

  /// Creates a link that shares several things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel())
  }
}
