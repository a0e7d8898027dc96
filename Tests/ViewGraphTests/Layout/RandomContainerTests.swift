import Foundation
import Testing

@testable import ViewGraph

/// A random container, with the system that its constraints come to.
@MainActor private struct RandomContainer {
  var system: ConstraintSystem
  var stage: ConstraintStage

  init(using random: inout SeededGenerator) {
    let box = LayoutItem("screen")
    let size = CGSize(
      width: CGFloat(Int.random(in: 0...60, using: &random)),
      height: CGFloat(Int.random(in: 0...60, using: &random)))
    let levels: [Float] = [1000, 900, 900, 750, 251, 250, 50]
    func priority(_ random: inout SeededGenerator) -> LayoutConstraint.Priority {
      .init(levels[Int.random(in: 1..<7, using: &random)])
    }
    var items: [LayoutItem] = []
    var views: [(item: LayoutItem, view: AnyView)] = []
    for index in 0..<Int.random(in: 1...4, using: &random) {
      var lengths: [CGFloat?] = [nil, nil]
      for axis in 0..<2 where Bool.random(using: &random) {
        lengths[axis] = CGFloat(Int.random(in: 0...30, using: &random))
      }
      func content(_ random: inout SeededGenerator) -> LayoutItem.Content {
        LayoutItem.Content(hugging: priority(&random), compressionResistance: priority(&random))
      }
      var item = LayoutItem("item\(index)", width: content(&random), height: content(&random))
      views.append((item, AnyView(Color.red.frame(width: lengths[0], height: lengths[1]))))
      (item.width.length, item.height.length) = (lengths[0], lengths[1])
      items.append(item)
    }
    let all = [box] + items
    let places: [[LayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    var constraints: [LayoutConstraint] = []
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let sort = places[Int.random(in: 0..<3, using: &random)]
      func anchor(_ random: inout SeededGenerator) -> LayoutAnchor {
        LayoutAnchor(
          item: all[Int.random(in: 0..<all.count, using: &random)].name,
          attribute: sort[Int.random(in: 0..<sort.count, using: &random)])
      }
      let isAlone = sort.count == 2 && Bool.random(using: &random)
      constraints.append(
        LayoutConstraint(
          anchor(&random), LayoutConstraint.Relation.allCases[Int.random(in: 0..<3, using: &random)],
          isAlone ? nil : anchor(&random), constant: CGFloat(Int.random(in: -20...20, using: &random)),
          priority: .init(levels[Int.random(in: 0..<7, using: &random)])))
    }
    system = ConstraintSystem(
      container: box, width: size.width, height: size.height, items: items, constraints: constraints)
    stage = ConstraintStage(views: views, constraints: constraints)
  }
}

@MainActor @Suite struct `Random containers of constraints` {
  /// The messages without the places of what has none but the container's.
  private func texts(_ issues: [ConstraintIssue]) -> [String] {
    issues.map { $0.description.replacing(/\ \(\w+\.swift:\d+\)/, with: "") }
  }

  @Test(arguments: [1, 20, 300] as [UInt64])
  func `are solved as the system alone is, and laid out in one of its solutions`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var open = 0
    for round in 0..<120 {
      let container = RandomContainer(using: &random)
      let system = container.system
      let expected = system.solution()
      let size = CGSize(width: system.width ?? 0, height: system.height ?? 0)

      let result = ViewHost(container.stage).layout(in: size)

      let solution = try #require(result.solution(of: "screen"))
      let name = "seed \(seed), round \(round): \(system.constraints.map(\.description))"
      #expect(solution.coordinates == expected.coordinates, "\(name)")
      #expect(texts(solution.issues) == texts(expected.issues), "\(name)")
      var frames = ["screen": CGRect(origin: .zero, size: size)]
      for item in system.items {
        let frame = try #require(result.frame(of: .identifier(item.name)))
        let numbers = try #require(solution.coordinates[item.name])
        frames[item.name] = frame
        #expect(numbers.x.contains(frame.minX) && numbers.y.contains(frame.minY), "\(name)")
        #expect(numbers.width.contains(frame.width) && numbers.height.contains(frame.height), "\(name)")
        if numbers.frame == nil { open += 1 }
      }
      // One wrong choice among open frames would miss something that the solution does not.
      let misses = system.misses(of: frames)
      for miss in solution.misses where solution.isSatisfied {
        #expect(abs((misses[miss.priority] ?? 0) - miss.points) < 1e-6, "\(name) at \(miss.priority)")
      }
    }
    #expect(open > 100)
  }

  @Test func `neither the order of views nor that of constraints changes a frame`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let container = RandomContainer(using: &random)
      let size = CGSize(width: container.system.width ?? 0, height: container.system.height ?? 0)
      var turned = container.stage
      turned.views.reverse()
      turned.constraints.shuffle(using: &random)

      let (first, second) = (layout(container.stage, in: size), layout(turned, in: size))

      for item in container.system.items {
        #expect(first.frame(of: .identifier(item.name)) == second.frame(of: .identifier(item.name)))
      }
    }
  }
}
