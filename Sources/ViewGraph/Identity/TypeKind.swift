/// What sort of type a type is, as its metadata says.
///
/// The first word of a type's metadata holds the kind. The numbers are part of the stable ABI of Swift: they are listed
/// in the `MetadataKind.def` of the Swift runtime, and are the same on Apple's platforms and on Linux.
enum TypeKind: Sendable {
  case `struct`
  case `enum`
  case optional
  case `class`
  case tuple
  case function
  /// `Any`, `any P`, `AnyObject` or a composition such as `any P & Q`.
  case existential
  /// `Int.Type`.
  case metatype
  /// `any P.Type`.
  case existentialMetatype
  /// A built-in, imported or future kind, about which nothing but the size is known.
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: self = .struct
    case 0x201: self = .enum
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303, 0x307: self = .existential
    case 0x304: self = .metatype
    case 0x306: self = .existentialMetatype
    // Where Objective-C is at hand, the first word of a class is a pointer.
    case 0, 0x800...: self = .class
    default: self = .other
    }
  }
}
