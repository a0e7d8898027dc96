/// Views for the elements of a collection, each identified by its element.
///
/// The ids are bound to the `ForEach`: the same element in another one is another view.
/// Documented: https://developer.apple.com/documentation/swiftui/foreach.
@frozen public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Builds the view of an element.
  public var content: (Data.Element) -> Content
  /// Leads from an element to its id, unless a function does.
  @usableFromInline let idPath: KeyPath<Data.Element, ID>?
  @usableFromInline let idFunction: ((Data.Element) -> ID)?
  /// Whether the data is a range that must not change.
  @usableFromInline let isConstant: Bool
  /// What a person may do to the elements, where the data is bound.
  @usableFromInline var edits: RowEdits?
  @usableFromInline let location: SourceLocation?

  @inlinable init(
    _ data: Data, path: KeyPath<Data.Element, ID>? = nil, id: ((Data.Element) -> ID)?,
    isConstant: Bool = false, at location: SourceLocation?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    idPath = path
    idFunction = id
    self.isConstant = isConstant
    self.location = location
  }

  /// The id of an element.
  @inlinable func id(_ element: Data.Element) -> ID {
    if let idFunction { return idFunction(element) }
    guard let idPath else { preconditionFailure("a ForEach has neither a path nor a function to its ids") }
    return element[keyPath: idPath]
  }
}

extension ForEach: View where Content: View {
  /// A `ForEach` has no body.
  public typealias Body = Never

  /// Describes the view of each element one step further.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    guard let edits = view.edits else { return describeElements(of: view, in: &pass) }
    pass.modifying({ edits.push(onto: &$0) }) { describeElements(of: view, in: &$0) }
  }

  @inlinable @MainActor static func describeElements(of view: Self, in pass: inout DescribingPass) {
    let memory = pass.elementNumbers(ID.self)
    guard view.isConstant else { return describe(view.data, of: view, memory, in: &pass) }
    // Fact 38: a constant range keeps its first data (confidence medium).
    let data = memory.first as? Data ?? view.data
    if data.count != view.data.count { reportRangeChanged(view, from: data.count, in: pass) }
    memory.first = data
    describe(data, of: view, memory, in: &pass)
  }

  /// Describes the elements one after another as long as their ids come as they came before.
  @inlinable @MainActor static func describe(
    _ data: Data, of view: Self, _ memory: ElementNumbers<ID>, in pass: inout DescribingPass
  ) {
    let location = view.location ?? pass.currentLocation
    let offset = memory.offset(of: view.idPath)
    let (ids, numbers) = (memory.ids, memory.numbers)
    let known = ElementNumbers<ID>.areFixed ? ids.count : 0
    let reader = pass.hasReader
    // Taken out once: a closure that is read from the view in every round is retained in every round.
    let content = view.content
    var position = data.startIndex
    var count = 0
    while count < known, position != data.endIndex {
      let element = data[position]
      let id = if let offset { storedID(of: element, at: offset, as: ID.self) } else { view.id(element) }
      guard ids[count] == id else { break }
      describe(
        reader ? pass.observing { content(element) } : content(element), id, numbers[count], location,
        in: &pass)
      data.formIndex(after: &position)
      count += 1
    }
    guard position != data.endIndex || count != ids.count else { return }
    describe(data[position...], after: count, of: view, memory, location, in: &pass)
  }

  /// Describes the elements from the first on that is not what it was.
  @inlinable @MainActor static func describe(
    _ rest: Data.SubSequence, after count: Int, of view: Self, _ memory: ElementNumbers<ID>,
    _ location: SourceLocation?, in pass: inout DescribingPass
  ) {
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(rest.count)
    for element in rest { ids.append(view.id(element)) }
    let numbers = memory.takeFirst(ids) ?? pass.take(ids, into: memory, after: count)
    // SwiftUI warns once in a view's life; here each update that meets the fault says so, once.
    var hasReported = false
    var index = 0
    for element in rest {
      let (id, number) = (ids[index], numbers[index])
      index += 1
      guard number != ElementNumbers<ID>.duplicate else {
        if !hasReported { reportDuplicate(id, in: pass) }
        hasReported = true
        continue
      }
      describe(pass.observing { view.content(element) }, id, number, location, in: &pass)
    }
  }

  @inlinable @inline(__always) @MainActor static func describe(
    _ content: Content, _ id: ID, _ number: Int32, _ location: SourceLocation?,
    in pass: inout DescribingPass
  ) {
    var key = IDKey(id: id)
    pass.stepping(StepCode(.element, Int(number)), key: &key, at: location) {
      Content._describe(content, in: &$0)
    }
  }

  @usableFromInline @MainActor static func reportDuplicate(_ id: ID, in pass: DescribingPass) {
    let name = typeDescription(ForEach<Data, ID, Content>.self)
    pass.graph.store.report(
      .duplicateIdentity,
      "\(name): the ID \(id) occurs multiple times within the collection, this will give undefined results!",
      at: pass.parent)
  }

  @usableFromInline @MainActor static func reportRangeChanged(
    _ view: Self, from count: Int, in pass: DescribingPass
  ) {
    let name = typeDescription(ForEach<Data, ID, Content>.self)
    pass.graph.store.report(
      .rangeChanged,
      """
      \(name) count (\(view.data.count)) != its initial count (\(count)). `ForEach(_:content:)` should only be used \
      for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an \
      explicit `id`!
      """, at: pass.parent)
  }
}

/// The id that lies in an element's bytes.
///
/// It belongs to no actor, so that its closure need not ask for one.
@inlinable func storedID<Element, ID>(of element: Element, at offset: Int, as type: ID.Type) -> ID {
  withUnsafePointer(to: element) {
    UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: ID.self).pointee
  }
}

extension DescribingPass {
  /// Whether a body is at work that would have to run again when what is read now changes.
  @usableFromInline var hasReader: Bool { graph.store.currentEvaluation != nil }

  /// Runs a closure of the body that is at work, which depends on what it reads.
  @usableFromInline func observing<Content>(_ content: @MainActor () -> Content) -> Content {
    graph.observing(content)
  }

  /// The numbers that the elements of the `ForEach` at this place have.
  @inlinable mutating func elementNumbers<ID: Hashable>(_ type: ID.Type) -> ElementNumbers<ID> {
    construct { ElementNumbers<ID>() }
  }

  /// The numbers of elements of which not all are what they were.
  @usableFromInline func take<ID: Hashable>(
    _ ids: ContiguousArray<ID>, into memory: ElementNumbers<ID>, after count: Int
  ) -> ContiguousArray<Int32> {
    memory.take(
      ids, after: count, leaving: storage.leavingSteps(of: frame.parent, .element), scratch.elements)
  }
}

extension ForEach where Content: View {
  /// Creates views for identified elements.
  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: { $0.id }, at: SourceLocation(fileID: fileID, line: line, column: column), content: content)
  }

  /// Creates views for elements that a key path identifies.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, path: id, id: nil, at: SourceLocation(fileID: fileID, line: line, column: column),
      content: content)
  }

  /// Creates views for the elements of a binding, each with a binding to its element.
  @inlinable public init<C: MutableCollection & RandomAccessCollection>(
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
  @inlinable public init<C: MutableCollection & RandomAccessCollection>(
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
    edits = RowEdits(
      delete: editActions.delete.map { delete in { delete(&data.wrappedValue, $0) } },
      move: editActions.move.map { move in { move(&data.wrappedValue, $0, $1) } })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range that never changes.
  @inlinable public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: { $0 }, isConstant: true, at: SourceLocation(fileID: fileID, line: line, column: column),
      content: content)
  }
}
