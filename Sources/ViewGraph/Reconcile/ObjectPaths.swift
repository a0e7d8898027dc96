/// Where references to objects may stand in values of a type, found once for each type.
///
/// Going there is what a snapshot of observable objects costs; with `Mirror`, which makes a copy of every field
/// on the way, the six benchmark screens took 1.1 to 1.5 times as long.
struct ObjectPaths {
  /// A field that holds a reference, or something that only its value can tell, such as an enum.
  struct Path {
    let offset: Int
    let type: Any.Type
  }

  let paths: [Path]

  private static let cache = TypeCache<ObjectPaths>()

  /// The paths of a type; none if its values lead to no object.
  static func of(_ type: Any.Type) -> ObjectPaths {
    cache.value(for: type) { ObjectPaths(paths: paths(of: type, at: 0)) }
  }

  private static func paths(of type: Any.Type, at offset: Int) -> [Path] {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    if type is any HoldsObject.Type { return [Path(offset: offset, type: type)] }
    if _openExistential(type, do: isPlain) || type is any StringProtocol.Type { return [] }
    switch TypeKind(type) {
    case .struct where type is any CustomReflectable.Type: return [Path(offset: offset, type: type)]
    case .struct, .tuple:
      return storedFields(of: type).filter(\.isStrong).flatMap { field in
        paths(of: field.type, at: offset + field.offset)
      }
    case .class, .optional, .enum, .existential: return [Path(offset: offset, type: type)]
    case .function, .metatype, .existentialMetatype, .other: return []
    }
  }

  /// Hands the value at each path to a closure.
  func visit<Root>(_ root: Root, _ body: (Any) -> Void) {
    guard !paths.isEmpty else { return }
    withUnsafePointer(to: root) { pointer in
      for path in paths {
        let address = UnsafeRawPointer(pointer) + path.offset
        func read<T>(_: T.Type) -> Any { address.assumingMemoryBound(to: T.self).pointee as T }
        body(_openExistential(path.type, do: read))
      }
    }
  }
}
