import Foundation

/// The modifiers that have a say in layout, and their rules.
enum LayoutRules {
  private typealias Make = @Sendable (Attribute, MeasuredItem) -> MeasuredItem

  /// By schema: one of the same name may be a shape's own.
  private static let rules: [(schema: AttributeSchema, make: Make)] = [
    (
      .frame,
      {
        ModifierItem(
          FixedFrameRule(
            width: $0["width"]?.length, height: $0["height"]?.length, alignment: $0.alignment), $1)
      }
    ),
    (
      .flexibleFrame,
      {
        ModifierItem(
          FlexibleFrameRule(
            width: .init(
              min: $0["minWidth"]?.length, ideal: $0["idealWidth"]?.length, max: $0["maxWidth"]?.length),
            height: .init(
              min: $0["minHeight"]?.length, ideal: $0["idealHeight"]?.length, max: $0["maxHeight"]?.length),
            alignment: $0.alignment), $1)
      }
    ),
    (.padding, { ModifierItem(padding($0), $1) }),
    (SafeAreaPaddingFamily.schema, { SafeAreaPaddingItem(padding($0), $1) }),
    (
      IgnoresSafeAreaFamily.schema,
      { attribute, item in
        // There is no keyboard.
        let regions = attribute.values[0].value(as: SafeAreaRegions.self) ?? .all
        guard regions.contains(.container) else { return item }
        return SafeAreaIgnoringItem(item, edges: attribute["edges"]?.value(as: Edge.Set.self) ?? .all)
      }
    ),
    (
      ContainerRelativeFrameFamily.schema,
      { containerFrame(ContainerFrameRule(axes: $0.axes, alignment: $0.alignment), $1) }
    ),
    (
      ContainerLengthFamily.schema,
      { attribute, item in
        guard let length = attribute["length"]?.value(as: ContainerLength.self)?.length else { return item }
        return containerFrame(
          ContainerFrameRule(axes: attribute.axes, alignment: attribute.alignment, length: length), item)
      }
    ),
    (
      ContainerShareFamily.schema,
      {
        containerFrame(
          ContainerFrameRule(
            axes: $0.axes, alignment: $0.alignment, count: $0["count"]?.integer ?? 1,
            span: $0["span"]?.integer ?? 1, spacing: $0["spacing"]?.length ?? 0), $1)
      }
    ),
    (
      ScenePaddingFamily.schema,
      { ModifierItem(PaddingRule(nil, at: $0.values[0].value(as: Edge.Set.self) ?? .all), $1) }
    ),
    (
      FixedSizeFamily.schema,
      {
        ModifierItem(
          FixedSizeRule(horizontal: $0["horizontal"] == .bool(true), vertical: $0["vertical"] == .bool(true)),
          $1)
      }
    ),
    (
      AspectRatioFamily.schema,
      {
        ModifierItem(
          AspectRatioRule(
            ratio: $0["aspectRatio"]?.length, contentMode: $0.values[1].value(as: ContentMode.self) ?? .fit),
          $1)
      }
    ),
    (LayoutPriorityFamily.schema, { ModifierItem(PriorityRule(value: $0.values[0].length ?? 0), $1) }),
    (OffsetFamily.schema, { ModifierItem(OffsetRule(offset: $0.values[0].point), $1) }),
    (PositionFamily.schema, { ModifierItem(PositionRule(position: $0.values[0].point), $1) }),
    (
      .alignmentGuide,
      { attribute, item in
        attribute.values[0].value(as: AlignmentGuide.self).map { GuideItem($0, item) } ?? item
      }
    ),
  ]

  private static let bySchema = Dictionary(
    rules.map { (ObjectIdentifier($0.schema), $0.make) }, uniquingKeysWith: { first, _ in first })

  /// The modified view, or `nil` if the modifier has no rule.
  static func apply(_ attribute: Attribute, to item: MeasuredItem) -> MeasuredItem? {
    bySchema[ObjectIdentifier(attribute.schema)]?(attribute, item)
  }

  /// Whether a modifier has a rule.
  static func hasRule(_ schema: AttributeSchema) -> Bool { bySchema[ObjectIdentifier(schema)] != nil }

  private static func containerFrame(_ rule: ContainerFrameRule, _ item: MeasuredItem) -> MeasuredItem {
    ModifierItem(rule, item, readsContainer: true)
  }

  private static func padding(_ attribute: Attribute) -> PaddingRule {
    if case .insets(let insets) = attribute.values[0] { return PaddingRule(insets) }
    return PaddingRule(
      attribute.values[0].length, at: attribute["edges"]?.value(as: Edge.Set.self) ?? .all)
  }
}

extension AttributeValue {
  /// A number as a length.
  var length: CGFloat? {
    switch self {
    case .number(let number): CGFloat(number)
    case .integer(let number): CGFloat(number)
    default: nil
    }
  }

  /// A whole number.
  fileprivate var integer: Int? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// A point; the origin where the value is none.
  fileprivate var point: CGPoint {
    if case .point(let point) = self { return point }
    return .zero
  }

  /// A value of a type that has no case of its own.
  func value<Value>(as type: Value.Type) -> Value? {
    if case .opaque(let value) = self { return value.base as? Value }
    return nil
  }
}

extension Attribute {
  /// Whether it takes the room of the view that it modifies.
  var isCollapsing: Bool {
    guard schema === AttributeSchema.collapse else { return false }
    return self["layoutShare"]?.length == 0 || self["occupiesLayout"] == .bool(false)
  }

  /// The alignment among the values; the centre where there is none.
  var alignment: Alignment { self["alignment"]?.value(as: Alignment.self) ?? .center }

  /// The axes among the values; none where there are none.
  fileprivate var axes: Axis.Set { self["axes"]?.value(as: Axis.Set.self) ?? [] }
}
