/// Views for the elements of a collection, each identified by its element.
///
/// The ids are bound to the `ForEach`: the same element in another one is another view.
/// Documented: https://developer.apple.com/documentation/swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Builds the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the data is a range that must not change.
  let isConstant: Bool
  /// What a person may do to the elements, where the data is bound.
  private(set) var edits: RowEditModifier?
  let location: SourceLocation?

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, isConstant: Bool = false, at location: SourceLocation?,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isConstant = isConstant
    self.location = location
  }
}

/// What a `ForEach` remembers: the first data, where it must not change.
private final class ForEachMemory<Data> {
  var first: Data?
}

extension ForEach: View where Content: View {
  /// A `ForEach` has no body.
  public typealias Body = Never

  /// Describes the view of each element one step further.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    guard let edits = view.edits else { return describeElements(of: view, in: &pass) }
    pass.modifying(edits.push) { describeElements(of: view, in: &$0) }
  }

  @MainActor private static func describeElements(of view: Self, in pass: inout DescribingPass) {
    let memory = pass.construct { ForEachMemory<Data>() }
    let location = view.location ?? pass.currentLocation
    var seen: Set<ID> = []
    // SwiftUI warns once in a view's life; here each update that meets the fault says so, once.
    var hasReported = false
    // Fact 38: a constant range keeps its first data (confidence medium).
    let data = view.isConstant ? memory.first ?? view.data : view.data
    if view.isConstant {
      if data.count != view.data.count { pass.report(rangeChanged: view, from: data.count) }
      memory.first = data
    }
    for element in data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        if !hasReported { pass.report(duplicate: id, in: view) }
        hasReported = true
        continue
      }
      let content = pass.graph.observing { view.content(element) }
      pass.stepping(.element(AnyHashable(id)), at: location) { Content._describe(content, in: &$0) }
    }
  }
}

extension DescribingPass {
  fileprivate func report<Data, ID, Content>(duplicate id: ID, in view: ForEach<Data, ID, Content>) {
    let name = typeDescription(ForEach<Data, ID, Content>.self)
    graph.store.report(
      .duplicateIdentity,
      "\(name): the ID \(id) occurs multiple times within the collection, this will give undefined results!",
      at: pairing.parent)
  }

  fileprivate func report<Data, ID, Content>(rangeChanged view: ForEach<Data, ID, Content>, from count: Int) {
    let name = typeDescription(ForEach<Data, ID, Content>.self)
    graph.store.report(
      .rangeChanged,
      """
      \(name) count (\(view.data.count)) != its initial count (\(count)). `ForEach(_:content:)` should only be used \
      for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an \
      explicit `id`!
      """, at: pairing.parent)
  }
}

extension ForEach where Content: View {
  /// Creates views for identified elements.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: { $0.id }, at: SourceLocation(fileID: fileID, line: line, column: column), content: content)
  }

  /// Creates views for elements that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: { $0[keyPath: id] }, at: SourceLocation(fileID: fileID, line: line, column: column),
      content: content)
  }

  /// Creates views for the elements of a binding, each with a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(
      data, id: \.id, content: content, fileID: fileID, line: line, column: column)
  }

  /// Creates views for the elements of a binding that a key path identifies.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    let indices = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.init(
      indices, id: { $0.1 }, at: SourceLocation(fileID: fileID, line: line, column: column)
    ) { content(data[$0.0]) }
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a binding, which a person may edit.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(
      data, id: \.id, editActions: editActions, content: content, fileID: fileID, line: line, column: column)
  }

  /// Creates views for the elements of a binding that a key path identifies and a person may edit.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, id: id, content: content, fileID: fileID, line: line, column: column)
    edits = RowEditModifier(
      delete: editActions.delete.map { delete in { delete(&data.wrappedValue, $0) } },
      move: editActions.move.map { move in { move(&data.wrappedValue, $0, $1) } })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range that never changes.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: { $0 }, isConstant: true, at: SourceLocation(fileID: fileID, line: line, column: column),
      content: content)
  }
}
