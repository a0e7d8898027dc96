/// A moment at which what a view shows breaks off, or something that does not end as it should.
public struct ContinuityProblem {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A value is there at once that could have gone through the values in between.
    case jump
    /// A value changes its speed at once.
    case kink
    /// A value goes by an animation of which nobody knows how fast it is.
    case unbounded
    /// A value never comes to rest.
    case endless
    /// A view that was removed is still drawn although nothing of it moves, or will be for ever.
    case zombie
    /// Values that one transaction changed do not go together.
    case outOfStep
    /// A view takes touches although nobody can see it.
    case invisibleBlocker
  }

  /// What is wrong.
  public let kind: Kind
  /// Where the view sits.
  public let identity: Identity
  /// The name of the view.
  public let typeName: String
  /// The name of the value; `nil` where it is the view itself.
  public let attribute: String?
  /// When; `nil` for what has no moment.
  public let time: Duration?
  /// What is wrong in words, with the values.
  public let message: String
}

extension ContinuityProblem: CustomStringConvertible {
  /// The problem in a line: which value of which view, when, what, and because of what.
  public var description: String {
    let value = attribute.map { "'\($0)' of \(typeName)" } ?? typeName
    let moment = time.map { " at \(shortNumber($0.inSeconds)) s" } ?? ""
    return "\(value)\(moment) \(message)  [\(identity)]"
  }
}

/// The problems of a timeline, as a test's failure prints them.
///
/// It is read where it is caught; nothing in it is written after it was made.
public struct ContinuityFailure: Error, CustomStringConvertible, @unchecked Sendable {
  /// What is wrong, in the order of time.
  public let problems: [ContinuityProblem]

  /// A heading, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return (["not continuous: \(count)"] + problems.map { "  \($0)" }).joined(separator: "\n")
  }
}
