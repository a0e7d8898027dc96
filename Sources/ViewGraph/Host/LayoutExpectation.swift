import Foundation

/// What a test expects of the layout that an update leads to.
public struct LayoutExpectation: Sendable {
  private enum Kind {
    case noJump(above: CGFloat)
    case noHole
    case noClippedView
    case noCoveredRemoval
  }

  private let kind: Kind

  /// No view that draws is elsewhere, or of another size, at once.
  ///
  /// - Parameter tolerance: How far an edge may move at once, in points.
  public static func noJump(above tolerance: CGFloat = 0.5) -> LayoutExpectation {
    LayoutExpectation(kind: .noJump(above: tolerance))
  }

  /// No hidden view keeps space that others could have.
  public static let noHole = LayoutExpectation(kind: .noHole)

  /// No view is drawn outside of what a container clips it to.
  public static let noClippedView = LayoutExpectation(kind: .noClippedView)

  /// No view that leaves is hidden by one in front of it.
  public static let noCoveredRemoval = LayoutExpectation(kind: .noCoveredRemoval)

  /// What an update does not meet, a line each.
  @MainActor fileprivate func problems(of update: Update) -> [String] {
    switch kind {
    case .noJump(let tolerance):
      update.frames.filter { $0.frame.outcome == .jumped && $0.frame.distance > tolerance }
        .map { view, frame in
          "frame of \(view.typeName)\(view.title.map { " \(printedValue($0))" } ?? "") jumps by "
            + "\(shortNumber(frame.distance)) points, \(printedValue(frame.old)) → \(printedValue(frame.new)): "
            + "\(frame.explanation ?? "not animated")  [\(view.identity)]"
        }
    case .noHole: (update.findings?.holes ?? []).map { "hole: \($0)  [\($0.identity)]" }
    case .noClippedView: (update.findings?.clipped ?? []).map { "clipped: \($0)  [\($0.identity)]" }
    case .noCoveredRemoval:
      update.passes.flatMap(\.newFindings.covering).map { "covered: \($0)  [\($0.leaving)]" }
    }
  }
}

extension Update {
  /// Fails where the layout is not as it should be.
  ///
  /// ```swift
  /// let host = ViewHost(Screen(), in: Screen(width: 390, height: 844))
  /// try host.tap("Hide").check(.noJump(), .noHole)
  /// ```
  ///
  /// - Throws: ``LayoutFailure``, whose description names every view. Without a screen there is nothing to look at,
  ///   which is a failure, too.
  @MainActor public func check(_ expectations: LayoutExpectation...) throws {
    guard hasLayout else {
      throw LayoutFailure(problems: ["the host has no screen: make it with 'ViewHost(_:in:)'"])
    }
    let problems = expectations.flatMap { $0.problems(of: self) }
    if !problems.isEmpty { throw LayoutFailure(problems: problems) }
  }

  /// Whether a layout belongs to what ran; a pass that only tells issues has none.
  private var hasLayout: Bool {
    passes.allSatisfy { $0.findings != nil || ($0.changes.isEmpty && !$0.issues.isEmpty) }
  }
}

/// What an update's layout does not meet, as a test's failure prints it.
public struct LayoutFailure: Error, CustomStringConvertible {
  /// What is wrong, a line each.
  public let problems: [String]

  /// A heading, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return (["the layout is not as expected: \(count)"] + problems.map { "  \($0)" }).joined(separator: "\n")
  }
}
