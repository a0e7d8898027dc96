import Foundation

/// How nodes of one kind with the same modifiers lie in memory; shared by all of them, and never freed.
///
/// There are as many shapes as a program has ways of writing a view with its modifiers.
@usableFromInline final class NodeShape: @unchecked Sendable {
  /// One value in the payload.
  struct Layer {
    /// The type of the value.
    let type: any KeptValue.Type
    /// Names the attribute values of the layer; `nil` for the key of a step.
    let schema: AttributeSchema?
    /// Where the value begins, in bytes.
    let offset: Int
    /// How many bytes it has.
    let size: Int
    /// Whether copying its bytes copies it.
    let isPlain: Bool
    /// The position of its first attribute value among those of the node.
    let firstValue: Int
  }

  /// What it takes to compare a layer.
  @usableFromInline struct Comparison {
    @usableFromInline let typeID: UnsafeRawPointer
    @usableFromInline let offset: Int
    @usableFromInline let size: Int
    let masks: UnsafePointer<UInt64>
  }

  /// What it takes to compare a node.
  @usableFromInline struct Header {
    private let reference: Unmanaged<NodeShape>
    /// The layers that are no keys, in order.
    @usableFromInline let comparisons: UnsafePointer<Comparison>
    @usableFromInline let layerCount: Int
    @usableFromInline let valueCount: Int
    /// Whether a layer hands a value down.
    @usableFromInline let handsDown: Bool

    fileprivate init(_ shape: NodeShape) {
      reference = Unmanaged.passUnretained(shape)
      comparisons = shape.comparisons + shape.keyCount
      layerCount = shape.layers.count - shape.keyCount
      valueCount = shape.valueCount
      handsDown = shape.layers.contains { ($0.type as? any AttributeSource.Type)?.handsDown == true }
    }

    var shape: NodeShape { reference.takeUnretainedValue() }
  }

  let kind: ViewKind
  /// Keys of steps, then modifiers from the outermost inwards, then the view's own values.
  let layers: [Layer]
  /// What it takes to compare each layer, in a row.
  let comparisons: UnsafePointer<Comparison>
  /// How many of the layers are keys.
  let keyCount: Int
  /// Whether copying the payload's bytes copies it.
  let isPlain: Bool
  /// In bytes, a multiple of the alignment.
  let payloadSize: Int
  /// In bytes, 8 or 16.
  let payloadAlignment: Int
  /// How many attribute values the node has.
  let valueCount: Int
  /// Names what compiles and does nothing.
  let declaredOnly: [String]
  private(set) var header: UnsafePointer<Header>

  private init(_ kind: ViewKind, _ content: [(type: any KeptValue.Type, schema: AttributeSchema?)]) {
    self.kind = kind
    var layers: [Layer] = []
    var end = 0
    var values = 0
    for (type, schema) in content {
      let layout = type.layout
      precondition(
        layout.alignment <= 16, "'\(type)' has an alignment of \(layout.alignment) bytes; 16 are possible")
      let start = (end + layout.alignment - 1) / layout.alignment * layout.alignment
      layers.append(
        Layer(
          type: type, schema: schema, offset: start, size: layout.size, isPlain: layout.isPlain,
          firstValue: values))
      end = start + layout.size
      values += schema?.components.count ?? 0
    }
    self.layers = layers
    // Never freed, as the shape itself.
    let comparisons = UnsafeMutablePointer<Comparison>.allocate(capacity: layers.count)
    for (index, layer) in layers.enumerated() {
      comparisons.advanced(by: index).initialize(
        to: Comparison(
          typeID: unsafeBitCast(layer.type as Any.Type, to: UnsafeRawPointer.self), offset: layer.offset,
          size: layer.size, masks: wordMasks(of: layer.type)))
    }
    self.comparisons = UnsafePointer(comparisons)
    keyCount = layers.count { $0.schema == nil }
    isPlain = layers.allSatisfy(\.isPlain)
    let alignment = layers.contains { $0.type.layout.alignment > 8 } ? 16 : 8
    payloadAlignment = alignment
    payloadSize = (end + alignment - 1) / alignment * alignment
    valueCount = values
    declaredOnly = content.compactMap { $0.schema?.status == .declaredOnly ? $0.schema?.name : nil }
    let header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    self.header = UnsafePointer(header)
    header.initialize(to: Header(self))
  }

  private struct Key: Hashable {
    let kind: ViewKind
    let name: String
    let layers: [ObjectIdentifier]
  }

  private nonisolated(unsafe) static var known: [Key: NodeShape] = [:]
  private static let lock = NSLock()

  /// The shape of nodes of a kind with some layers.
  static func of(
    _ kind: ViewKind, _ layers: [(type: any KeptValue.Type, schema: AttributeSchema?)]
  ) -> NodeShape {
    let identifiers = layers.flatMap { layer in
      [ObjectIdentifier(layer.type)] + (layer.schema.map { [ObjectIdentifier($0)] } ?? [])
    }
    let key = Key(kind: kind, name: kind.name, layers: identifiers)
    return lock.withLock {
      if let shape = known[key] { return shape }
      let shape = NodeShape(kind, layers)
      known[key] = shape
      return shape
    }
  }
}

extension NodeShape.Layer {
  /// Copies a value into its place in a payload.
  func initialize(_ payload: UnsafeMutableRawPointer, from source: UnsafeRawPointer) {
    if isPlain {
      (payload + offset).copyMemory(from: source, byteCount: size)
    } else {
      type.initialize(payload + offset, from: source)
    }
  }

  /// The attribute values of a value of the layer.
  func attributeValues(at address: UnsafeRawPointer) -> [AttributeValue] {
    if let type = type as? any AttributeSource.Type { return type.attributeValues(at: address) }
    return address.assumingMemoryBound(to: GivenAttributes.self).pointee.values
  }
}

/// Copies and ends payloads.
extension NodeShape {
  func initialize(_ payload: UnsafeMutableRawPointer, from other: UnsafeRawPointer) {
    if isPlain { return payload.copyMemory(from: other, byteCount: payloadSize) }
    for layer in layers { layer.type.initialize(payload + layer.offset, from: other + layer.offset) }
  }

  func destroy(_ payload: UnsafeMutableRawPointer) {
    guard !isPlain else { return }
    for layer in layers where !layer.isPlain { layer.type.destroy(payload + layer.offset) }
  }
}
