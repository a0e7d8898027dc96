import Foundation

/// A value on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// Where the value stands, from 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?

  init<V: BinaryFloatingPoint>(
    of value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?, markedValueLabels: MarkedValueLabels?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }
}

extension Gauge: View {
  /// A gauge has no body.
  public typealias Body = Never

  /// Describes a container with the labels, or the body of the style around it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(
      Self.self, Control(label: plainTitle(of: view.label)), schema: .gauge,
      values: { [.number(view.fraction)] },
      content: { pass in
        let isStyled = pass.gaugeStyleBody(
          value: view.fraction, label: { Label._describe(view.label, in: &$0) },
          currentValueLabel: partDescription(of: view.currentValueLabel),
          minimumValueLabel: partDescription(of: view.minimumValueLabel),
          maximumValueLabel: partDescription(of: view.maximumValueLabel)
        )
        guard !isStyled else { return }
        pass.part(0, view.label)
        if let label = view.currentValueLabel { pass.part(1, label) }
        if let label = view.minimumValueLabel { pass.part(2, label) }
        if let label = view.maximumValueLabel { pass.part(3, label) }
        if let labels = view.markedValueLabels { pass.part(4, labels) }
      })
  }

  /// Creates a gauge with labels at its value, its ends and places along it.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      of: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels at its value and its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      of: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), markedValueLabels: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label at its value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      of: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: nil)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for the whole.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      of: value, in: bounds, label: label(), currentValueLabel: nil, minimumValueLabel: nil,
      maximumValueLabel: nil,
      markedValueLabels: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with labels at places along it.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      of: value, in: bounds, label: label(), currentValueLabel: nil, minimumValueLabel: nil,
      maximumValueLabel: nil,
      markedValueLabels: markedValueLabels())
  }
}

extension AttributeSchema {
  fileprivate static let gauge = AttributeSchema(
    "Gauge", [Component("value", .interpolates)], status: .behaves)
}
