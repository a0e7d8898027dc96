import Foundation

extension Path: LosslessStringConvertible {
  /// The elements, each as its numbers and a letter: `0 0 m 10 0 l h`.
  public var description: String { elements.map(\.description).joined(separator: " ") }

  /// Reads a path from its description; `nil` if the text is none.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard let element = Element(letter: String(word), numbers) else { return nil }
        append(element)
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }
}

extension Path.Element: CustomStringConvertible {
  /// The numbers and the letter: `10 0 l`.
  public var description: String {
    switch self {
    case .move(let end): text(end) + " m"
    case .line(let end): text(end) + " l"
    case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
    case .curve(let end, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(end)) c"
    case .closeSubpath: "h"
    }
  }

  private func text(_ point: CGPoint) -> String { "\(shortNumber(point.x)) \(shortNumber(point.y))" }

  fileprivate init?(letter: String, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: point(0))
    case ("l", 2): self = .line(to: point(0))
    case ("q", 4): self = .quadCurve(to: point(1), control: point(0))
    case ("c", 6): self = .curve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
