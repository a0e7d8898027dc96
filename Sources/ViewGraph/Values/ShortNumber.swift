/// The number as reports print it: at most four decimals, none that say nothing.
///
/// `8.0` is `"8"`, `1.0 / 3` is `"0.3333"`, infinity is `"∞"` and not-a-number is `"nan"`. A number too
/// small for four decimals keeps Swift's own spelling, so that it never reads as zero.
func shortNumber(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-∞" : "∞" }

  let rounded = (value * 10_000).rounded() / 10_000
  if !rounded.isFinite || (rounded == 0 && value != 0) { return "\(value)" }
  if rounded == 0 { return "0" }  // Negative zero would print its sign.

  let text = "\(rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The share as reports print it: `0.5` is `"50 %"`.
func shortPercentage(_ share: Double) -> String {
  shortNumber(share * 100) + " %"
}
