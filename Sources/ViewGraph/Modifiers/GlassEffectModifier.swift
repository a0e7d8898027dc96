import Foundation

/// A material that looks like glass.
public struct Glass: Hashable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  /// The usual glass.
  public static let regular = Glass(name: "regular")

  /// Glass that lets more through.
  public static let clear = Glass(name: "clear")

  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The glass with a colour; `nil` takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The glass that answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

extension Glass: CustomStringConvertible {
  /// The kind of glass with what was changed.
  public var description: String {
    [name, color.map { "tint(\($0))" }, isInteractive ? "interactive" : nil].compactMap(\.self)
      .joined(separator: ".")
  }
}

enum GlassEffectFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "glassEffect",
    [
      .init("glassEffect", .set(because: "whether SwiftUI mixes two glasses is not known")),
      .init("shape", .interpolates),
    ])
}

enum GlassEffectIDFamily: AttributeFamily {
  static let schema = AttributeSchema("glassEffectID", .set(because: "an id has no values in between"))
}

extension View {
  /// Puts glass behind the view, in the shape of a capsule.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Puts glass in a shape behind the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    modifier(
      AttributeModifier<GlassEffectFamily>(AttributeValue(opaque: glass), AttributeValue(opaque: shape)))
  }

  /// Names the glass behind the view, so that it can flow into another one.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(AttributeModifier<GlassEffectIDFamily>(AttributeValue(optional: id)))
  }
}
