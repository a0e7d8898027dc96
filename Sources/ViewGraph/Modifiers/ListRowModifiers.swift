import Foundation

extension AttributeSchema {
  /// What is drawn behind a row, where that is a colour or another style.
  static let listRowBackground = AttributeSchema("listRowBackground", .interpolatesAtLeaves)

  /// What is drawn behind a row, where that is a view of another kind.
  static let listRowBackgroundView = AttributeSchema(
    "listRowBackground", .set(because: "one view is shown instead of another"))
}

/// Keeps the view that a row has behind it.
struct ListRowBackgroundModifier<Background: View> {
  let background: Background?
}

extension ListRowBackgroundModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    if let colors = background as? Color? {
      pass.push(.listRowBackground, AttributeValue(colors))
    } else {
      pass.push(.listRowBackgroundView, AttributeValue(optional: background))
    }
  }
}

/// The insets of a row in points; `nil` stands for the list's own.
enum ListRowInsetsFamily: AttributeFamily {
  static let schema = AttributeSchema("listRowInsets", .layoutInput, status: .behaves)
}

enum ListRowSeparatorFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "listRowSeparator", [.init("listRowSeparator", .setChoice), .init("edges", .setOptions)])
}

enum ListRowSeparatorTintFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "listRowSeparatorTint",
    [.init("listRowSeparatorTint", .interpolatesAtLeaves), .init("edges", .setOptions)])
}

enum ListItemTintFamily: AttributeFamily {
  static let schema = AttributeSchema("listItemTint", .interpolatesAtLeaves)
}

/// The room between rows in points; `nil` stands for the list's own.
enum ListRowSpacingFamily: EnvironmentFamily {
  static let schema = AttributeSchema("listRowSpacing", .layoutInput, status: .behaves)

  static func attributeValue(of value: CGFloat?) -> AttributeValue { AttributeValue(value) }

  static func hand(_ value: CGFloat?, to environment: inout EnvironmentValues) {
    environment.listRowSpacing = value
  }
}

extension View {
  /// Sets what is behind the row of a list; `nil` leaves it to the list.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Sets the room around the content of a row in points; `nil` leaves it to the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(AttributeModifier<ListRowInsetsFamily>(insets.map { .insets($0) } ?? .none))
  }

  /// Shows or hides the line at the edges of a row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AttributeModifier<ListRowSeparatorFamily>(
        AttributeValue(opaque: visibility), AttributeValue(opaque: edges)))
  }

  /// Sets the colour of the line at the edges of a row; `nil` leaves it to the list.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      AttributeModifier<ListRowSeparatorTintFamily>(AttributeValue(color), AttributeValue(opaque: edges)))
  }

  /// Sets the colour of symbols in a row; `nil` leaves it to the list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    modifier(AttributeModifier<ListItemTintFamily>(AttributeValue(tint)))
  }

  /// Sets the room between the rows of lists inside, in points; `nil` leaves it to them.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentAttributeModifier<ListRowSpacingFamily>(spacing))
  }
}
