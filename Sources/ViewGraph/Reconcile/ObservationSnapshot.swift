import Observation

/// The stored values of the observable objects that a view's value leads to, taken when its body
/// runs, so that the changed property can be named later.
///
/// On Linux the observation machinery tells that something changed and not what.
@MainActor struct ObservationSnapshot {
  struct Entry {
    let object: AnyObject
    let fields: [(name: String, value: Any)]
  }

  private static let objectLimit = 64

  private var entries: [Entry] = []

  /// Takes the values of the objects that a view's stored properties lead to.
  ///
  /// Views that lead to the same objects share what is taken in one pass, and views that have read none
  /// take nothing: the editor among the benchmark screens went from 78 to 16 µs a node.
  mutating func take<V>(of value: V, type: V.Type, in graph: Graph) {
    entries = []
    guard ObservationSnapshot.mayLeadToObjects(type) else { return }
    var seen: Set<ObjectIdentifier> = []
    ObjectPaths.of(type).visit(value) { visit($0, depth: 0, &seen, graph) }
  }

  /// Takes the values of the same objects anew.
  mutating func retake() {
    entries = entries.map { Entry(object: $0.object, fields: Self.fields(of: $0.object)) }
  }

  /// The key paths of the properties that differ by now, in the words of `_printChanges`.
  func changes() -> [String] {
    changed().map { "\\\(typeDescription(Swift.type(of: $0.object))).\($0.name)" }
  }

  /// The properties that differ by now, with their values before and after.
  func changed() -> [(object: AnyObject, name: String, old: Any, new: Any)] {
    entries.flatMap { entry in
      let now = Self.fields(of: entry.object)
      return zip(entry.fields, now).compactMap { before, after in
        valuesAreEqual(before.value, after.value)
          ? nil : (entry.object, before.name, before.value, after.value)
      }
    }
  }

  private mutating func visit(
    _ value: Any, depth: Int, _ seen: inout Set<ObjectIdentifier>, _ graph: Graph
  ) {
    guard depth < 6, entries.count < Self.objectLimit else { return }
    let type = Swift.type(of: value)
    let paths = ObjectPaths.of(type)
    guard !paths.paths.isEmpty else { return }
    if let holder = value as? any HoldsObject {
      if let object = holder.heldObject { visit(object, depth: depth + 1, &seen, graph) }
      return
    }
    if TypeKind(type) == .class {
      let object = value as AnyObject
      guard value is any Observable else {
        // A wrapper keeps its object in a slot.
        if let slot = object as? any AnyStateSlot { visit(slot.anyValue, depth: depth + 1, &seen, graph) }
        return
      }
      let id = ObjectIdentifier(object)
      guard seen.insert(id).inserted else { return }
      if let known = graph.observedObjects(at: depth)[id] {
        for entry in known where entries.count < Self.objectLimit {
          if entry.object === object || seen.insert(ObjectIdentifier(entry.object)).inserted {
            entries.append(entry)
          }
        }
        return
      }
      let first = entries.count
      let fields = Self.fields(of: object)
      entries.append(Entry(object: object, fields: fields))
      for field in fields { visit(field.value, depth: depth + 1, &seen, graph) }
      // Short of what an earlier object already led to, which is no loss: that has been taken, too.
      if first == 0 { graph.note(Array(entries), asObservedFrom: id, at: depth) }
      return
    }
    if let first = paths.paths.first, ObjectIdentifier(first.type) != ObjectIdentifier(type) {
      func visitFields<T>(_ value: T) { paths.visit(value) { visit($0, depth: depth + 1, &seen, graph) } }
      return _openExistential(value, do: visitFields)
    }
    // An enum, an array: only the value can tell.
    for child in Mirror(reflecting: value).children.prefix(Self.objectLimit) {
      visit(child.value, depth: depth + 1, &seen, graph)
    }
  }

  private static func fields(of object: AnyObject) -> [(name: String, value: Any)] {
    var result: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label != "_$observationRegistrar" else { continue }
        result.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value))
      }
      mirror = current.superclassMirror
    }
    return result
  }

  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// Whether values of a type can hold a reference at all.
  private static func mayLeadToObjects<V>(_ type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = answers[key] { return answer }
    let answer = !_isPOD(type) && leadsToObjects(type, depth: 0)
    answers[key] = answer
    return answer
  }

  private static func leadsToObjects(_ type: Any.Type, depth: Int) -> Bool {
    if type is any Observable.Type { return true }
    if type is any HoldsObject.Type { return true }
    guard depth < 6 else { return false }
    return storedFields(of: type).contains { leadsToObjects($0.type, depth: depth + 1) }
  }
}

/// A wrapper whose value is an object that it finds elsewhere.
protocol HoldsObject {
  var heldObject: AnyObject? { get }
}

extension Environment: HoldsObject where Value: AnyObject {
  var heldObject: AnyObject? { current }
}
