extension AttributeSchema {
  /// Whether a view can be used.
  static let disabled = AttributeSchema(
    "disabled", .set(because: "a Boolean has no values in between"), status: .behaves)
  /// Whether touches reach a view.
  static let allowsHitTesting = AttributeSchema(
    "allowsHitTesting", .set(because: "a Boolean has no values in between"), status: .behaves)
}

struct DisabledModifier {
  let isDisabled: Bool
}

extension DisabledModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.disabled, .bool(isDisabled))
    pass.push(environment: { [isDisabled] in $0.isEnabled = $0.isEnabled && !isDisabled })
  }
}

struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: ValueModifier {
  static var schema: AttributeSchema { .allowsHitTesting }

  var attributeValues: [AttributeValue] { [.bool(isEnabled)] }
}

extension View {
  /// Says whether the view and those inside can be used; nothing inside can enable itself again.
  ///
  /// A field keeps its identity, its text and its focus. Documented:
  /// https://developer.apple.com/documentation/swiftui/view/disabled(_:).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Says whether touches reach the view and those inside; otherwise they go to what is around it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
