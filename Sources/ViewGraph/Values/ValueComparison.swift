import Foundation

/// A type that decides itself whether a new value of it says the same as the old one.
///
/// This is asked before everything else, wherever a value of the type is found inside a compared value.
protocol CustomComparison {
  static func areEqual(_ a: Self, _ b: Self) -> Bool
}

/// Whether a new value says the same as the old one, as SwiftUI decides it for a view.
///
/// The rules, the first that applies:
///
/// 1. Values with the same bytes are equal; then ``CustomComparison`` decides.
/// 2. Plain old data (numbers, Booleans, structs of these) is compared by its bytes, field by field, so that padding
///    does not count. `==` is not asked, and `0.0` differs from `-0.0`.
/// 3. `Equatable` types are compared by `==`. `NSObject` does not count as one.
/// 4. Structs, tuples and optionals are compared part by part, arrays and dictionaries element by element.
/// 5. Classes, closures, metatypes and `weak` or `unowned` references are compared by what they point to.
/// 6. `any P` is equal when the dynamic types are the same and the values are equal by these rules.
/// 7. Enums are equal when their bytes are, or when they have the same case and equal payloads.
///
/// That plain old data ignores `==` is *observed* (compatibility tests that run against SwiftUI, 2026); the rest
/// follows re-implementations and what Apple says about comparing views.
///
/// In doubt the answer is `false`, never `true`: for values nested more than ``ComparisonPlan/depthLimit`` levels deep in
/// enums, arrays and existentials, for enums with a mirror of their own, and for types that tell nothing about their
/// fields. A closure that is passed here directly, rather than as part of a struct, gets a wrapper on the way and so
/// is never equal.
///
/// - Complexity: The first call for a type reads its fields; later calls follow a cached plan.
func valuesAreEqual<T>(_ a: T, _ b: T) -> Bool {
  // The same bytes mean the same value, whatever decides for the type: both are held on to.
  if haveSameBytes(a, b) { return true }
  return ComparisonPlan.of(T.self).areEqual(a, b, depth: 0)
}

/// Whether two values are the same, byte by byte.
private func haveSameBytes<T>(_ a: T, _ b: T) -> Bool {
  let size = MemoryLayout<T>.size
  return withBytes(of: a, b) { memcmp($0, $1, size) == 0 }
}

/// Which stored properties of a struct differ, with their old and new values.
///
/// Empty when the values are equal, when `T` is not a struct, and for a struct that does not tell all of its fields.
/// In place of a closure or a `weak` or `unowned` reference stands an ``UnreadValue``.
func fieldDifferences<T>(_ a: T, _ b: T) -> [(name: String, old: Any, new: Any)] {
  guard TypeKind(T.self) == .struct, fieldsFillLayout(of: T.self) else { return [] }
  return withBytes(of: a, b) { a, b in
    storedFields(of: T.self).compactMap { field in
      let (old, new) = (a + field.offset, b + field.offset)
      if ComparisonPlan.of(field).areEqual(at: old, new, depth: 0) { return nil }
      return (field.name, field.read(from: old), field.read(from: new))
    }
  }
}

/// Stands for a value that differs but is not safe to take out of its struct.
struct UnreadValue: CustomStringConvertible, Sendable {
  let description: String

  /// A closure, whose calling convention is known only to the struct that stores it.
  static let function = UnreadValue(description: "(Function)")
  /// A `weak` or `unowned` reference, which may dangle.
  static let reference = UnreadValue(description: "(Reference)")
}

/// How two values of one type are compared: which bytes must match, and what has to be asked about the others.
final class ComparisonPlan: @unchecked Sendable {
  /// Compares what is at two addresses; the last argument is the number of dynamic levels passed so far.
  typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer, Int) -> Bool

  /// How many levels of enums, arrays and existentials are followed.
  ///
  /// A view value that nests deeper is taken for changed, since following it could overflow the stack.
  static let depthLimit = 100

  private enum Step {
    case bytes(offset: Int, count: Int)
    case value(offset: Int, Comparer)
  }

  private let steps: [Step]

  private init(steps: [Step]) {
    self.steps = steps
  }

  /// The plan for a type, made on the first call.
  static func of<T>(_ type: T.Type) -> ComparisonPlan {
    plans.value(for: type) { ComparisonPlan(steps: makeSteps(for: type)) }
  }

  /// The plan for a stored field, which for a `weak` or `unowned` reference compares only where it points.
  static func of(_ field: StoredField) -> ComparisonPlan {
    // While a reference exists, its object (`unowned`) or the entry that stands for it (`weak`) is not freed, so equal
    // bytes mean the same object. For `unowned(unsafe)` the bytes are all there is.
    guard field.isStrong else { return ComparisonPlan(steps: wholeValue(of: field.type)) }
    func plan<T>(_ type: T.Type) -> ComparisonPlan { of(type) }
    return _openExistential(field.type, do: plan)
  }

  /// Compares two values of the type of the plan; `depth` is the number of dynamic levels passed so far.
  func areEqual<T>(_ a: T, _ b: T, depth: Int) -> Bool {
    withBytes(of: a, b) { areEqual(at: $0, $1, depth: depth) }
  }

  /// Compares two values in memory, which both have the type of the plan.
  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer, depth: Int) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(a + offset, b + offset, count) != 0 { return false }
      case .value(let offset, let comparer):
        if !comparer(a + offset, b + offset, depth) { return false }
      }
    }
    return true
  }

  private static let plans = TypeCache<ComparisonPlan>()

  // MARK: Making a plan

  private static func makeSteps<T>(for type: T.Type) -> [Step] {
    if let custom = type as? any CustomComparison.Type { return [.value(offset: 0, customComparer(custom))] }

    let kind = TypeKind(type)
    if !_isPOD(type) {
      if let equatable = type as? any Equatable.Type, !(type is NSObject.Type) {
        return [.value(offset: 0, equatableComparer(equatable))]
      }
      if let collection = type as? any ElementwiseComparison.Type {
        return [.value(offset: 0, elementwiseComparer(collection))]
      }
    }
    switch kind {
    case .struct, .tuple: return fieldSteps(for: type)
    case .optional:
      guard let optional = type as? any OptionalComparison.Type else { return wholeValue(of: type) }
      return [.value(offset: 0, optional.payloadComparer)]
    case .enum: return [.value(offset: 0, enumComparer(type))]
    case .existential: return [.value(offset: 0, existentialComparer(type))]
    case .class, .function, .metatype, .existentialMetatype, .other: return wholeValue(of: type)
    }
  }

  /// The steps of all fields, one after another, with neighbouring bytes compared in one step.
  private static func fieldSteps(for type: Any.Type) -> [Step] {
    guard fieldsFillLayout(of: type) else { return wholeValue(of: type) }
    var steps: [Step] = []
    for field in storedFields(of: type) {
      for step in of(field).steps {
        switch step {
        case .value(let offset, let comparer):
          steps.append(.value(offset: field.offset + offset, comparer))
        case .bytes(let offset, let count):
          let start = field.offset + offset
          if case .bytes(let previous, let length) = steps.last, previous + length == start {
            steps[steps.count - 1] = .bytes(offset: previous, count: length + count)
          } else {
            steps.append(.bytes(offset: start, count: count))
          }
        }
      }
    }
    return steps
  }

  private static func wholeValue(of type: Any.Type) -> [Step] {
    let size = memoryLayout(of: type).size
    return size == 0 ? [] : [.bytes(offset: 0, count: size)]
  }

  private static func customComparer<T: CustomComparison>(_: T.Type) -> Comparer {
    { a, b, _ in T.areEqual(value(at: a), value(at: b)) }
  }

  private static func equatableComparer<T: Equatable>(_: T.Type) -> Comparer {
    { a, b, _ in (value(at: a) as T) == value(at: b) }
  }

  private static func elementwiseComparer<T: ElementwiseComparison>(_: T.Type) -> Comparer {
    { a, b, depth in
      depth < depthLimit && T.elementsAreEqual(value(at: a), value(at: b), depth: depth + 1)
    }
  }

  private static func existentialComparer<T>(_: T.Type) -> Comparer {
    { a, b, depth in
      contentsAreEqual(value(at: a) as T as Any, value(at: b) as T as Any, depth: depth)
    }
  }

  private static func enumComparer<T>(_ type: T.Type) -> Comparer {
    let size = MemoryLayout<T>.size
    if type is any CustomReflectable.Type { return { a, b, _ in memcmp(a, b, size) == 0 } }
    return { a, b, depth in
      // The bytes of an equal case may still differ, where its payload leaves some of them unused.
      if memcmp(a, b, size) == 0 { return true }
      guard depth < depthLimit else { return false }

      let (a, b): (T, T) = (value(at: a), value(at: b))
      guard let name = runtimeCaseName(a), let other = runtimeCaseName(b), strcmp(name, other) == 0 else {
        return false
      }
      // Cases may share a name and differ in labels. The labels are part of the payload's type.
      switch (Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first) {
      case (nil, nil): return true
      case (let a?, let b?): return contentsAreEqual(a.value, b.value, depth: depth)
      default: return false
      }
    }
  }
}

/// Whether two existentials hold values of the same dynamic type that are equal.
private func contentsAreEqual(_ a: Any, _ b: Any, depth: Int) -> Bool {
  // By the dynamic type, since a box that came out of generic code may hold another box.
  let type = type(of: a)
  guard depth < ComparisonPlan.depthLimit, type == Swift.type(of: b) else { return false }

  func compare<T>(_ type: T.Type) -> Bool {
    guard let a = a as? T, let b = b as? T else { return false }
    return ComparisonPlan.of(type).areEqual(a, b, depth: depth + 1)
  }
  return _openExistential(type, do: compare)
}

private func withBytes<T, Result>(
  of a: T, _ b: T, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in body(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
  }
}

private func value<T>(at address: UnsafeRawPointer) -> T {
  address.assumingMemoryBound(to: T.self).pointee
}

extension StoredField {
  fileprivate func read(from address: UnsafeRawPointer) -> Any {
    guard isStrong else { return UnreadValue.reference }
    guard TypeKind(type) != .function else { return UnreadValue.function }
    func read<T>(_: T.Type) -> Any { value(at: address) as T }
    return _openExistential(type, do: read)
  }
}

/// The name of an enum's current case, or `nil` when the type was compiled without reflection metadata.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

// MARK: - Optionals and collections

private protocol OptionalComparison {
  static var payloadComparer: ComparisonPlan.Comparer { get }
}

extension Optional: OptionalComparison {
  fileprivate static var payloadComparer: ComparisonPlan.Comparer {
    let payload = ComparisonPlan.of(Wrapped.self)
    return { a, b, depth in
      let a = a.assumingMemoryBound(to: Wrapped?.self)
      let b = b.assumingMemoryBound(to: Wrapped?.self)
      switch (a.pointee, b.pointee) {
      case (nil, nil): return true
      // In place, because a copy of a payload could change its representation.
      case (_?, _?): return payload.areEqual(at: a, b, depth: depth)
      default: return false
      }
    }
  }
}

/// A collection whose elements need not be `Equatable`.
private protocol ElementwiseComparison {
  static func elementsAreEqual(_ a: Self, _ b: Self, depth: Int) -> Bool
}

extension Array: ElementwiseComparison {
  fileprivate static func elementsAreEqual(_ a: Self, _ b: Self, depth: Int) -> Bool {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in buffersAreEqual(a, b, depth: depth) } }
  }
}

extension ContiguousArray: ElementwiseComparison {
  fileprivate static func elementsAreEqual(_ a: Self, _ b: Self, depth: Int) -> Bool {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in buffersAreEqual(a, b, depth: depth) } }
  }
}

extension ArraySlice: ElementwiseComparison {
  fileprivate static func elementsAreEqual(_ a: Self, _ b: Self, depth: Int) -> Bool {
    a.indices == b.indices
      && a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in buffersAreEqual(a, b, depth: depth) }
      }
  }
}

extension Dictionary: ElementwiseComparison {
  fileprivate static func elementsAreEqual(_ a: Self, _ b: Self, depth: Int) -> Bool {
    guard a.count == b.count else { return false }
    let plan = ComparisonPlan.of(Value.self)
    return a.allSatisfy { key, value in
      guard let index = b.index(forKey: key) else { return false }
      return plan.areEqual(value, b[index].value, depth: depth)
    }
  }
}

private func buffersAreEqual<Element>(
  _ a: UnsafeBufferPointer<Element>, _ b: UnsafeBufferPointer<Element>, depth: Int
) -> Bool {
  guard a.count == b.count else { return false }
  guard let aStart = a.baseAddress, let bStart = b.baseAddress else { return true }
  if aStart == bStart { return true }

  // Asked here and not when the plan is made, because a type may hold an array of itself.
  let plan = ComparisonPlan.of(Element.self)
  return a.indices.allSatisfy { plan.areEqual(at: aStart + $0, bStart + $0, depth: depth) }
}
