// Only what a view written for SwiftUI has after its import was changed, and the library for tests.
import Testing
import ViewGraph

/// Spellings that occur in views written for SwiftUI: that this file compiles is part of the test.
@MainActor
struct SourceCompatibilityTests {
  @Test func `one import brings sizes, dates and observation along`() {
    let host = ViewHost(TrailCard(trail: Trail(), width: 120, date: Date(timeIntervalSinceReferenceDate: 0)))

    #expect(host.find("Ridge walk")?["maxWidth"] == .number(120))
  }

  @Test func `previews are views that a host takes`() {
    let host = ViewHost(TrailCard_Previews.previews)

    #expect(host.find("Ridge walk")?["previewDevice"] == .text("iPhone 15 Pro"))
    #expect(host.find("Ridge walk")?["previewDisplayName"] == .text("Phone"))
    #expect(host.find("Coast path")?["previewLayout"]?.description == "sizeThatFits")
    #expect(host.find("Coast path")?["previewInterfaceOrientation"]?.description == "landscapeLeft")
    #expect(TrailCard_Previews.platform == nil)
  }

  @Test func `phases rest at the first`() {
    let host = ViewHost(
      VStack {
        Text("a").phaseAnimator([1.0, 0.5]) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          .bouncy
        }
        Text("b").phaseAnimator([false, true], trigger: 3) { content, isOn in
          content.symbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2), value: isOn)
        }
        PhaseAnimator(["c", "d"]) { Text($0) }
        PhaseAnimator([Double](), trigger: 1) { Text("e").opacity($0) }
      })

    #expect(
      host.tree.description == """
        VStack
          PhaseAnimator
            Text "a"
          PhaseAnimator
            Text "b"
          PhaseAnimator
            Text "c"
          PhaseAnimator
        """)
    #expect(host.find("a")?["opacity"] == .number(1))
    #expect(host.find("b")?["symbolEffect"]?.description == "bounce.up.byLayer")
    #expect(host.find("b")?["options"]?.description == "repeat(3).speed(2)")
    #expect(host.find("b")?["value"]?.description == "false")
  }

  @Test func `the trigger of an animator is recorded`() {
    func trigger<V: View>(of view: V) -> String? {
      ViewHost(view).find(.type(V.self))?["trigger"]?.description
    }

    #expect(trigger(of: PhaseAnimator([1, 2], trigger: 3) { Text("\($0)") }) == "3")
    #expect(trigger(of: PhaseAnimator([1, 2]) { Text("\($0)") }) == "nil")
  }

  @Test func `keyframes rest at the initial value`() {
    let host = ViewHost(
      VStack {
        Text("a").keyframeAnimator(initialValue: CGPoint(x: 4, y: 0)) { content, point in
          content.offset(x: point.x, y: point.y)
        } keyframes: { start in
          KeyframeTrack(\.x) {
            CubicKeyframe(start.x + 8, duration: 0.5)
            if start.y > 0 {
              LinearKeyframe(0, duration: 0.2, timingCurve: .easeIn)
            } else {
              MoveKeyframe(0)
            }
          }
          KeyframeTrack(\.y) {
            for height in [8.0, 4, 2] {
              SpringKeyframe(height, duration: 0.2, spring: .bouncy)
            }
          }
        }
        KeyframeAnimator(initialValue: 0.5, trigger: true) {
          Text("b").opacity($0)
        } keyframes: { _ in
          CubicKeyframe(1, duration: 0.5)
        }
      })

    #expect(
      host.tree.description == """
        VStack
          KeyframeAnimator
            Text "a"
          KeyframeAnimator
            Text "b"
        """)
    #expect(host.find("a")?["offset"] == .point(CGPoint(x: 4, y: 0)))
    #expect(host.find("b")?["opacity"] == .number(0.5))
  }

  @Test func `an animator keeps the state of its content`() {
    let host = ViewHost(Counted(trigger: 1))
    host.tap("0 taps")

    host.update(to: Counted(trigger: 2))

    #expect(host.find("1 taps") != nil)
  }

  @Test func `options of symbol effects follow each other`() {
    let effects: [String] = [
      BounceSymbolEffect.bounce.wholeSymbol._name, WiggleSymbolEffect.wiggle.clockwise.byLayer._name,
      RotateSymbolEffect.rotate.counterClockwise._name, BreatheSymbolEffect.breathe.pulse._name,
      VariableColorSymbolEffect.variableColor.iterative.reversing._name,
    ]

    #expect(
      effects == [
        "bounce.wholeSymbol", "wiggle.clockwise.byLayer", "rotate.counterClockwise", "breathe.pulse",
        "variableColor.iterative.reversing",
      ])
    #expect(SymbolEffectOptions.nonRepeating.speed(3).description == "nonRepeating.speed(3)")
    #expect(SymbolEffectOptions.speed(3).repeating.description == "speed(3).repeating")
  }

  @Test func `a symbol is replaced by an effect`() {
    let host = ViewHost(
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2))))

    #expect(
      host.find(.type(Image.self))?["contentTransition"]?.description
        == "symbolEffect(.replace.downUp.byLayer, options: .speed(2))")
    #expect(ContentTransition.symbolEffect.description == "symbolEffect")
    #expect(ContentTransition.symbolEffect(.replace).description == "symbolEffect(.replace)")
  }

  @Test func `a style stands for the background`() {
    #expect(ViewHost(Text("a").backgroundStyle(.red)).find("a")?["backgroundStyle"] == .color(.red))
  }

  @Test func `a date is printed by its formatter`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "d MMMM yyyy"

    let text = Text("Opened on \(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter)")

    #expect(ViewHost(text).find("Opened on 1 January 2001") != nil)
  }

  @Test func `the padding of a scene is recorded with its edges`() {
    let host = ViewHost(Text("a").scenePadding(.horizontal))

    #expect(host.find("a")?["scenePadding"]?.description == "horizontal")
  }

  @Test func `a share link takes a preview and does not keep it`() {
    let preview = SharePreview("Ridge walk", image: Image("ridge"))
    let host = ViewHost(
      VStack {
        ShareLink(item: "a", preview: preview)
        ShareLink("Share", item: "a", preview: SharePreview(Text("Ridge walk"), icon: Image("icon")))
        ShareLink(item: "a", preview: SharePreview("Ridge walk")) { Text("Label") }
        ShareLink(items: ["a", "b"]) { SharePreview($0, image: Image("a"), icon: Image("b")) }
      })
    let plain = ViewHost(
      VStack {
        ShareLink(item: "a")
        ShareLink("Share", item: "a")
        ShareLink(item: "a") { Text("Label") }
        ShareLink(items: ["a", "b"])
      })

    #expect(host.tree.description == plain.tree.description)
  }

  @Test func `bar items become toolbar items`() {
    let old = ViewHost(Text("a").navigationBarItems(leading: Text("Back"), trailing: Text("Edit")))
    let new = ViewHost(
      Text("a").toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Text("Back") }
        ToolbarItem(placement: .navigationBarTrailing) { Text("Edit") }
      })

    #expect(old.tree.description == new.tree.description)
    #expect(ViewHost(Text("a").navigationBarItems(trailing: Text("Edit"))).find("Edit") != nil)
    #expect(ViewHost(Text("a").navigationBarItems(leading: Text("Back"))).find("Back") != nil)
  }
}

@Observable private final class Trail {
  var name = "Ridge walk"
}

private struct TrailCard: View {
  let trail: Trail
  let width: CGFloat
  let date: Date

  var body: some View { Text(trail.name).frame(maxWidth: width) }
}

private struct TrailCard_Previews: PreviewProvider {
  static var previews: some View {
    Text("Ridge walk")
      .previewDevice(PreviewDevice(rawValue: "iPhone 15 Pro"))
      .previewDisplayName("Phone")
    Text("Coast path")
      .previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

private struct Counted: View {
  let trigger: Int

  var body: some View {
    PhaseAnimator([1, 2], trigger: trigger) { _ in Counter() }
  }
}

private struct Counter: View {
  @State private var taps = 0

  var body: some View {
    Button("\(taps) taps") { taps += 1 }
  }
}
