import Foundation

enum AccessibilityHiddenFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityHidden", .setBoolean)
}

enum AccessibilityElementFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityElement", [.init("children", .setChoice)])
}

enum AccessibilityAddTraitsFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityAddTraits", .setOptions)
}

enum AccessibilityRemoveTraitsFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityRemoveTraits", .setOptions)
}

enum AccessibilitySortPriorityFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "accessibilitySortPriority", .set(because: "an order has no values in between"))
}

enum AccessibilityHeadingFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityHeading", .setChoice)
}

enum IgnoresInvertColorsFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityIgnoresInvertColors", .setBoolean)
}

enum RespondsToUserInteractionFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityRespondsToUserInteraction", .setBoolean)
}

enum ShowsLargeContentViewerFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityShowsLargeContentViewer", .setBoolean)
}

enum AccessibilityActivationPointFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "accessibilityActivationPoint", .set(because: "a point that is touched is not drawn"))
}

/// How far down a heading is in a text.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of no level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The lowest level.
  case h6
}

extension View {
  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier<AccessibilityHiddenFamily>(.bool(hidden)))
  }

  /// Makes the view one element for assistive technologies, and says what becomes of those inside.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AttributeModifier<AccessibilityElementFamily>(AttributeValue(opaque: children)))
  }

  /// Says what sort of element the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier<AccessibilityAddTraitsFamily>(AttributeValue(opaque: traits)))
  }

  /// Says what sort of element the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AttributeModifier<AccessibilityRemoveTraitsFamily>(AttributeValue(opaque: traits)))
  }

  /// Sets in which turn assistive technologies come to the view; higher values come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AttributeModifier<AccessibilitySortPriorityFamily>(.number(sortPriority)))
  }

  /// Says how far down the view is as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AttributeModifier<AccessibilityHeadingFamily>(AttributeValue(opaque: level)))
  }

  /// Keeps the view's colours where a person has all colours inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(AttributeModifier<IgnoresInvertColorsFamily>(.bool(active)))
  }

  /// Says whether the view answers touches.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    modifier(AttributeModifier<RespondsToUserInteractionFamily>(.bool(respondsToUserInteraction)))
  }

  /// Shows the view large to a person who holds it and has large text.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(AttributeModifier<ShowsLargeContentViewerFamily>(.bool(true)))
  }

  /// Sets where assistive technologies touch the view, in points of it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(AttributeModifier<AccessibilityActivationPointFamily>(.point(activationPoint)))
  }

  /// Sets where assistive technologies touch the view, in fractions of its size.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(AttributeModifier<AccessibilityActivationPointFamily>(AttributeValue(activationPoint)))
  }
}
