import Foundation

@testable import ViewGraph

/// Constraints given as values, with a view for each of their items.
struct ConstraintStage: View {
  var name = "screen"
  var views: [(item: LayoutItem, view: AnyView)]
  var constraints: [LayoutConstraint]
  var horizontal: LayoutConstraint.Priority = .required
  var vertical: LayoutConstraint.Priority = .required

  var body: some View {
    ConstraintContainer(
      named: name, horizontalFittingPriority: horizontal, verticalFittingPriority: vertical
    ) {
      ForEach(views.indices, id: \.self) { index in
        views[index].view.constrained(as: views[index].item)
          .accessibilityIdentifier(views[index].item.name)
      }
    } constraints: { _ in
      constraints
    }
    .accessibilityIdentifier("screen")
  }
}

extension HikingRoute {
  /// What the views of the labels are: blocks, or words of one and two lines.
  enum Labels: CaseIterable {
    case blocks, words
  }

  /// The screen as views: the heights of the labels are measured and not stated.
  @MainActor func stage(_ labels: Labels) -> ConstraintStage {
    let views = system.items.map { item in
      var plain = item
      plain.height.length = nil
      let view: AnyView
      switch (item.height.length, labels) {
      case (nil, _): view = AnyView(Color.gray)
      case (let height?, .blocks): view = AnyView(Color.gray.frame(height: height))
      case (let height?, .words): view = AnyView(Text(height == 20 ? "one line" : "two\nlines"))
      }
      return (plain, view)
    }
    return ConstraintStage(views: views, constraints: system.constraints)
  }
}

extension ConstraintSystem {
  /// By how much frames miss the constraints of each priority, those of contents among them.
  func misses(of frames: [String: CGRect]) -> [LayoutConstraint.Priority: CGFloat] {
    var result: [LayoutConstraint.Priority: CGFloat] = [:]
    func value(_ anchor: LayoutAnchor) -> CGFloat {
      let frame =
        anchor.item == container.name
        ? CGRect(origin: .zero, size: frames[anchor.item]?.size ?? .zero) : frames[anchor.item] ?? .null
      switch anchor.attribute {
      case .leading: return frame.minX
      case .trailing: return frame.maxX
      case .top: return frame.minY
      case .bottom, .firstBaseline: return frame.maxY
      case .width: return frame.width
      case .height: return frame.height
      case .centerX: return frame.midX
      case .centerY: return frame.midY
      }
    }
    for constraint in constraints + contents {
      let other = constraint.secondAnchor.map { constraint.multiplier * value($0) } ?? 0
      let distance = value(constraint.firstAnchor) - other - constraint.constant
      let miss =
        switch constraint.relation {
        case .lessThanOrEqual: max(0, distance)
        case .equal: abs(distance)
        case .greaterThanOrEqual: max(0, -distance)
        }
      result[constraint.priority, default: 0] += miss
    }
    return result
  }

  private var contents: [LayoutConstraint] {
    items.flatMap { item in
      [(item.widthAnchor, item.width), (item.heightAnchor, item.height)].flatMap { anchor, content in
        content.length.map { length in
          [
            anchor.constraint(lessThanOrEqualToConstant: length, priority: content.hugging),
            anchor.constraint(
              greaterThanOrEqualToConstant: length, priority: content.compressionResistance),
          ]
        } ?? []
      }
    }
  }
}
