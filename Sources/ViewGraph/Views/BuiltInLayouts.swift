import Foundation

/// A layout of the library's own; how it arranges views stands in `Layout/`.
protocol BuiltInLayout: Layout where Cache == Void {}

/// Arranges views side by side.
@frozen public struct HStackLayout: Hashable, Sendable {
  /// The guide that lines the views up.
  public var alignment: VerticalAlignment
  /// The distance in points, or `nil` for the system's.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Arranges views one below the other.
@frozen public struct VStackLayout: Hashable, Sendable {
  /// The guide that lines the views up.
  public var alignment: HorizontalAlignment
  /// The distance in points, or `nil` for the system's.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Arranges views one in front of the other.
@frozen public struct ZStackLayout: Hashable, Sendable {
  /// The guides that line the views up.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Arranges rows of views whose cells line up in columns.
@frozen public struct GridLayout: Hashable, Sendable {
  /// The place of a view in its cell.
  public var alignment: Alignment
  /// The distance between columns in points, or `nil` for the system's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, or `nil` for the system's.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension HStackLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout as its author wrote it.
  public var description: String {
    call("HStackLayout", [alignment == .center ? nil : "alignment: \(alignment)", spacing.map(spacingText)])
  }
}

extension VStackLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout as its author wrote it.
  public var description: String {
    call("VStackLayout", [alignment == .center ? nil : "alignment: \(alignment)", spacing.map(spacingText)])
  }
}

extension ZStackLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout as its author wrote it.
  public var description: String {
    call("ZStackLayout", [alignment == .center ? nil : "alignment: \(alignment)"])
  }
}

extension GridLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout as its author wrote it.
  public var description: String {
    call(
      "GridLayout",
      [
        alignment == .center ? nil : "alignment: \(alignment)",
        horizontalSpacing.map { "horizontalSpacing: \(shortNumber($0))" },
        verticalSpacing.map { "verticalSpacing: \(shortNumber($0))" },
      ])
  }
}

private func spacingText(_ spacing: CGFloat) -> String { "spacing: \(shortNumber(spacing))" }

/// A layout of any type: the views keep their identity and state when it changes.
@frozen public struct AnyLayout {
  /// The layout inside.
  let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The layout inside, as a value of an attribute.
  var value: AttributeValue {
    func value<L: Layout>(_ layout: L) -> AttributeValue { AttributeValue(opaque: layout) }
    return value(base)
  }
}

extension AnyLayout: BuiltInLayout {}
