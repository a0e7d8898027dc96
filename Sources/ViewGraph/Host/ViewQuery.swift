/// Names views of a tree: by type, by the words they show, by tag, identifier or identity.
public struct ViewQuery {
  enum Criterion {
    case type(Any.Type)
    case text(String)
    case tag(AnyHashable)
    case identifier(String)
    case identity(Identity)
    /// A text, a control's words, or an accessibility label or identifier.
    case words(String)
  }

  let criterion: Criterion
  private(set) var index = 0

  /// Views of a type; generic views match by their full type.
  public static func type(_ type: Any.Type) -> ViewQuery { ViewQuery(criterion: .type(type)) }
  /// Texts that show exactly these words.
  public static func text(_ text: String) -> ViewQuery { ViewQuery(criterion: .text(text)) }
  /// Views with a tag.
  public static func tag(_ tag: some Hashable) -> ViewQuery { ViewQuery(criterion: .tag(AnyHashable(tag))) }
  /// Views with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery(criterion: .identifier(identifier))
  }
  /// The view at an identity.
  public static func identity(_ identity: Identity) -> ViewQuery { ViewQuery(criterion: .identity(identity)) }

  /// The match at a position in tree order, counted from 0.
  public func at(_ index: Int) -> ViewQuery {
    var copy = self
    copy.index = index
    return copy
  }
}

extension ViewQuery: ExpressibleByStringLiteral {
  /// Names a view by words: a text, a control's label or placeholder, or an accessibility label or
  /// identifier.
  public init(stringLiteral value: String) { self.init(criterion: .words(value)) }
}

extension ViewQuery: CustomStringConvertible {
  /// The query as messages print it.
  public var description: String {
    let base =
      switch criterion {
      case .type(let type): shortTypeName(type)
      case .text(let text): "text \"\(text)\""
      case .tag(let tag): "tag \(printedID(tag))"
      case .identifier(let identifier): "identifier \"\(identifier)\""
      case .identity(let identity): "\(identity)"
      case .words(let words): "\"\(words)\""
      }
    return index == 0 ? base : "\(base) at \(index)"
  }
}

extension ViewQuery {
  /// Whether the query names a node, whatever its position among those that it names.
  ///
  /// - Parameter label: The words by which a control is known.
  func matches(_ id: NodeID, in tree: ViewTree, label: (NodeID) -> String?) -> Bool {
    let node = tree[id]
    switch criterion {
    case .type(let type): return node.kind.type == type
    case .text(let text): return node.title == text
    case .identity(let identity): return node.identity == identity
    case .tag(let tag):
      guard case .opaque(let value)? = node.value(named: "tag") else { return false }
      return (value.base as? AnyHashable) == tag
    case .identifier(let identifier):
      return node.value(named: "accessibilityIdentifier") == .text(identifier)
    case .words(let words):
      return node.title == words || label(id) == words
        || node.value(named: "accessibilityIdentifier") == .text(words)
        || node.value(named: "accessibilityLabel") == .text(words)
    }
  }
}

extension Graph {
  /// All nodes that a query names, in tree order; leaving ones come last.
  func nodes(matching query: ViewQuery) -> [NodeID] {
    var present: [NodeID] = []
    var leaving: [NodeID] = []
    for (id, isLeaving) in tree.walk(from: ViewTree.rootID).dropFirst() {
      guard query.matches(id, in: tree, label: { existingLive($0)?.control?.label }) else { continue }
      if isLeaving { leaving.append(id) } else { present.append(id) }
    }
    return present + leaving
  }

  /// The node that a query names.
  func node(matching query: ViewQuery) -> NodeID? {
    let all = nodes(matching: query)
    return query.index < all.count ? all[query.index] : nil
  }
}
