import Foundation

/// Arranges views by constraints with priorities, as Auto Layout does.
///
/// Views are meant by the names that ``View/constrained(as:)`` gives them. Every view gets the frame of
/// the solution, whatever size it would take itself; what is inside of it takes its own and stands in the middle.
/// SwiftUI has no such layout; the names are UIKit's. As a view it is written ``ConstraintContainer``.
public struct ConstraintLayout: Hashable, Sendable {
  /// The container itself as an item.
  public var container: LayoutItem

  /// The constraints that are installed.
  public var constraints: [LayoutConstraint]

  /// What gives way to the width that the container is offered.
  public var horizontalFittingPriority: LayoutConstraint.Priority

  /// What gives way to the height that the container is offered.
  public var verticalFittingPriority: LayoutConstraint.Priority

  /// Creates the layout.
  ///
  /// A length that is offered is wanted with the fitting priority of its axis: the width must be taken, the height
  /// follows from the views, as when UIKit asks a cell for its height. Where nothing is offered the container is as
  /// small as its constraints allow above the priority 50.
  ///
  /// - Parameters:
  ///   - name: What constraints and messages call the container.
  ///   - horizontalFittingPriority: How firmly it takes the width that it is offered.
  ///   - verticalFittingPriority: How firmly it takes the height that it is offered.
  ///   - constraints: Makes the constraints; it is called at once, with the container.
  public init(
    named name: String = "container", horizontalFittingPriority: LayoutConstraint.Priority = .required,
    verticalFittingPriority: LayoutConstraint.Priority = .fittingSizeLevel,
    @LayoutConstraintBuilder constraints: (_ container: LayoutItem) -> [LayoutConstraint],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container = LayoutItem(name, fileID: fileID, line: line, column: column)
    self.constraints = constraints(container)
    self.horizontalFittingPriority = horizontalFittingPriority
    self.verticalFittingPriority = verticalFittingPriority
  }
}

extension ConstraintLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout with all of its constraints.
  public var description: String {
    "ConstraintLayout(\(constraints.map(\.description).joined(separator: ", ")))"
  }
}

extension ConstraintLayout: PartlyPrinted {
  /// The constraints that the other layout has not, with their names.
  func printed(besides other: ConstraintLayout) -> String {
    guard constraints != other.constraints else { return "\(container), fitting \(fitting)" }
    let known = Set(other.constraints)
    let own = constraints.filter { !known.contains($0) }.map { constraint in
      constraint.identifier.map { "\($0): \(constraint)" } ?? constraint.description
    }
    let limit = 6
    let rest = own.count > limit ? ["and \(own.count - limit) more"] : []
    return own.isEmpty ? "nothing" : (own.prefix(limit) + rest).joined(separator: ", ")
  }

  private var fitting: String {
    "horizontally \(horizontalFittingPriority), vertically \(verticalFittingPriority)"
  }
}

extension ConstraintLayout: InstalledLayout {
  func troubles(replacing former: any Layout) -> [(message: String, location: SourceLocation?)] {
    guard let former = former as? ConstraintLayout else { return [] }
    func system(_ layout: ConstraintLayout) -> ConstraintSystem {
      ConstraintSystem(container: layout.container, items: [], constraints: layout.constraints)
    }
    return system(self).requiredChanges(since: system(former)).map { issue in
      ("\(issue.summary): \(issue.reason); \(issue.advice)", issue.constraints.first?.location)
    }
  }
}
