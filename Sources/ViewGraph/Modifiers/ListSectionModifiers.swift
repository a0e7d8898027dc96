import Foundation

enum ListSectionSeparatorFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "listSectionSeparator", [.init("listSectionSeparator", .setChoice), .init("edges", .setOptions)])
}

enum ListSectionSeparatorTintFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "listSectionSeparatorTint",
    [.init("listSectionSeparatorTint", .interpolatesAtLeaves), .init("edges", .setOptions)])
}

enum ListSectionSpacingFamily: EnvironmentFamily {
  static let schema = AttributeSchema("listSectionSpacing", .layoutInput, status: .behaves)

  static func hand(_ value: ListSectionSpacing, to environment: inout EnvironmentValues) {
    environment.listSectionSpacing = value.length
  }
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  /// The length in points, or `nil` for the list's own.
  let length: CGFloat?

  /// What the list finds right.
  public static let `default` = ListSectionSpacing(name: "default", length: nil)

  /// Less than usual; a layout takes 16 points.
  public static let compact = ListSectionSpacing(name: "compact", length: 16)

  /// A length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: shortNumber(Double(spacing)), length: spacing)
  }
}

extension ListSectionSpacing: CustomStringConvertible {
  /// The spacing's name, or its length in points.
  public var description: String { name }
}

extension View {
  /// Shows or hides the lines at the edges of a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AttributeModifier<ListSectionSeparatorFamily>(
        AttributeValue(opaque: visibility), AttributeValue(opaque: edges)))
  }

  /// Sets the colour of the lines at the edges of a section; `nil` leaves it to the list.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AttributeModifier<ListSectionSeparatorTintFamily>(AttributeValue(color), AttributeValue(opaque: edges)))
  }

  /// Sets the room between the sections of lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentAttributeModifier<ListSectionSpacingFamily>(spacing))
  }

  /// Sets the room between the sections of lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
