/// A step as trees keep it: which sort of choice it is, and which of the choices was taken.
///
/// Choices that the structure counts (children, branches) are their numbers. Ids have numbers that the
/// construct gave them: a number belongs to one id as long as the construct lives. The id itself
/// stands in the node's payload.
@usableFromInline struct StepCode: Hashable {
  /// The sorts of choice.
  @usableFromInline enum Sort: UInt32 {
    case child
    case branch
    case element
    case explicit
    case content
  }

  /// The sort in the upper three bits, the number in the others; never 0, so that an empty place in a
  /// ``Way`` differs from every step.
  @usableFromInline let raw: UInt32

  @inlinable init(_ sort: Sort, _ number: Int) {
    precondition(
      number >= 0 && number < 1 << 29 - 1, "step \(number) requested; a step has at most 2^29 - 1 choices")
    raw = sort.rawValue << 29 | UInt32(truncatingIfNeeded: number + 1)
  }

  @inlinable init(raw: UInt32) { self.raw = raw }

  var sort: Sort {
    guard let sort = Sort(rawValue: raw >> 29) else {
      preconditionFailure("step \(raw) is of no known sort")
    }
    return sort
  }

  var number: Int { Int(raw & (1 << 29 - 1)) - 1 }

  /// Whether another update may take another course here, so that the step can explain a change.
  @inlinable var isVariable: Bool { raw >> 29 != 0 }
}
