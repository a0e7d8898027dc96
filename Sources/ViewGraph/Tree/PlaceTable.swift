/// The places in the source where nodes and the steps to them are written.
///
/// The places of a node are a list: one for each step, and the node's own. Nodes that one expression
/// makes share a list.
struct PlaceTable {
  private var lists: [[SourceLocation?]] = []
  private var numbers: [[SourceLocation?]: UInt32] = [:]

  /// The number of a list.
  mutating func number(of list: [SourceLocation?]) -> UInt32 {
    if let number = numbers[list] { return number }
    let number = UInt32(lists.count)
    lists.append(list)
    numbers[list] = number
    return number
  }

  /// The list of a number.
  subscript(number: UInt32) -> [SourceLocation?] { lists[Int(number)] }
}
