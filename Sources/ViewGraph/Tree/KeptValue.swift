/// A value that a node keeps in its payload as it is.
///
/// Payloads are raw memory; these operations give them back their types.
@usableFromInline protocol KeptValue {}

extension KeptValue {
  static func initialize(_ address: UnsafeMutableRawPointer, from source: UnsafeRawPointer) {
    // Not by count: that copies the padding after the value, too, which is not the value's to read.
    address.assumingMemoryBound(to: Self.self).initialize(
      to: source.assumingMemoryBound(to: Self.self).pointee)
  }

  static func destroy(_ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
  }

  static func replace(_ address: UnsafeMutableRawPointer, from source: UnsafeRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee = source.assumingMemoryBound(to: Self.self).pointee
  }

  /// Whether two values are equal as values of a view are.
  static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    valuesAreEqual(
      a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
  }

  static var layout: (size: Int, alignment: Int, isPlain: Bool) {
    (MemoryLayout<Self>.size, MemoryLayout<Self>.alignment, _isPOD(Self.self))
  }
}

/// What a modifier, or a view itself, gives to a node: kept as the author's value, read as attribute
/// values where somebody asks.
@usableFromInline protocol AttributeSource: KeptValue {
  /// Whether the value is also handed down to the views inside.
  static var handsDown: Bool { get }
  /// Names the values; the same for all values of the type.
  static var schema: AttributeSchema { get }
  /// The values in the order of the schema.
  var attributeValues: [AttributeValue] { get }
}

extension AttributeSource {
  @usableFromInline static var handsDown: Bool { false }

  static func attributeValues(at address: UnsafeRawPointer) -> [AttributeValue] {
    address.assumingMemoryBound(to: Self.self).pointee.attributeValues
  }
}

/// Values that were put together while the node was described.
struct GivenAttributes: KeptValue {
  let schema: AttributeSchema
  let values: [AttributeValue]
}

/// What a step of a way stands for where a number does not say it: an id, or the type in an `AnyView`.
@usableFromInline protocol StepKey: KeptValue {
  /// The course of a step of a sort.
  func course(of sort: StepCode.Sort) -> IdentityStep.Course
}

extension StepKey {
  static func course(at address: UnsafeRawPointer, of sort: StepCode.Sort) -> IdentityStep.Course {
    address.assumingMemoryBound(to: Self.self).pointee.course(of: sort)
  }
}

/// The id of an element, or that of an `.id(_:)`; it lies in memory as the id itself does.
@usableFromInline struct IDKey<ID: Hashable>: StepKey {
  @usableFromInline let id: ID

  @inlinable init(id: ID) { self.id = id }

  @usableFromInline func course(of sort: StepCode.Sort) -> IdentityStep.Course {
    sort == .explicit ? .explicit(AnyHashable(id)) : .element(AnyHashable(id))
  }
}

/// The type that an `AnyView` or a style's body hides.
struct TypeKey: StepKey {
  let type: Any.Type

  func course(of sort: StepCode.Sort) -> IdentityStep.Course {
    .content(ObjectIdentifier(type), name: shortTypeName(type))
  }
}
