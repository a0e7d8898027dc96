import Foundation
import Testing

@testable import ViewGraph

private let box = LayoutItem("box")

extension LayoutResult {
  /// Whether no frame of a view has a number that is none.
  fileprivate var isFinite: Bool {
    views.allSatisfy { view in
      [view.frame, view.slot].allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
          && $0.width >= 0 && $0.height >= 0
      }
    }
  }
}

@MainActor @Suite struct `Containers of constraints that mean nothing` {
  private func solved(
    _ constraints: [LayoutConstraint], item: LayoutItem = box,
    in size: CGSize = CGSize(width: 100, height: 50)
  ) -> LayoutResult {
    layout(ConstraintStage(views: [(item, AnyView(Text("box")))], constraints: constraints), in: size)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e8])
  func `numbers that are none are reported, and frames stay finite`(number: CGFloat) {
    for constraint in [
      box.widthAnchor.constraint(equalToConstant: number),
      box.leadingAnchor.constraint(equalTo: LayoutItem("screen").leadingAnchor, constant: number),
      box.widthAnchor.constraint(equalTo: LayoutItem("screen").widthAnchor, multiplier: number),
    ] {
      let result = solved([constraint])

      #expect(result.isFinite)
      #expect(result.issues.contains { $0.issue.kind == .invalid })
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e9])
  func `contents that are no lengths are reported`(length: CGFloat) {
    let result = solved([], item: LayoutItem("box", width: .init(length), height: .init(length)))

    #expect(result.isFinite)
    #expect(result.issues.filter { $0.issue.kind == .invalid }.count == 2)
  }

  @Test func `fitting priorities that are none are reported`() {
    for priority: LayoutConstraint.Priority in [0, -5, 2000, .init(.nan)] {
      let stage = ConstraintStage(
        views: [(box, AnyView(Text("box")))], constraints: [], horizontal: priority, vertical: priority)
      let result = layout(stage)

      #expect(result.isFinite)
      #expect(result.issues.contains { $0.issue.kind == .invalid })
    }
  }

  @Test func `constraints in a circle are solved or reported`() {
    let (a, b) = (LayoutItem("a"), LayoutItem("b"))
    let views = [a, b].map { ($0, AnyView(Color.red)) }
    func issues(_ constant: CGFloat) -> [ConstraintIssue.Kind] {
      layout(
        ConstraintStage(
          views: views,
          constraints: [
            a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: constant),
            b.widthAnchor.constraint(equalTo: a.widthAnchor),
          ])
      ).issues.map(\.issue.kind)
    }

    #expect(!issues(0).contains(.conflict))
    #expect(issues(1).contains(.conflict))
  }

  @Test func `a container without views and constraints is as large as it is offered`() {
    let result = layout(
      ConstraintContainer {
      } constraints: { _ in
      }.accessibilityIdentifier("empty"))

    #expect(result.frame(of: .identifier("empty")) == rect(0, 0, 200, 100))
    #expect(result.issues == [])
  }

  @Test func `any offer gives finite frames`() {
    let lengths: [CGFloat?] = [nil, 0, -10, 1e-9, 50, 1e7, 1e9, .greatestFiniteMagnitude, .infinity, .nan]
    let constraints = [
      box.leadingAnchor.constraint(equalTo: LayoutItem("screen").leadingAnchor),
      box.trailingAnchor.constraint(equalTo: LayoutItem("screen").trailingAnchor),
      box.topAnchor.constraint(equalTo: LayoutItem("screen").topAnchor),
      box.bottomAnchor.constraint(equalTo: LayoutItem("screen").bottomAnchor),
    ]
    for priority: LayoutConstraint.Priority in [1000, 500, 50] {
      let host = ViewHost(
        ConstraintStage(
          views: [(box, AnyView(Text("box")))], constraints: constraints, horizontal: priority,
          vertical: priority))
      for width in lengths {
        for height in lengths {
          let result = host.layout(proposing: ProposedViewSize(width: width, height: height))
          #expect(result.isFinite, "\(String(describing: width)) \(String(describing: height))")
        }
      }
    }
  }

  @Test func `names may be empty, long or of several lines`() {
    for name in ["", "a\nb", String(repeating: "x", count: 10_000)] {
      let item = LayoutItem(name)
      let result = solved([item.widthAnchor.constraint(equalToConstant: 10)], item: item)

      #expect(result.frame(of: "box")?.width == 10)
      #expect(result.issues.allSatisfy { !$0.issue.summary.contains("\n") })
    }
  }

  @Test func `five hundred views in a chain`() {
    let items = (0..<500).map { LayoutItem("item \($0)") }
    var constraints = [items[0].topAnchor.constraint(equalTo: LayoutItem("screen").topAnchor)]
    for (a, b) in zip(items, items.dropFirst()) {
      constraints.append(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 1))
    }
    for item in items {
      constraints.append(item.leadingAnchor.constraint(equalTo: LayoutItem("screen").leadingAnchor))
    }
    let stage = ConstraintStage(
      views: items.map { ($0, AnyView(Text($0.name))) }, constraints: constraints, vertical: 50)
    let clock = ContinuousClock()
    var result: LayoutResult?

    let time = clock.measure { result = layout(stage, in: CGSize(width: 200, height: 100)) }

    #expect(result?.issues == [])
    #expect(result?.frame(of: "item 499")?.minY == 10_479)
    #expect(time < .seconds(60), "\(time)")
  }

  @Test func `two hundred views of which nothing is known but their order`() {
    let items = (0..<200).map { LayoutItem("item \($0)") }
    let constraints = zip(items, items.dropFirst()).map { a, b in
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor)
    }
    let stage = ConstraintStage(views: items.map { ($0, AnyView(Color.red)) }, constraints: constraints)
    let result = layout(stage, in: CGSize(width: 200, height: 100))

    #expect(result.isFinite)
    #expect(result.issues.count == 200)
    for (a, b) in zip(items, items.dropFirst()) {
      let (left, right) = (result.frame(of: .identifier(a.name)), result.frame(of: .identifier(b.name)))
      #expect((left?.maxX ?? 0) <= (right?.minX ?? -1))
    }
  }

  @Test func `containers in containers`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        ConstraintContainer {
          if depth == 0 {
            Text("core").constrained(as: "box")
          } else {
            AnyView(Nest(depth: depth - 1)).constrained(as: "box")
          }
        } constraints: { container in
          box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 1)
          box.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -1)
          box.topAnchor.constraint(equalTo: container.topAnchor, constant: 1)
          container.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 1)
        }
      }
    }
    let result = layout(Nest(depth: 12), in: CGSize(width: 200, height: 46))

    #expect(result.frame(of: "core") == rect(13, 13, 174, 20))
    #expect(result.issues == [])
    #expect(result.containers.count == 13)
  }
}
