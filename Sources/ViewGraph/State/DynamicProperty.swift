/// A property wrapper or a struct of them whose values a view's identity owns.
///
/// Documented: SwiftUI updates the values before it runs the view's body
/// (https://developer.apple.com/documentation/swiftui/dynamicproperty).
public protocol DynamicProperty {
  /// Called before each evaluation of the view that holds the property.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper of ours, which finds its value through the view's identity.
protocol ConnectedProperty: DynamicProperty {
  /// Finds or creates what the property stands for, and tells whether it changed.
  @MainActor mutating func connect(_ connection: inout PropertyConnection)
}

/// What a property needs to know of the view that holds it.
@MainActor struct PropertyConnection {
  let store: StateStore
  let node: NodeID
  let ownerName: String
  let environment: EnvironmentScope?
  /// When the view's body ran before; 0 the first time.
  let lastEvaluation: Int
  /// The property's name as stored, such as `_draft`.
  fileprivate(set) var fieldName = ""
  /// What earlier evaluations kept for each property, in order.
  fileprivate(set) var kept: [AnyObject]
  fileprivate var next = 0
  /// Whether the property's value changed since the last evaluation; true the first time.
  var hasChanged = false

  init(
    store: StateStore, node: NodeID, ownerName: String, environment: EnvironmentScope?, lastEvaluation: Int,
    kept: [AnyObject]
  ) {
    self.store = store
    self.node = node
    self.ownerName = ownerName
    self.environment = environment
    self.lastEvaluation = lastEvaluation
    self.kept = kept
  }

  var isFirst: Bool { lastEvaluation == 0 }

  /// The property's name without the underscore of its storage.
  var propertyName: String {
    fieldName.hasPrefix("_") ? String(fieldName.drop { $0 == "_" }) : fieldName
  }

  /// What the property kept, made the first time.
  mutating func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    defer { next += 1 }
    if next < kept.count {
      guard let object = kept[next] as? Kept else {
        preconditionFailure(
          "property \(fieldName) of \(ownerName) kept a \(type(of: kept[next])), not a \(Kept.self)")
      }
      return object
    }
    let object = make()
    kept.append(object)
    return object
  }

  /// Keeps a state slot of the view, made the first time and entered into the ledger.
  mutating func slot<Value>(
    _ kind: StateKind, declaration: SourceLocation?, initial: () -> Value
  ) -> StateSlot<Value> {
    let (store, node, ownerName, property) = (store, node, ownerName, propertyName)
    return keep {
      let slot = StateSlot(
        initial(), kind: kind, property: property, owner: node, ownerName: ownerName,
        declaration: declaration,
        store: store)
      store.add(slot)
      return slot
    }
  }
}

/// The dynamic properties of one view type: where they lie, and what they are called.
struct PropertyPlan {
  struct Entry {
    /// The stored name, or `@` and the offset for a property inside another one.
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let entries: [Entry]

  var isEmpty: Bool { entries.isEmpty }

  @MainActor private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

  /// The plan of a type, made once.
  @MainActor static func plan<V>(for type: V.Type) -> PropertyPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = PropertyPlan(entries: makeEntries(type))
    plans[key] = plan
    return plan
  }

  private static func makeEntries(_ type: Any.Type) -> [Entry] {
    let fields = storedFields(of: type)
    let names = Dictionary(fields.map { ($0.offset, $0.name) }) { first, _ in first }
    var entries: [Entry] = []
    func visit(_ fields: [StoredField], at base: Int, depth: Int) {
      for field in fields {
        guard let property = field.type as? any DynamicProperty.Type else { continue }
        let offset = base + field.offset
        // A struct of wrappers is updated after what it holds.
        if !(property is any ConnectedProperty.Type) {
          visit(storedFields(of: field.type), at: offset, depth: depth + 1)
        }
        let name = depth == 0 ? field.name : (names[offset] ?? "@\(offset)")
        entries.append(Entry(name: name, offset: offset, type: property))
      }
    }
    visit(fields, at: 0, depth: 0)
    return entries
  }

  /// Connects the properties of a view value and returns the names of those that changed.
  @MainActor func connect<V>(_ view: inout V, _ connection: inout PropertyConnection) -> [String] {
    guard !entries.isEmpty else { return [] }
    var changed: [String] = []
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries {
        connection.fieldName = entry.name
        connection.hasChanged = false
        entry.type.connect(at: base + entry.offset, &connection)
        if connection.hasChanged, !changed.contains(entry.name) { changed.append(entry.name) }
      }
    }
    return changed
  }
}

extension DynamicProperty {
  /// Connects and updates the property that lies at an address.
  @MainActor fileprivate static func connect(
    at address: UnsafeMutableRawPointer, _ connection: inout PropertyConnection
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    if let connected = Self.self as? any ConnectedProperty.Type {
      connected.connectConnected(at: address, &connection)
    }
    property.pointee.update()
  }
}

extension ConnectedProperty {
  @MainActor fileprivate static func connectConnected(
    at address: UnsafeMutableRawPointer, _ connection: inout PropertyConnection
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.connect(&connection)
  }
}
