/// One step on the way from a view's parent to the view: which of the structural choices it took.
///
/// Two steps are equal when they take the same course; the place where the step was written is
/// carried along for reasons and never compared.
public struct IdentityStep {
  /// The kinds of choice that structure offers.
  public enum Course: Hashable {
    /// The position among the statements of a builder, counted from 0.
    case child(Int)
    /// The branch of an `if`, `if let` or `switch` that was taken, counted from 0.
    case branch(Int)
    /// The id of a `ForEach` element.
    case element(AnyHashable)
    /// The value of an `.id(_:)` modifier.
    case explicit(AnyHashable)
    /// The type that an `AnyView` wraps.
    case content(ObjectIdentifier, name: String)
  }

  /// The course that was taken.
  public let course: Course
  /// Where the course was written, if the builder or an initialiser told.
  public let location: SourceLocation?

  init(_ course: Course, at location: SourceLocation? = nil) {
    self.course = course
    self.location = location
  }

  /// Whether another update may take another course here, so that the step can explain a change.
  var isVariable: Bool {
    if case .child = course { return false }
    return true
  }
}

extension IdentityStep: Hashable {
  /// Two steps are equal when they take the same course.
  public static func == (a: IdentityStep, b: IdentityStep) -> Bool { a.course == b.course }

  /// Hashes the course.
  public func hash(into hasher: inout Hasher) { hasher.combine(course) }
}

extension IdentityStep: CustomStringConvertible {
  /// The step as identities print it: `[1]`, `(branch 0)`, `(id 3)`.
  public var description: String {
    switch course {
    case .child(let index): "[\(index)]"
    case .branch(let index): "(branch \(index))"
    case .element(let id): "(id \(printedID(id)))"
    case .explicit(let id): "(.id \(printedID(id)))"
    case .content(_, let name): "(\(name))"
    }
  }
}

/// An id as reports print it: strings in quotes, everything else by its own description.
func printedID(_ id: AnyHashable) -> String {
  if let string = id.base as? String { return "\"\(onOneLine(string))\"" }
  return onOneLine("\(id.base)")
}
