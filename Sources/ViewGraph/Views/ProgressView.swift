import Foundation

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The share that is done, from 0 to 1; `nil` if nobody knows.
  let fractionCompleted: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  /// - Parameter value: What is done, at most the total; `nil` if nobody knows.
  init<V: BinaryFloatingPoint>(of value: V?, total: V, label: Label?, currentValueLabel: CurrentValueLabel?) {
    fractionCompleted = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView: View {
  /// A progress view has no body.
  public typealias Body = Never

  /// Describes a container with the two labels, or the body of the style around it.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(
      Self.self, Control(label: view.label.flatMap { plainTitle(of: $0) }), schema: .progressView,
      values: { [AttributeValue(view.fractionCompleted.map { CGFloat($0) })] },
      content: { pass in
        let isStyled = pass.progressViewStyleBody(
          fractionCompleted: view.fractionCompleted,
          label: partDescription(of: view.label),
          currentValueLabel: partDescription(of: view.currentValueLabel))
        guard !isStyled else { return }
        if let label = view.label { pass.part(0, label) }
        if let label = view.currentValueLabel { pass.part(1, label) }
      })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view that says that something goes on.
  nonisolated public init() where Label == EmptyView {
    self.init(of: Double?.none, total: 1, label: nil, currentValueLabel: nil)
  }

  /// Creates a view that says what goes on.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(of: Double?.none, total: 1, label: label(), currentValueLabel: nil)
  }

  /// Creates a view that says what goes on, with a title that is looked up.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(of: Double?.none, total: 1, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view that says what goes on, with a title as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(of: Double?.none, total: 1, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view that shows how much of a total is done; `nil` if nobody knows.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(of: value, total: total, label: nil, currentValueLabel: nil)
  }

  /// Creates a view that shows how much of a total is done; `nil` if nobody knows.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(of: value, total: total, label: label(), currentValueLabel: nil)
  }

  /// Creates a view with a title that is looked up, which shows how much of a total is done.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(of: value, total: total, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view with a title as it is, which shows how much of a total is done.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(of: value, total: total, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view that counts the seconds of a period; the host's clock does not drive it, so that nothing is done.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(of: countsDown ? 1.0 : 0, total: 1, label: label(), currentValueLabel: nil)
  }

  /// Creates a view that counts the seconds of a period; the host's clock does not drive it, so that nothing is done.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(of: countsDown ? 1.0 : 0, total: 1, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a view that shows how much of a total is done, and says so.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(of: value, total: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view that counts the seconds of a period; the host's clock does not drive it, so that nothing is done.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(of: countsDown ? 1.0 : 0, total: 1, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view that shows what a progress object reports when the view is built.
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      of: progress.isIndeterminate ? nil : progress.fractionCompleted, total: 1, label: nil,
      currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that a style is asked for.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      of: configuration.fractionCompleted, total: 1, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension AttributeSchema {
  fileprivate static let progressView = AttributeSchema(
    "ProgressView", [Component("fractionCompleted", .interpolates)], status: .behaves)
}
