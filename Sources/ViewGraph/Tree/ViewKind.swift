/// What sort of view a node stands for: its type, and what part it plays in the tree.
public struct ViewKind {
  /// The part that a node plays.
  public enum Role: Hashable, Sendable {
    /// The invisible node above the root view.
    case root
    /// A view with a body of its own.
    case composite
    /// A `ViewModifier` with a body of its own.
    case modifier
    /// The content that a `ViewModifier` or a style was given.
    case placeholder
    /// An `.id(_:)` modifier.
    case identified
    /// An `AnyView`.
    case erased
    /// A modifier that puts a second view in front of its content or behind it; the content comes first.
    case decorated
    /// A primitive view that arranges or carries others.
    case container
    /// A primitive view that draws.
    case leaf
  }

  /// The view's type.
  public let type: Any.Type
  /// The name that reports print: the type's without module and generic arguments.
  public let name: String
  /// The part that the node plays.
  public let role: Role

  init(_ type: Any.Type, _ role: Role, name: String? = nil) {
    self.type = type
    self.role = role
    self.name = name ?? shortTypeName(type)
  }

  /// Whether the views below count as children of the container above, as far as transitions and
  /// layout are concerned.
  var isTransparent: Bool {
    switch role {
    case .root, .composite, .modifier, .placeholder, .identified, .erased: true
    case .container, .leaf, .decorated: false
    }
  }
}

extension ViewKind: Hashable {
  /// Two kinds are equal when type and role are.
  public static func == (a: ViewKind, b: ViewKind) -> Bool { a.type == b.type && a.role == b.role }

  /// Hashes the type.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
