/// A stored property: what it is called and where its bytes are.
struct StoredField: Sendable {
  /// The name of the storage, which for a wrapped property has the underscore: `_isExpanded`.
  ///
  /// An element of a tuple without a label has the name that `Mirror` gives it: `.0`.
  let name: String
  /// Where the field begins, in bytes from the start of the value; for a class, from the start of the object.
  let offset: Int
  /// The declared type; for a `weak` or `unowned` reference, the type that reading it gives.
  let type: Any.Type
  /// Whether the bytes are a value of `type`.
  ///
  /// `false` for `weak` and `unowned` references. The bytes of these must not be read as a reference.
  let isStrong: Bool
}

// Where the fields come from: three entry points of the Swift runtime, the same ones that `Mirror` and key paths stand on.
//
// - Linux, Swift 6.3.1: compiled and tested. `@_spi(Reflection) import Swift` with `_forEachField(of:options:body:)` was
//   tried as well and works; it calls the same three functions, but hides whether a field is `weak`, and its option for
//   classes is a static variable that Swift 6 refuses.
// - Apple's platforms: not tried, there was no such machine. The SDK hides that SPI, whereas the runtime exports these
//   functions (public projects have declared them in this way for iOS and macOS). `Mirror` would need a value, runs
//   user code (`CustomReflectable`), gives no offsets, and reading through it traps at an `unowned` reference that
//   dangles; so it is not used.

/// The stored properties of a struct or the elements of a tuple, in the order of their declaration.
///
/// Every other type has none: for classes use ``storedFields(ofClass:)``, and an enum stores cases. A struct that was
/// imported from C, or compiled without reflection metadata, also gives none or not all; see ``fieldsFillLayout(of:)``.
func storedFields(of type: Any.Type) -> [StoredField] {
  switch TypeKind(type) {
  case .struct, .tuple: fieldCache.value(for: type) { readFields(of: type) }
  // The runtime would look for a value to ask, and there is none.
  default: []
  }
}

/// The stored properties of a class, those of its superclasses first.
///
/// Properties of a superclass that was written in Objective-C are left out.
func storedFields(ofClass type: AnyClass) -> [StoredField] {
  fieldCache.value(for: type) { readFields(of: type) }
}

/// Whether the stored fields of a struct or tuple are all of it, and the bytes between them are padding.
///
/// A field that the runtime does not know (a bit field, a type it cannot name) leaves a gap in the layout, which
/// otherwise follows from the sizes and alignments alone.
func fieldsFillLayout(of type: Any.Type) -> Bool {
  var end = 0
  for field in storedFields(of: type) {
    let layout = memoryLayout(of: field.type)
    let start = (end + layout.alignment - 1) / layout.alignment * layout.alignment
    guard field.offset == start else { return false }
    end = start + layout.size
  }
  return end == memoryLayout(of: type).size
}

/// Which bytes of a value's memory say something, the others being padding between stored properties.
///
/// The padding at the end is not counted in: the result has as many elements as the type has bytes.
func significantBytes(of type: Any.Type) -> [Bool] {
  let size = memoryLayout(of: type).size
  let kind = TypeKind(type)
  guard kind == .struct || kind == .tuple, fieldsFillLayout(of: type) else {
    return optionalBytes(of: type) ?? Array(repeating: true, count: size)
  }
  var result = Array(repeating: false, count: size)
  for field in storedFields(of: type) {
    for (index, isSignificant) in significantBytes(of: field.type).enumerated() where isSignificant {
      result[field.offset + index] = true
    }
  }
  return result
}

/// The bytes of an optional: those of what it wraps, and what follows them.
private func optionalBytes(of type: Any.Type) -> [Bool]? {
  guard let wrapped = (type as? any OptionalType.Type)?.wrappedType else { return nil }
  let inner = significantBytes(of: wrapped)
  return inner + Array(repeating: true, count: memoryLayout(of: type).size - inner.count)
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// The size and the alignment of a type, in bytes.
func memoryLayout(of type: Any.Type) -> (size: Int, alignment: Int) {
  func layout<T>(_: T.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
  }
  return _openExistential(type, do: layout)
}

private let fieldCache = TypeCache<[StoredField]>()

private func readFields(of type: Any.Type) -> [StoredField] {
  (0..<runtimeFieldCount(type)).map { index in
    var metadata = RuntimeFieldMetadata()
    let fieldType = runtimeField(type, index: index, metadata: &metadata)
    defer { metadata.freeName?(metadata.name) }
    return StoredField(
      name: metadata.name.map { String(cString: $0) } ?? "",
      offset: runtimeFieldOffset(type, index: index),
      type: fieldType,
      isStrong: metadata.isStrong)
  }
}

/// What the runtime tells about a field, in the runtime's own layout.
private struct RuntimeFieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<RuntimeFieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int
