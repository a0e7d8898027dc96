import Foundation

/// A control that selects a date.
///
/// A host selects with `select(_:in:)`; a date out of the range becomes the nearest one in it.
/// Documented: https://developer.apple.com/documentation/swiftui/datepicker.
public struct DatePicker<Label: View> {
  /// The parts of a date that can be picked.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: Components
  let label: Label

  private func select(_ value: AnyHashable) -> Bool {
    guard let date = value.base as? Date else { return false }
    selection.wrappedValue = min(max(date, minimum ?? date), maximum ?? .distantFuture)
    return true
  }
}

extension DatePicker: View {
  /// A date picker has no body.
  public typealias Body = Never

  /// Describes the picker with its label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let selection = view.selection
    let control = Control(label: plainTitle(of: view.label), select: { view.select($0) })
    pass.control(
      Self.self, control, schema: .datePicker, boundTo: selection.boundObjects,
      values: { [AttributeValue(opaque: selection.wrappedValue), AttributeValue(opaque: view.components)] }
    ) {
      $0.part(0, view.label)
    }
  }
}

extension AttributeSchema {
  fileprivate static let datePicker = AttributeSchema(
    "datePicker",
    [
      Component("selection", .set(because: "a selection has no values in between")),
      Component("displayedComponents", .set(because: "a set of components has no values in between")),
    ], status: .behaves)
}

extension DatePicker {
  /// Creates a picker with a label of any kind.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: label())
  }

  /// Creates a picker for the dates of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents, label: label())
  }

  /// Creates a picker for the dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents,
      label: label())
  }

  /// Creates a picker for the dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker whose label is a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(verbatim: titleKey.text)
    }
  }

  /// Creates a picker whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(verbatim: String(title))
    }
  }

  /// Creates a picker with a title for the dates of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(verbatim: titleKey.text)
    }
  }

  /// Creates a picker with a title for the dates of a range.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(verbatim: String(title))
    }
  }

  /// Creates a picker with a title for the dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(verbatim: titleKey.text)
    }
  }

  /// Creates a picker with a title for the dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(verbatim: titleKey.text)
    }
  }
}
