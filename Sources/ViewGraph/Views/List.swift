/// Rows in one column, of which a person may select some.
///
/// All rows are present, and a layout has places for those in sight: recycling is not modelled, since a recycled row keeps
/// its state. A list
/// keeps how far it is scrolled and, where nobody binds it, what is selected. Documented:
/// https://developer.apple.com/documentation/swiftui/list.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  init(_ selection: ListSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

/// Where the selection of a list is bound.
enum ListSelection<Value: Hashable> {
  case single(Binding<Value?>)
  case required(Binding<Value>)
  case multiple(Binding<Set<Value>>)

  init?(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    self = .single(binding)
  }

  init?(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    self = .multiple(binding)
  }

  /// What is selected, as an attribute.
  var attribute: AttributeValue {
    switch self {
    case .single(let binding): AttributeValue(optional: binding.wrappedValue)
    case .required(let binding): AttributeValue(opaque: binding.wrappedValue)
    case .multiple(let binding): AttributeValue(opaque: binding.wrappedValue)
    }
  }

  /// The objects that the binding leads into.
  var boundObjects: [AnyObject] {
    switch self {
    case .single(let binding): binding.boundObjects
    case .required(let binding): binding.boundObjects
    case .multiple(let binding): binding.boundObjects
    }
  }

  /// Selects a value; false if it is of another type.
  ///
  /// Where several can be selected it is added.
  func select(_ value: AnyHashable) -> Bool {
    guard let value = value.base as? Value else { return false }
    switch self {
    case .single(let binding): binding.wrappedValue = value
    case .required(let binding): binding.wrappedValue = value
    case .multiple(let binding): binding.wrappedValue.insert(value)
    }
    return true
  }
}

extension List: View {
  /// A list has no body.
  public typealias Body = Never

  /// Describes the list with its rows.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let selection = view.selection
    let control = Control(
      builtIn: selection == nil ? [.scroll, .selection] : [.scroll],
      select: { selection?.select($0) ?? false })
    pass.control(
      Self.self, control, schema: .list, boundTo: selection?.boundObjects ?? [],
      values: { [selection?.attribute ?? .none] }
    ) { pass in
      Content._describe(view.content, in: &pass)
    }
  }
}

extension AttributeSchema {
  fileprivate static let list = AttributeSchema(
    "list", [Component("selection", .set(because: "a selection has no values in between"))], status: .behaves)
}

extension List {
  /// Creates a list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Creates a list in which one row is always selected.
  @_disfavoredOverload public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(.required(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content())
  }

  /// Creates a list with a row for each identified element.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, content: ForEach(data, id: { $0.id }, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each element that a key path identifies.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, content: ForEach(data, path: id, id: nil, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each number of a range that never changes.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, content: ForEach(data, id: { $0 }, isConstant: true, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, content: .rows(of: data, id: \.id, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding that a key path identifies.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable
  {
    self.init(nil, content: .rows(of: data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each identified element, of which one can be selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection), content: ForEach(data, id: { $0.id }, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each identified element, of which any number can be selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection), content: ForEach(data, id: { $0.id }, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each element that a key path identifies, of which one can be
  /// selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ListSelection(selection), content: ForEach(data, path: id, id: nil, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each element that a key path identifies, of which any number can
  /// be selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ListSelection(selection), content: ForEach(data, path: id, id: nil, at: nil, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: .rows(of: data, id: \.id, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, of which any number can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: .rows(of: data, id: \.id, content: rowContent))
  }
}

extension ForEach where Content: View {
  /// The rows of a list whose data is bound.
  fileprivate static func rows<C: MutableCollection & RandomAccessCollection>(
    of data: Binding<C>, id: KeyPath<C.Element, ID>, content: @escaping (Binding<C.Element>) -> Content
  ) -> Self where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    let indices = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    return ForEach(indices, id: { $0.1 }, at: nil) { content(data[$0.0]) }
  }
}
