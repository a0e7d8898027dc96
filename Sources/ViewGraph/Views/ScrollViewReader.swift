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
    pass.node(Self.self, .container, at: view.location) { pass in
      let memory = pass.construct { ScrollMemory() }
      let slot = memory.slot(of: pass.parent, in: pass.graph)
      let content = pass.graph.observing { view.content(ScrollViewProxy(slot: slot)) }
      Content._describe(content, in: &pass)
    }
  }
}

/// Scrolls to a view by its id.
///
/// Where views are is not known before there is layout, so a call is recorded: the update says
/// `ScrollViewReader.scrollTo  nil → 3, top` among its writes.
public struct ScrollViewProxy {
  /// A call of `scrollTo`.
  struct Request: Equatable {
    let id: AnyHashable
    let anchor: UnitPoint?
    /// Tells equal calls apart.
    let number: Int
  }

  let slot: StateSlot<Request?>

  /// Scrolls the views inside the reader until the view with an id is in sight.
  ///
  /// - Parameter anchor: Which point of the view comes to the same point of the frame; `nil` for as little scrolling
  ///   as is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let number = (slot.peek()?.number ?? 0) + 1
    slot.write(Request(id: AnyHashable(id), anchor: anchor, number: number), transaction: .current)
  }
}

/// Keeps the last request of a reader as state of its node.
@MainActor private final class ScrollMemory {
  private var known: StateSlot<ScrollViewProxy.Request?>?

  func slot(of node: NodeID, in graph: Graph) -> StateSlot<ScrollViewProxy.Request?> {
    if let known { return known }
    let slot = StateSlot<ScrollViewProxy.Request?>(
      nil, kind: .control, property: "scrollTo", owner: node, ownerName: graph.tree[node].kind.name,
      declaration: graph.tree[node].location, store: graph.store)
    graph.store.add(slot)
    known = slot
    return slot
  }
}

extension ScrollViewProxy.Request: CustomStringConvertible {
  /// The id, and the anchor where one was given.
  var description: String {
    [printedValue(id.base), anchor.map { "\($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}
