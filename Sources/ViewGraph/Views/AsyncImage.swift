import Foundation

/// An image from an address.
///
/// Nothing is loaded here: the image stays in its first phase, and shows its placeholder.
public struct AsyncImage<Content> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: ((AsyncImagePhase) -> Content)?
}

extension AsyncImage: View where Content: View {
  /// An image has no body.
  public typealias Body = Never

  /// Creates an image whose look depends on how far it is loaded.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates an image that is changed by a closure, and another view until it is loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// Describes a container with the content of the first phase.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(
      Self.self, .container, at: nil,
      {
        $0.push(
          .asyncImage,
          [view.url.map { .text($0.absoluteString) } ?? .none, .number(Double(view.scale))])
      },
      content: { pass in
        guard let content = view.content else { return }
        Content._describe(pass.graph.observing { content(.empty) }, in: &pass)
      })
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image that shows nothing until it is loaded.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    self.scale = scale
    transaction = Transaction()
    content = nil
  }
}

/// How far an image from an address is loaded.
public enum AsyncImagePhase: Sendable {
  /// Not at all.
  case empty
  /// Completely.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AttributeSchema {
  fileprivate static let asyncImage = AttributeSchema(
    "AsyncImage",
    [
      Component("url", .set(because: "an address has no values in between")),
      Component("scale", .layoutInput),
    ])
}
