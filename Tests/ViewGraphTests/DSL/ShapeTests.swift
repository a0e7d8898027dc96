import Foundation
import Testing

@testable import ViewGraph

@MainActor
struct ShapeTests {
  @Test func `shapes build leaves with their own names`() {
    let host = ViewHost(
      ZStack {
        Circle()
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2)
        Capsule().strokeBorder(.tint, lineWidth: 1)
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3)).foregroundColor(.red)
        Ellipse().inset(by: 2).fill()
        AnyShape(Circle())
        Path { $0.addLine(to: .zero) }
        UnevenRoundedRectangle(topLeadingRadius: 8)
        ContainerRelativeShape()
        Wave(phase: 0.5).fill(Color.red, style: FillStyle(eoFill: true))
        Circle().rotation(.degrees(45)).scale(2).offset(x: 1).size(width: 10, height: 10)
      })

    #expect(
      host.outline
        == """
        Circle Circle RoundedRectangle Capsule Rectangle Circle Ellipse AnyShape Path UnevenRoundedRectangle \
        ContainerRelativeShape Wave Circle
        """)
  }

  @Test func `a shape filled twice stands in front of itself`() {
    let host = ViewHost(ZStack { Circle().fill(.red).stroke(.blue, lineWidth: 2) })

    #expect(host.outline == "Circle(Circle)")
  }

  @Test func `the data of a shape goes through the values in between`() {
    #expect(
      changes(of: { RoundedRectangle(cornerRadius: $0 ? 8 : 24) }) == [
        "cornerSize 24 × 24 → 8 × 8 interpolated"
      ])
    #expect(changes(of: { Circle().trim(from: 0, to: $0 ? 1 : 0.5) }) == ["to 0.5 → 1 interpolated"])
    #expect(changes(of: { Circle().fill($0 ? .red : .blue) }) == ["fill blue → red interpolated"])
    #expect(
      changes(of: { Circle().stroke(.red, lineWidth: $0 ? 1 : 2) }) == ["lineWidth 2 → 1 interpolated"])
    #expect(changes(of: { Wave(phase: $0 ? 1 : 0) }) == ["animatableData 0 → 1 interpolated"])
    #expect(
      changes(of: { Arrow(length: $0 ? 1 : 0).fill(.red) }) == [
        "shape Arrow(length: 0) → Arrow(length: 1) set"
      ])
    #expect(
      changes(of: { AnyShape(Arrow(length: $0 ? 1 : 0)) }) == [
        "shape Arrow(length: 0) → Arrow(length: 1) set"
      ])
    #expect(
      changes(of: { $0 ? AnyShape(Circle()) : AnyShape(Rectangle()) }) == ["shape Rectangle → Circle set"])
  }

  @Test func `the data of a view and of a modifier goes through the values in between`() {
    #expect(changes(of: { Dial(angle: $0 ? 90 : 0) }).first == "animatableData 0 → 90 interpolated")
    #expect(
      changes(of: { Text("a").modifier(Wobble(amount: $0 ? 1 : 0)) }).first
        == "animatableData 0 → 1 interpolated")
    #expect(
      changes(of: { Text("a").modifier(Shake(x: $0 ? 1 : 0, y: 2)) }).first
        == "animatableData (0, 2) → (1, 2) interpolated")
  }

  private func changes<V: View>(of view: @escaping (Bool) -> V) -> [String] {
    let host = ViewHost(Switched(isOn: false, content: view))
    let update = host.update(to: Switched(isOn: true, content: view))
    return update.changes.flatMap(\.attributes).map {
      "\($0.name) \($0.oldValue) → \($0.newValue) \($0.outcome)"
    }
  }

  @Test(arguments: ["", "0 0 m 10 0 l 10 10 l h", "0 0 m 1 1 2 0 q 1 1 2 2 3 0 c"])
  func `a path is what its description says`(text: String) {
    #expect(Path(text)?.description == text)
  }

  @Test func `a text that describes no path is none`() {
    #expect(Path("0 0 x") == nil)
    #expect(Path("0 m") == nil)
    #expect(Path("0 0 m 3") == nil)
  }

  @Test func `paths know their extent and what is inside`() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 200, height: 100))

    #expect(path.boundingRect == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 100, y: 50)))
    #expect(!path.contains(CGPoint(x: 55, y: 5)))
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).description == "0 0 m 1 0 l 1 1 l 0 1 l h")
    #expect(
      Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).description
        == "0 0 m 1 0 l 1 1 l")
  }

  @Test func `an arc runs the shorter or the longer way round`() {
    func arc(clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }
    }

    #expect(arc(clockwise: false).elements.count == 2)
    #expect(arc(clockwise: true).elements.count == 4)
    #expect(abs((arc(clockwise: false).currentPoint?.y ?? 0) - 10) < 1e-9)
    #expect(abs((arc(clockwise: true).currentPoint?.y ?? 0) - 10) < 1e-9)
  }

  @Test func `an arc between tangents touches both`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    #expect(path.elements.map(\.description).prefix(2) == ["0 0 m", "6 0 l"])
    #expect(abs((path.currentPoint?.x ?? 0) - 10) < 1e-9)
    #expect(abs((path.currentPoint?.y ?? 0) - 4) < 1e-9)
  }
}

private struct Switched<Content: View>: View {
  let isOn: Bool
  let content: (Bool) -> Content

  var body: some View {
    content(isOn).animation(.default, value: isOn)
  }
}

private struct Wave: Shape {
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: phase))
      path.closeSubpath()
    }
  }
}

private struct Arrow: InsettableShape {
  var length: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    Arrow(length: length - amount)
  }
}

private struct Dial: View, Animatable {
  var angle: Double

  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  var body: some View { Text("\(Int(angle))") }
}

private struct Wobble: ViewModifier, @preconcurrency Animatable {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content }
}

private struct Shake: AnimatableModifier {
  var x: Double
  var y: Double

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func body(content: Content) -> some View { content }
}
