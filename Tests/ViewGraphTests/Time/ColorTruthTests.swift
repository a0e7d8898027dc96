import Testing

@testable import ViewGraph

@Suite struct `Colours against independent numbers` {
  private static let colors: [String: Color.Resolved] = [
    "red": Color.Resolved(red: 1, green: 0, blue: 0), "green": Color.Resolved(red: 0, green: 1, blue: 0),
    "blue": Color.Resolved(red: 0, green: 0, blue: 1), "black": Color.Resolved(red: 0, green: 0, blue: 0),
    "white": Color.Resolved(red: 1, green: 1, blue: 1),
  ]

  @Test func `every mixture in each of the three spaces`() throws {
    let comparison = Comparison()
    for truth in CurveData.list("color_midpoints_sRGB_components") {
      let names = truth["pair"].text.split(separator: "-").map { $0.filter(\.isLetter) }
      let from = try #require(Self.colors[names[0]])
      let to = try #require(Self.colors[names[1]])
      for share in [0.25, 0.5, 0.75] {
        let row = truth["t=\(share)"]
        let mixtures = [
          "gamma_sRGB": mixture(of: from, and: to, share: share, in: .device),
          "linear_sRGB": animated(from, to, share),
          "oklab_clamped": mixture(of: from, and: to, share: share, in: .perceptual),
        ]
        for (space, color) in mixtures {
          for (component, wanted) in zip([color.red, color.green, color.blue], row[space].list) {
            // A component has the 24 bits of a `Float`; the column for Oklab has six decimals.
            comparison.expect(
              min(max(0, Double(component)), 1), wanted, exactness: space == "oklab_clamped" ? 1e-6 : 3e-7,
              "\(truth["pair"].text) at \(share), \(space)")
          }
        }
      }
    }
    comparison.finish(3 * 3 * 3 * 3)
  }

  @Test func `a colour's data counts 128 times, and leads back to the colour`() {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    var other = Color.Resolved(red: 0, green: 0, blue: 0)
    other.animatableData = color.animatableData

    #expect(other == color)
    #expect(color.animatableData.second.second.second == 64)
    #expect(color.animatableData.first == color.linearRed * 128)
  }

  private func animated(_ from: Color.Resolved, _ to: Color.Resolved, _ share: Double) -> Color.Resolved {
    var color = from
    color.animatableData += (to.animatableData - from.animatableData).scaled(by: share)
    return color
  }
}
