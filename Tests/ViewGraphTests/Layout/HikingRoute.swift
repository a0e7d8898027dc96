import Foundation

@testable import ViewGraph

/// The screen of article 002: a container with two labels between two views, which closes when there is no
/// creator.
struct HikingRoute {
  var closing: LayoutConstraint.Priority = 1
  var closedHeight: CGFloat = 0
  var top: LayoutConstraint.Priority = 900
  var gap: LayoutConstraint.Priority = 900
  var bottom: LayoutConstraint.Priority = 900
  var compression: [LayoutConstraint.Priority] = [750, 750]

  /// Priorities of which no two tie, so that every frame is decided.
  static let staged = HikingRoute(top: 901, gap: 900, bottom: 899, compression: [751, 749])

  var system: ConstraintSystem {
    let screen = LayoutItem("screen")
    let above = LayoutItem("above")
    let below = LayoutItem("below")
    let box = LayoutItem("cont")
    let title = LayoutItem("l1", height: .init(20, hugging: 251, compressionResistance: compression[0]))
    let value = LayoutItem("l2", height: .init(40, hugging: 251, compressionResistance: compression[1]))
    var constraints = [
      above.topAnchor.constraint(equalTo: screen.topAnchor),
      above.heightAnchor.constraint(equalToConstant: 44),
      box.topAnchor.constraint(equalTo: above.bottomAnchor),
      below.topAnchor.constraint(equalTo: box.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 44),
      title.topAnchor.constraint(
        equalTo: box.topAnchor, constant: 8, priority: top, identifier: "top padding"),
      value.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4, priority: gap, identifier: "gap"),
      box.bottomAnchor.constraint(
        equalTo: value.bottomAnchor, constant: 8, priority: bottom, identifier: "bottom padding"),
      box.heightAnchor.constraint(equalToConstant: closedHeight, priority: closing, identifier: "closed"),
    ]
    for item in [above, below, box, title, value] {
      constraints.append(item.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
      constraints.append(item.trailingAnchor.constraint(equalTo: screen.trailingAnchor))
    }
    return ConstraintSystem(
      container: screen, width: 320, height: 640, items: [above, box, title, value, below],
      constraints: constraints)
  }

  /// The number that the file calls `l1.top` or `l1.h`.
  static func number(_ name: String, in solution: ConstraintSolution) -> ClosedRange<CGFloat>? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let numbers = solution.coordinates[parts[0]] else { return nil }
    return parts[1] == "top" ? numbers.y : parts[1] == "h" ? numbers.height : nil
  }
}
