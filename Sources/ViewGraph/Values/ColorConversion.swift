import Foundation

/// Red, green and blue from 0 to 1 for a hue, saturation and brightness from 0 to 1.
///
/// The hue is a share of the colour circle, so 1 is red again; hues outside 0 to 1 wrap around.
/// After Alvy Ray Smith, "Color Gamut Transform Pairs", 1978 (the hexcone model).
func rgb(
  hue: Double, saturation: Double, brightness: Double
) -> (red: Double, green: Double, blue: Double) {
  let sector = (hue - hue.rounded(.down)) * 6
  let chroma = brightness * saturation

  // Each component falls and rises along the circle; they differ in where they begin.
  func component(_ offset: Double) -> Double {
    let position = (offset + sector).truncatingRemainder(dividingBy: 6)
    return brightness - chroma * max(0, min(position, 4 - position, 1))
  }
  return (component(5), component(3), component(1))
}

/// The linear light of a component that sRGB encodes (IEC 61966-2-1); negative values are mirrored.
func decodedSRGB(_ encoded: Double) -> Double {
  let size = abs(encoded)
  let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

/// The component that encodes a linear light in sRGB; the inverse of ``decodedSRGB(_:)``.
func encodedSRGB(_ linear: Double) -> Double {
  let size = abs(linear)
  let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// Components of any colour space in linear sRGB; a Display P3 colour may leave the range 0 to 1.
func linearSRGB(
  _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double
) -> (red: Double, green: Double, blue: Double) {
  switch space {
  case .sRGBLinear:
    return (red, green, blue)
  case .sRGB:
    return (decodedSRGB(red), decodedSRGB(green), decodedSRGB(blue))
  case .displayP3:
    // Display P3 shares sRGB's white and encoding; the matrix follows from the two sets of primaries.
    let (r, g, b) = (decodedSRGB(red), decodedSRGB(green), decodedSRGB(blue))
    return (
      1.224_940_18 * r - 0.224_940_18 * g,
      -0.042_056_95 * r + 1.042_056_95 * g,
      -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b
    )
  }
}

/// Two colours mixed component by component.
///
/// - Parameters:
///   - share: The share of the second colour, from 0 to 1.
///   - space: `device` mixes the encoded components, `perceptual` mixes in Oklab (Björn Ottosson,
///     "A perceptual color space for image processing", 2020).
func mixture(
  of from: Color.Resolved, and to: Color.Resolved, share: Double, in space: Gradient.ColorSpace
) -> Color.Resolved {
  func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(share) }

  let opacity = mix(from.opacity, to.opacity)
  if space == .device {
    return Color.Resolved(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      opacity: opacity)
  }
  let linear = linearFromOklab(oklab(from) + (oklab(to) - oklab(from)) * share)
  return Color.Resolved(
    colorSpace: .sRGBLinear, red: Float(linear.x), green: Float(linear.y), blue: Float(linear.z),
    opacity: opacity)
}

private func oklab(_ color: Color.Resolved) -> SIMD3<Double> {
  let (r, g, b) = (
    Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
  )
  let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return SIMD3(
    0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
}

private func linearFromOklab(_ lab: SIMD3<Double>) -> SIMD3<Double> {
  let l = lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z
  let m = lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z
  let s = lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z
  let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
  return SIMD3(
    4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3,
    -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
    -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
}
