/// A claim about one value, which is true or false as a whole: `isExpanded`, `items.isEmpty`, `mode == .edit`.
struct ConditionAtom: Codable, Hashable, Sendable {
  /// What the claim is about, as it is written: `isExpanded`, `items`, `mode`, `model.phase`.
  let subject: String
  let claim: Claim

  enum Claim: Codable, Hashable, Sendable {
    /// The subject is a Boolean and true.
    case isTrue
    /// The subject holds elements or characters or none.
    case isEmpty
    /// The subject is an optional with a value: `if let item`, `item != nil`.
    case hasValue
    /// The subject is this case of an enum, or this static member of its type.
    case isCase(String)
    /// The subject equals a string or another literal, by its text.
    case equals(String)
    /// The subject equals a number.
    case equalsNumber(Double)
    /// The subject is less than a number.
    case isLess(than: Double)
    /// The subject is at most a number.
    case isAtMost(Double)
    /// The subject is an expression of which nothing is known but that it equals itself.
    case isOpaque
  }
}

extension ConditionAtom: CustomStringConvertible {
  var description: String {
    switch claim {
    case .isTrue, .isOpaque: subject
    case .isEmpty: "\(subject).isEmpty"
    case .hasValue: "\(subject) != nil"
    case .isCase(let name): "\(subject) == .\(name)"
    case .equals(let text): "\(subject) == \(text)"
    case .equalsNumber(let number): "\(subject) == \(Self.text(number))"
    case .isLess(let number): "\(subject) < \(Self.text(number))"
    case .isAtMost(let number): "\(subject) <= \(Self.text(number))"
    }
  }

  /// The opposite, as a person would write it.
  var negatedDescription: String {
    switch claim {
    case .isTrue: "!\(subject)"
    case .isOpaque: "!(\(subject))"
    case .isEmpty: "!\(subject).isEmpty"
    case .hasValue: "\(subject) == nil"
    case .isCase(let name): "\(subject) != .\(name)"
    case .equals(let text): "\(subject) != \(text)"
    case .equalsNumber(let number): "\(subject) != \(Self.text(number))"
    case .isLess(let number): "\(subject) >= \(Self.text(number))"
    case .isAtMost(let number): "\(subject) > \(Self.text(number))"
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

/// Which atoms are true and which are false; the others are open.
struct ConditionAssignment: Codable, Hashable, Sendable {
  private(set) var values: [ConditionAtom: Bool] = [:]

  init(_ values: [ConditionAtom: Bool] = [:]) { self.values = values }

  subscript(atom: ConditionAtom) -> Bool? {
    get { values[atom] }
    set { values[atom] = newValue }
  }
}
