/// The names and values of an object's `@Published` properties, without the underscore: `count`.
///
/// A snapshot. A tracked change says that an object changed and not which property, so the engine
/// compares the snapshots before and after. Those of superclasses come first.
func publishedFieldNames(of object: AnyObject) -> [(name: String, value: Any)] {
  publishedFields(ofClass: type(of: object)).map { field in
    (field.name, field.storage(in: object).anyValue)
  }
}

/// The storages of an object's `@Published` properties, in the order of the properties.
func publishedStorages(of object: AnyObject) -> [any AnyPublishedStorage] {
  publishedFields(ofClass: type(of: object)).map { field in field.storage(in: object) }
}

/// Where a class keeps one of its `@Published` properties.
private struct PublishedField {
  /// The property's name, without the underscore.
  let name: String
  /// Bytes from the start of the object.
  let offset: Int
  let type: any AnyPublished.Type

  func storage(in object: AnyObject) -> any AnyPublishedStorage {
    withExtendedLifetime(object) {
      type.storage(at: Unmanaged.passUnretained(object).toOpaque() + offset)
    }
  }
}

/// A `Published` of any type.
private protocol AnyPublished {
  /// The storage of the property that lies at an address.
  static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage
}

extension Published: AnyPublished {
  fileprivate static func storage(at address: UnsafeRawPointer) -> any AnyPublishedStorage {
    address.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

/// The `@Published` properties of a class, those of its superclasses first; found once for each class.
private func publishedFields(ofClass type: AnyClass) -> [PublishedField] {
  knownFields.value(for: type) {
    storedFields(ofClass: type).compactMap { field in
      guard let published = field.type as? any AnyPublished.Type else { return nil }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return PublishedField(name: name, offset: field.offset, type: published)
    }
  }
}

private let knownFields = TypeCache<[PublishedField]>()
