import Foundation
import ViewGraph

/// The parts of the screen, as constraints mean them.
enum Part {
  static let header = LayoutItem("header")
  static let box = LayoutItem("box")
  static let label = label("label", compressionResistance: 750)
  static let creator = label("creator", compressionResistance: 750)
  static let footer = LayoutItem("footer")

  static func label(_ name: String, compressionResistance: LayoutConstraint.Priority) -> LayoutItem {
    LayoutItem(name, height: .init(hugging: 251, compressionResistance: compressionResistance))
  }
}

/// The article's screen: a box with two labels between a header and a footer, which should close where a route has
/// no creator.
struct RouteScreen: View {
  /// What the author does about the box of a route without a creator.
  enum Closing {
    /// The box and its labels are hidden, which leaves their constraints as they are.
    case hidden
    /// The height of the box is a constant, with this priority.
    case height(LayoutConstraint.Priority, CGFloat = 0)
  }

  /// The priorities of the distances in the box and of the labels.
  struct Priorities {
    var top, gap, bottom: LayoutConstraint.Priority
    var label, creator: LayoutConstraint.Priority

    /// The article's: all distances tie, and both labels.
    static let tied = Priorities(top: 900, gap: 900, bottom: 900, label: 750, creator: 750)
    /// Of which no two are equal, so that every frame is decided.
    static let staged = Priorities(top: 901, gap: 900, bottom: 899, label: 751, creator: 749)
    /// The mistake: distances that must be kept.
    static let required = Priorities(top: 1000, gap: 1000, bottom: 1000, label: 750, creator: 750)
  }

  var hasCreator = true
  var closing = Closing.hidden
  var priorities = Priorities.tied

  var body: some View {
    ConstraintContainer(named: "screen", verticalFittingPriority: .required) {
      Text("Ridge walk").constrained(as: Part.header)
      Group {
        Color.gray.constrained(as: Part.box)
        Text("Created by")
          .constrained(as: Part.label("label", compressionResistance: priorities.label))
        Text("Ada Lovelace,\nAlpine Club")
          .constrained(as: Part.label("creator", compressionResistance: priorities.creator))
      }
      .shown(!isHidden, animation: nil)
      Text("12 km, 3 peaks").constrained(as: Part.footer)
    } constraints: { screen in
      Part.header.topAnchor.constraint(equalTo: screen.topAnchor)
      Part.header.heightAnchor.constraint(equalToConstant: 44)
      Part.box.topAnchor.constraint(equalTo: Part.header.bottomAnchor)
      Part.footer.topAnchor.constraint(equalTo: Part.box.bottomAnchor)
      Part.footer.heightAnchor.constraint(equalToConstant: 44)

      Part.label.topAnchor.constraint(
        equalTo: Part.box.topAnchor, constant: 8, priority: priorities.top, identifier: "top")
      Part.creator.topAnchor.constraint(
        equalTo: Part.label.bottomAnchor, constant: 4, priority: priorities.gap, identifier: "gap")
      Part.box.bottomAnchor.constraint(
        equalTo: Part.creator.bottomAnchor, constant: 8, priority: priorities.bottom, identifier: "bottom")
      if !hasCreator, case .height(let priority, let height) = closing {
        Part.box.heightAnchor.constraint(equalToConstant: height, priority: priority, identifier: "closed")
      }

      for part in [Part.header, Part.box, Part.footer] {
        part.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
        part.trailingAnchor.constraint(equalTo: screen.trailingAnchor)
      }
      for part in [Part.label, Part.creator] {
        part.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 56)
      }
    }
  }

  private var isHidden: Bool {
    if case .hidden = closing { return !hasCreator }
    return false
  }
}
