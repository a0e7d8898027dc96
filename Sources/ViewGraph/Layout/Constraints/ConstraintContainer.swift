import Foundation

/// Views that constraints with priorities place.
///
/// ```swift
/// ConstraintContainer {
///   Text("Ridge walk").constrained(as: "title")
///   Text("12 km").constrained(as: "length", compressionResistance: 751)
/// } constraints: { container in
///   title.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16)
///   length.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
///   if isClosed { container.heightAnchor.constraint(equalToConstant: 0, priority: 999, identifier: "closed") }
/// }
/// ```
///
/// Here `title` is `LayoutItem("title")`. Other constraints keep the views, with identity and state. What cannot be
/// satisfied, and what is left open, a layout lists in ``LayoutResult/issues``.
public struct ConstraintContainer<Content> {
  let layout: ConstraintLayout
  let content: Content
  let location: SourceLocation?
}

extension ConstraintContainer: View where Content: View {
  /// A container has no body.
  public typealias Body = Never

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: What constraints and messages call the container.
  ///   - horizontalFittingPriority: How firmly it takes the width that it is offered.
  ///   - verticalFittingPriority: How firmly it takes the height that it is offered.
  ///   - content: The views, each with a name by `constrained(as:)`.
  ///   - constraints: Makes the constraints; it is called with the container.
  nonisolated public init(
    named name: String = "container", horizontalFittingPriority: LayoutConstraint.Priority = .required,
    verticalFittingPriority: LayoutConstraint.Priority = .fittingSizeLevel,
    @ViewBuilder content: () -> Content,
    @LayoutConstraintBuilder constraints: (_ container: LayoutItem) -> [LayoutConstraint],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    layout = ConstraintLayout(
      named: name, horizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority, constraints: constraints, fileID: fileID, line: line,
      column: column)
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes the layout with the views.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    LayoutView._describe(
      LayoutView(layout: view.layout, content: view.content, location: view.location), in: &pass)
  }
}
