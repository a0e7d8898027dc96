import Foundation
import Testing

@testable import ViewGraph

/// What taps, presses and drags reach, and what gestures make of them.
@MainActor
struct GestureTests {
  @Test func `a tap runs the action of the view`() {
    let log = Log()
    let host = ViewHost(Text("card").onTapGesture { log.add("tap") })

    host.tap("card")

    #expect(log.entries == ["tap"])
  }

  @Test func `two taps in a row are another gesture than one`() {
    let log = Log()
    let host = ViewHost(
      Text("card").onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })

    host.tap("card", count: 2)
    host.tap("card")

    #expect(log.entries == ["double", "single"])
  }

  @Test func `a tap that nothing takes says so`() {
    let host = ViewHost(Text("card").onTapGesture(count: 2) {})

    #expect(host.tap("card").warnings == ["nothing at \"card\" takes a tap"])
  }

  @Test func `the innermost gesture takes a tap`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") } }.onTapGesture { log.add("outer") })

    host.tap("card")

    #expect(log.entries == ["inner"])
  }

  @Test func `a gesture of high priority comes before those inside`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") }))

    host.tap("card")

    #expect(log.entries == ["outer"])
  }

  @Test func `a gesture of high priority leaves other deeds to those inside`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") } }
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.add("outer") }))

    host.tap("card")
    host.longPress("card")

    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a simultaneous gesture runs beside the one inside`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") }))

    host.tap("card")

    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a mask keeps taps from the views inside`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") } }
        .gesture(TapGesture().onEnded { log.add("outer") }, including: .gesture))

    host.tap("card")

    #expect(log.entries == ["outer"])
  }

  @Test func `a mask keeps taps from the gesture itself`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card") }.gesture(TapGesture().onEnded { log.add("outer") }, isEnabled: false))

    host.tap("card")

    #expect(log.entries.isEmpty)
  }

  @Test func `a view that is not hit leaves taps to what is around it`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onTapGesture { log.add("inner") }.allowsHitTesting(false) }
        .onTapGesture { log.add("outer") })

    host.tap("card")

    #expect(log.entries == ["outer"])
  }

  @Test func `a disabled view takes no tap`() {
    let log = Log()
    let host = ViewHost(Text("card").onTapGesture { log.add("tap") }.disabled(true))

    let update = host.tap("card")

    #expect(update.warnings == ["'Text' is disabled"])
    #expect(log.entries.isEmpty)
  }

  @Test func `a long press tells when it begins and ends`() {
    let log = Log()
    let host = ViewHost(
      Text("card").onLongPressGesture {
        log.add("perform")
      } onPressingChanged: {
        log.add("pressing \($0)")
      })

    host.longPress("card")
    host.tap("card")

    #expect(log.entries == ["pressing true", "perform", "pressing false", "pressing true", "pressing false"])
  }

  @Test func `a drag changes and ends`() {
    let log = Log()
    let host = ViewHost(
      Text("card").gesture(
        DragGesture().onChanged { log.add("changed \($0.translation.width)") }
          .onEnded { log.add("ended \($0.translation.width)") }))

    host.drag("card", by: CGSize(width: 20, height: 0), ends: false)
    host.drag("card", by: CGSize(width: 30, height: 0), ends: false)
    host.endDrag("card")

    #expect(log.entries == ["changed 20.0", "changed 30.0", "ended 30.0"])
  }

  @Test func `a short drag is none`() {
    let log = Log()
    let host = ViewHost(Text("card").gesture(DragGesture().onEnded { _ in log.add("ended") }))

    let update = host.drag("card", by: CGSize(width: 9, height: 0))

    #expect(update.warnings == ["nothing at \"card\" takes a drag"])
    #expect(log.entries.isEmpty)
  }

  @Test func `a drag without a minimum distance answers a tap`() {
    let log = Log()
    let host = ViewHost(
      Text("card").gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in log.add("down") }.onEnded { _ in log.add("up") }))

    host.tap("card")

    #expect(log.entries == ["down", "up"])
  }

  @Test func `a gesture's state follows the drag and is reset at its end`() {
    let host = ViewHost(Dragged(isShown: true))

    host.drag("handle", by: CGSize(width: 30, height: 0), ends: false)
    #expect(host.texts == ["handle", "30"])
    let update = host.endDrag("handle")

    #expect(update.stateEvents.filter { $0.kind == .reset }.map(\.property) == ["translation"])
    #expect(host.texts == ["handle", "0"])
  }

  @Test func `fact 88: a gesture's state is reset when its view is removed`() {
    let host = ViewHost(Dragged(isShown: true))
    host.drag("handle", by: CGSize(width: 30, height: 0), ends: false)

    host.update(to: Dragged(isShown: false))

    #expect(host.texts == ["0"])
    #expect(host.endDrag("0").warnings == ["no drag goes on at \"0\""])
  }

  @Test func `a drag goes on with the closures of the latest body`() {
    let host = ViewHost(Summing())

    host.drag("handle 0", by: CGSize(width: 20, height: 0), ends: false)
    host.drag("handle 1", by: CGSize(width: 25, height: 0), ends: false)

    #expect(host.texts == ["handle 2"])
  }

  @Test func `a press and then a drag is a sequence`() {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onEnded { value in
        if case .second(true, let drag?) = value { log.add("dragged \(drag.translation.width)") }
      }
    let host = ViewHost(Text("card").gesture(gesture))

    host.drag("card", by: CGSize(width: 20, height: 0))
    #expect(log.entries.isEmpty)
    host.longPress("card")
    host.drag("card", by: CGSize(width: 20, height: 0))

    #expect(log.entries == ["dragged 20.0"])
  }

  @Test func `the first of two exclusive gestures comes first`() {
    let log = Log()
    let gesture = TapGesture(count: 2).onEnded { log.add("double") }
      .exclusively(before: TapGesture().onEnded { log.add("single") })
    let host = ViewHost(Text("card").gesture(gesture))

    host.tap("card")
    host.tap("card", count: 2)

    #expect(log.entries == ["single", "double"])
  }

  @Test func `simultaneous gestures tell both values`() {
    let log = Log()
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onChanged { value in
        log.add("\(value.first.map { "\($0.magnification)" } ?? "-") \(value.second == nil ? "-" : "turned")")
      }
    let host = ViewHost(Text("card").gesture(gesture))

    host.magnify("card", by: 2)
    host.rotate("card", by: .degrees(90))

    #expect(log.entries == ["2.0 -", "- turned"])
  }

  @Test func `a gesture with a body is what its body is`() {
    let log = Log()
    let host = ViewHost(Text("card").gesture(Swipe().onEnded { log.add($0) }))

    host.drag("card", by: CGSize(width: -40, height: 0))

    #expect(log.entries == ["left"])
  }

  @Test func `hovering and keys reach the view and those around it`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("card").onHover { log.add("over \($0)") } }
        .onKeyPress(.space) {
          log.add("space")
          return .handled
        })

    host.hover("card")
    host.hover("card", isOver: false)
    host.press(.space, on: "card")

    #expect(log.entries == ["over true", "over false", "space"])
    #expect(host.press(.tab, on: "card").warnings == ["nothing at \"card\" takes a key tab"])
  }

  @Test func `a row is deleted and moved by its position`() {
    let host = ViewHost(Names())

    host.delete("b")
    #expect(host.texts == ["a", "c"])
    host.move("c", toOffset: 0)

    #expect(host.texts == ["c", "a"])
  }

  @Test func `a URL reaches every view that waits for one`() throws {
    let log = Log()
    let host = ViewHost(Text("card").onOpenURL { log.add($0.absoluteString) })

    host.open(try #require(URL(string: "app:card")))

    #expect(log.entries == ["app:card"])
  }
}

private struct Dragged: View {
  var isShown: Bool
  @GestureState private var translation = CGSize.zero

  var body: some View {
    VStack {
      if isShown {
        Text("handle").gesture(
          DragGesture().updating($translation) { value, state, _ in state = value.translation })
      }
      Text("\(Int(translation.width))")
    }
  }
}

private struct Summing: View {
  @State private var count = 0

  var body: some View {
    Text("handle \(count)").gesture(DragGesture().onChanged { _ in count += 1 })
  }
}

private struct Swipe: Gesture {
  var body: some Gesture<String> {
    DragGesture().map { $0.translation.width < 0 ? "left" : "right" }
  }
}

private struct Names: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
