import Foundation

enum ScrollContentBackgroundFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollContentBackground", .setChoice)
}

extension AttributeSchema {
  /// Whether scroll views show their indicators.
  static let scrollIndicators = AttributeSchema(
    "scrollIndicators", [Component("scrollIndicators", .setChoice), Component("axes", .setOptions)],
    status: .behaves)

  /// Whether a person cannot scroll.
  static let scrollDisabled = AttributeSchema("scrollDisabled", .setBoolean, status: .behaves)
}

/// Sets in some axes whether scroll views show their indicators.
struct ScrollIndicatorsModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
}

extension ScrollIndicatorsModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.scrollIndicators, [AttributeValue(opaque: visibility), AttributeValue(opaque: axes)])
    pass.push(environment: { [visibility, axes] in
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    })
  }
}

/// Keeps a person from scrolling; nothing inside can allow it again.
struct ScrollDisabledModifier {
  let isDisabled: Bool
}

extension ScrollDisabledModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.scrollDisabled, .bool(isDisabled))
    pass.push(environment: { [isDisabled] in $0.isScrollEnabled = $0.isScrollEnabled && !isDisabled })
  }
}

enum ScrollClipDisabledFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollClipDisabled", .setBoolean)
}

enum ScrollBounceBehaviorFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "scrollBounceBehavior", [.init("scrollBounceBehavior", .setChoice), .init("axes", .setOptions)])
}

enum ScrollDismissesKeyboardFamily: EnvironmentFamily {
  static let schema = AttributeSchema("scrollDismissesKeyboard", .setChoice, status: .behaves)

  static func hand(_ value: ScrollDismissesKeyboardMode, to environment: inout EnvironmentValues) {
    environment.scrollDismissesKeyboardMode = value
  }
}

enum DefaultScrollAnchorFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "defaultScrollAnchor", .set(because: "it counts before a person scrolls"))
}

enum ScrollIndicatorsFlashFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "scrollIndicatorsFlash", .set(because: "the value is watched, not shown"))
}

extension View {
  /// Shows or hides the background of lists, forms and editors inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(AttributeModifier<ScrollContentBackgroundFamily>(AttributeValue(opaque: visibility)))
  }

  /// Shows or hides the scroll indicators of scroll views inside.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Keeps scroll views inside from being scrolled by a person.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Lets scroll views inside draw content outside their frames.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(AttributeModifier<ScrollClipDisabledFamily>(.bool(disabled)))
  }

  /// Sets when scroll views inside give way at their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      AttributeModifier<ScrollBounceBehaviorFamily>(
        AttributeValue(opaque: behavior), AttributeValue(opaque: axes)))
  }

  /// Sets how scrolling puts the keyboard away.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EnvironmentAttributeModifier<ScrollDismissesKeyboardFamily>(mode))
  }

  /// Sets which part of the content is visible at first; `nil` leaves it to the scroll view.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(AttributeModifier<DefaultScrollAnchorFamily>(anchor.map { AttributeValue($0) } ?? .none))
  }

  /// Shows the scroll indicators for a moment when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(AttributeModifier<ScrollIndicatorsFlashFamily>(.bool(onAppear)))
  }

  /// Shows the scroll indicators for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(AttributeModifier<ScrollIndicatorsFlashFamily>(AttributeValue(opaque: value)))
  }
}
