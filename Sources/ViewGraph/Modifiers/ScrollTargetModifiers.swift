/// Where scrolling comes to rest.
///
/// The behaviour is kept by its type and value; it is not asked for a target.
public protocol ScrollTargetBehavior {}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// Creates the behaviour.
  public init() {}
}

/// Comes to rest where a view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// How many views one scroll may pass.
  public struct LimitBehavior: Hashable, Sendable, CustomStringConvertible {
    /// The limit's name.
    public let description: String

    /// As the platform does it.
    public static let automatic = LimitBehavior(description: "automatic")

    /// Some.
    public static let always = LimitBehavior(description: "always")

    /// One.
    public static let alwaysByOne = LimitBehavior(description: "alwaysByOne")

    /// Any number.
    public static let never = LimitBehavior(description: "never")
  }

  let limitBehavior: LimitBehavior

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
}

extension PagingScrollTargetBehavior: CustomStringConvertible {
  /// The behaviour's name.
  public var description: String { "paging" }
}

extension ViewAlignedScrollTargetBehavior: CustomStringConvertible {
  /// The behaviour's name, with a limit that is not the usual one.
  public var description: String {
    limitBehavior == .automatic ? "viewAligned" : "viewAligned(limitBehavior: \(limitBehavior))"
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest where a view begins, past a limited number of views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

enum ScrollTargetBehaviorFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollTargetBehavior", .setChoice)
}

enum ScrollTargetLayoutFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollTargetLayout", .setBoolean)
}

enum ScrollTargetFamily: AttributeFamily {
  static let schema = AttributeSchema("scrollTarget", .setBoolean)
}

extension View {
  /// Sets where scroll views inside come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(AttributeModifier<ScrollTargetBehaviorFamily>(AttributeValue(opaque: behavior)))
  }

  /// Lets scrolling come to rest at each view in a layout.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(AttributeModifier<ScrollTargetLayoutFamily>(.bool(isEnabled)))
  }

  /// Lets scrolling come to rest at the view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(AttributeModifier<ScrollTargetFamily>(.bool(isEnabled)))
  }
}
