enum BrightnessFamily: AttributeFamily {
  static let schema = AttributeSchema("brightness", .interpolates)
}

enum ContrastFamily: AttributeFamily {
  static let schema = AttributeSchema("contrast", .interpolates)
}

enum SaturationFamily: AttributeFamily {
  static let schema = AttributeSchema("saturation", .interpolates)
}

enum GrayscaleFamily: AttributeFamily {
  static let schema = AttributeSchema("grayscale", .interpolates)
}

enum HueRotationFamily: AttributeFamily {
  static let schema = AttributeSchema("hueRotation", .interpolates)
}

enum ColorMultiplyFamily: AttributeFamily {
  static let schema = AttributeSchema("colorMultiply", .interpolates)
}

enum ColorInvertFamily: AttributeFamily {
  static let schema = AttributeSchema("colorInvert", .setBoolean)
}

enum LuminanceToAlphaFamily: AttributeFamily {
  static let schema = AttributeSchema("luminanceToAlpha", .setBoolean)
}

extension View {
  /// Makes the view brighter: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(AttributeModifier<BrightnessFamily>(.number(amount)))
  }

  /// Sets how far light and dark are apart: 1 changes nothing, a negative value inverts.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(AttributeModifier<ContrastFamily>(.number(amount)))
  }

  /// Sets how strong colours are: 1 changes nothing, 0 is grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(AttributeModifier<SaturationFamily>(.number(amount)))
  }

  /// Takes colour out of the view: 0 changes nothing, 1 leaves grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(AttributeModifier<GrayscaleFamily>(.number(amount)))
  }

  /// Turns all colours around the colour circle; the attribute is in degrees.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(AttributeModifier<HueRotationFamily>(.number(angle.degrees)))
  }

  /// Multiplies the view's colours by a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(AttributeModifier<ColorMultiplyFamily>(.color(color)))
  }

  /// Draws the view in the opposite colours.
  nonisolated public func colorInvert() -> some View {
    modifier(AttributeModifier<ColorInvertFamily>(.bool(true)))
  }

  /// Makes the view's dark parts transparent, for use as a mask.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(AttributeModifier<LuminanceToAlphaFamily>(.bool(true)))
  }
}
