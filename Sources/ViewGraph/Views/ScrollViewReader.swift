/// Content with a proxy that scrolls to one of its views.
///
/// The closure runs on behalf of the view around it: what it reads makes that view depend on it.
public struct ScrollViewReader<Content> {
  /// Builds the content.
  public var content: (ScrollViewProxy) -> Content
  let location: SourceLocation?
}

extension ScrollViewReader: View where Content: View {
  /// A reader has no body.
  public typealias Body = Never

  /// Creates a reader.
  nonisolated public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.content = content
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the content that the closure builds.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(ViewKind(Self.self, .container), at: view.location) { pass in
      let target = pass.construct { ScrollTarget() }
      target.settle(at: pass.pairing.parent, in: pass.graph)
      let content = pass.graph.observing { view.content(ScrollViewProxy(target: target)) }
      Content._describe(content, in: &pass)
    }
  }
}

/// Scrolls to a view by its id.
///
/// Where views are is not known before there is layout, so a call is recorded: the update says
/// `ScrollViewReader.scrollTo  nil → 3, top` among its writes.
public struct ScrollViewProxy {
  let target: ScrollTarget

  /// Scrolls the views inside the reader until the view with an id is in sight.
  ///
  /// - Parameter anchor: Which point of the view comes to the same point of the frame; `nil` for as little scrolling
  ///   as is needed.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.scroll(to: ScrollTarget.Request(id: AnyHashable(id), anchor: anchor))
  }
}

/// Where a reader was last asked to scroll.
@MainActor final class ScrollTarget {
  /// A request to scroll.
  struct Request: Equatable {
    let id: AnyHashable
    let anchor: UnitPoint?
  }

  private var slot: StateSlot<Request?>?

  /// Keeps the requests as state of the reader's node.
  func settle(at node: NodeID, in graph: Graph) {
    guard slot == nil else { return }
    let slot = StateSlot<Request?>(
      nil, kind: .control, property: "scrollTo", owner: node, ownerName: graph.tree[node].kind.name,
      declaration: graph.tree[node].location, store: graph.store)
    graph.store.add(slot)
    self.slot = slot
  }

  func scroll(to request: Request) {
    slot?.write(request, transaction: .current)
  }
}

extension ScrollTarget.Request: CustomStringConvertible {
  /// The id, and the anchor where one was given.
  nonisolated var description: String {
    [printedValue(id.base), anchor.map { "\($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}
