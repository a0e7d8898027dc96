/// Looks up the bytes of an identifier among all the names that the scanner knows.
struct WordTable: Sendable {
  static let shared = WordTable()

  private struct Entry: Sendable {
    let spelling: [UInt8]
    let word: ScanWord
    let roles: NameRoles.RawValue
  }

  private let entries: [Entry]
  /// Indices into `entries`, open addressing; -1 where nothing is.
  private let slots: [Int16]
  private static let size = 2048

  private init() {
    var roles: [String: NameRoles] = [:]
    let families: [(Set<String>, NameRoles)] = [
      (KnownNames.viewTypes, .viewType), (KnownNames.interfaceProtocols, .interfaceProtocol),
      (KnownNames.modelAttributes, .modelAttribute), (KnownNames.wrappers, .wrapper),
    ]
    for (names, role) in families {
      for name in names {
        roles[name, default: []].formUnion(role)
      }
    }
    var words: [String: ScanWord] = [:]
    for word in ScanWord.allCases where word != .other {
      words[word.spelling] = word
    }
    var entries: [Entry] = []
    var slots = [Int16](repeating: -1, count: Self.size)
    for name in Set(roles.keys).union(words.keys).sorted() {
      let spelling = Array(name.utf8)
      var slot = spelling.withUnsafeBufferPointer { Self.hash($0) } & (Self.size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (Self.size - 1) }
      slots[slot] = Int16(entries.count)
      entries.append(
        Entry(spelling: spelling, word: words[name] ?? .other, roles: (roles[name] ?? []).rawValue))
    }
    self.entries = entries
    self.slots = slots
  }

  /// What is known of a name, by its bytes.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> (word: ScanWord, roles: NameRoles) {
    var slot = Self.hash(name) & (Self.size - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.spelling.count == name.count, entry.spelling.elementsEqual(name) {
        return (entry.word, NameRoles(rawValue: entry.roles))
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return (.other, Self.endsWithBuilder(name) ? .builder : [])
  }

  private static func endsWithBuilder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let ending: StaticString = "Builder"
    let length = ending.utf8CodeUnitCount
    guard name.count >= length, name[name.count - 1] == UInt8(ascii: "r") else { return false }
    for index in 0..<length where name[name.count - length + index] != ending.utf8Start[index] {
      return false
    }
    return true
  }

  /// FNV-1a (Fowler, Noll, Vo, 1991) over at most the first sixteen bytes.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in 0..<min(name.count, 16) {
      hash = (hash ^ UInt32(name[index])) &* 16_777_619
    }
    hash ^= UInt32(truncatingIfNeeded: name.count)
    return Int((hash ^ (hash >> 15)) & 0x7FFF_FFFF)
  }
}
