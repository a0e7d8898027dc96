/// A control that selects a number from a range.
///
/// A host selects with `select(_:in:)`; the number is kept within the range. Documented:
/// https://developer.apple.com/documentation/swiftui/slider.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let onEditingChanged: (Bool) -> Void
  let boundObjects: [AnyObject]

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V?, label: Label, minimum: ValueLabel? = nil,
    maximum: ValueLabel? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
    boundObjects = value.boundObjects
  }

  /// The nearest number that the slider can stand at.
  private func nearest(to number: Double) -> Double {
    var result = number
    if let step, step > 0 {
      result = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    return min(max(result, bounds.lowerBound), bounds.upperBound)
  }

  /// Moves the slider as a person does, from the first touch to the last.
  private func select(_ any: AnyHashable) -> Bool {
    guard let number = Double(selected: any.base) else { return false }
    onEditingChanged(true)
    value.wrappedValue = nearest(to: number)
    onEditingChanged(false)
    return true
  }
}

extension Double {
  /// The number that a test selected, of whatever numeric type.
  init?(selected value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    default: return nil
    }
  }
}

extension Slider: View {
  /// A slider has no body.
  public typealias Body = Never

  /// Describes the slider with its labels.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let control = Control(label: plainTitle(of: view.label), select: { view.select($0) })
    pass.control(
      Self.self, control, schema: .slider, boundTo: view.boundObjects,
      values: { [.number(view.value.wrappedValue)] }
    ) { pass in
      pass.part(0, view.label)
      pass.part(1, view.minimum)
      pass.part(2, view.maximum)
    }
  }
}

extension AttributeSchema {
  fileprivate static let slider = AttributeSchema(
    "slider", [Component("value", .interpolates)], status: .behaves)
}

extension Slider {
  /// Creates a slider with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that stands at steps, with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: V(step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that stands at steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: V(step), label: label(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider without labels that stands at steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: V(step), label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}
