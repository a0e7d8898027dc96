import Foundation

/// Views made of the elements of a collection, such as a `ForEach`.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements of what is modified.
  public var data: Content.Data { content.data }
}

/// Edits the collection behind a `ForEach`: finds out which elements a person means.
final class RowEditAction: AnyGestureAction {
  let priority = GesturePriority.normal
  let mask = GestureMask.all
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  private weak var graph: Graph?

  init(in graph: Graph) { self.graph = graph }

  func perform(_ deed: Deed, on node: NodeID, in session: GestureSession) -> Bool {
    switch deed {
    case .delete:
      guard let delete, let index = position(of: node) else { return false }
      delete(IndexSet(integer: index))
      return true
    case .move(let destination):
      guard let move, let index = position(of: node) else { return false }
      move(IndexSet(integer: index), destination)
      return true
    default: return false
    }
  }

  func end(on node: NodeID) {}
  func cancel(on node: NodeID) {}

  /// The position of a view's element among those that are there.
  private func position(of node: NodeID) -> Int? {
    guard let graph, let parent = graph.tree[node].parent else { return nil }
    var elements: [AnyHashable] = []
    for child in graph.tree[parent].children {
      guard graph.existingLive(child)?.gestures.contains(where: { $0 === self }) == true else { continue }
      guard let element = graph.tree[child].identity.innermostElement else { continue }
      if elements.last != element { elements.append(element) }
      if child == node { return elements.count - 1 }
    }
    return nil
  }
}

extension Identity {
  /// The id of the outermost `ForEach` element of the last steps, if there is one.
  fileprivate var innermostElement: AnyHashable? {
    for step in steps {
      if case .element(let id) = step.course { return id }
    }
    return nil
  }
}

/// What a person may do to the elements of a `ForEach`, kept apart so that others are not larger for it.
@usableFromInline final class RowEdits {
  private let modifier: RowEditModifier

  init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
    modifier = RowEditModifier(delete: delete, move: move)
  }

  @usableFromInline @MainActor func push(onto pass: inout DescribingPass) { modifier.push(onto: &pass) }
}

struct RowEditModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension RowEditModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let graph = pass.graph
    let action = pass.construct { RowEditAction(in: graph) }
    action.delete = delete
    action.move = move
    pass.push(gesture: action)
  }
}

struct InsertModifier {}

extension InsertModifier: ValueModifier {
  static var schema: AttributeSchema { .onInsert }

  var attributeValues: [AttributeValue] { [.none] }
}

extension AttributeSchema {
  fileprivate static let onInsert = AttributeSchema(
    "onInsert", .set(because: "nothing is dropped here"), status: .declaredOnly)
}

extension DynamicViewContent {
  /// Says how elements are deleted, or with `nil` that they are not.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: RowEditModifier(delete: action))
  }

  /// Says how elements are moved, or with `nil` that they are not.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: RowEditModifier(move: action))
  }

  /// Says how elements are inserted that are dropped between others; nothing can be dropped here.
  nonisolated public func onInsert<ContentType, Provider>(
    of supportedContentTypes: [ContentType], perform action: @escaping (Int, [Provider]) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: InsertModifier())
  }
}
