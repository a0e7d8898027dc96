/// A control that counts a value up and down.
///
/// Its two halves are children that a host taps as "Increment" and "Decrement". Documented:
/// https://developer.apple.com/documentation/swiftui/stepper.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let value: () -> AttributeValue
  let boundObjects: [AnyObject]

  init(
    _ label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
    value: @escaping () -> AttributeValue = { .none }, boundTo objects: [AnyObject] = []
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.value = value
    boundObjects = objects
  }

  init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, step: V.Stride, in bounds: ClosedRange<V>? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func change(by distance: V.Stride) {
      let next = value.wrappedValue.advanced(by: distance)
      guard bounds?.contains(next) ?? true else { return }
      onEditingChanged(true)
      value.wrappedValue = next
      onEditingChanged(false)
    }
    self.init(
      label, increment: { change(by: step) }, decrement: { change(by: -step) },
      value: { AttributeValue(opaque: value.wrappedValue) }, boundTo: value.boundObjects)
  }
}

extension Stepper: View {
  /// A stepper has no body.
  public typealias Body = Never

  /// Describes the stepper with its label and its two halves.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(
      Self.self, Control(label: plainTitle(of: view.label)), schema: .stepper, boundTo: view.boundObjects,
      values: { [view.value()] }
    ) { pass in
      pass.part(0, view.label)
      pass.part(1, StepperHalf(name: "Increment", action: view.increment))
      pass.part(2, StepperHalf(name: "Decrement", action: view.decrement))
    }
  }
}

/// One of the two buttons of a stepper.
private struct StepperHalf {
  let name: String
  let action: (() -> Void)?
}

extension StepperHalf: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Self.self) { $0.push(control: Control(label: view.name, activate: view.action)) }
  }
}

extension AttributeSchema {
  fileprivate static let stepper = AttributeSchema(
    "stepper", [Component("value", .set(because: "a stepper jumps from value to value"))], status: .behaves)
}

extension Stepper {
  /// Creates a stepper with closures that count up and down.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), increment: onIncrement, decrement: onDecrement)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, step: step, in: bounds, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and closures that count up and down.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: titleKey.text), increment: onIncrement, decrement: onDecrement)
  }

  /// Creates a stepper with a title and closures that count up and down.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: String(title)), increment: onIncrement, decrement: onDecrement)
  }

  /// Creates a stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: titleKey.text), value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(verbatim: String(title)), value, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value of a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Text(verbatim: titleKey.text), value, step: step, in: bounds, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value of a range.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Text(verbatim: String(title)), value, step: step, in: bounds, onEditingChanged: onEditingChanged)
  }
}
