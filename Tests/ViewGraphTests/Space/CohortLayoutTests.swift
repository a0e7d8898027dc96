import Foundation
import Testing
import ViewGraph

/// A screen with two cohorts, as in article 003.
private struct Modes: View {
  @State var mode = "browse"
  var layout = HiddenLayout.collapse

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CohortStack(
        selection: $mode, fade: .easeInOut(duration: 0.2), layout: layout, alignment: .leading, spacing: 0
      ) {
        Cohort("browse") {
          Color.red.frame(width: 50, height: 40)
          Color.green.frame(width: 50, height: 60)
        }
        Cohort("edit") { Color.blue.frame(width: 50, height: 30) }
      }
      Text("below")
    }
    .frame(width: 200, height: 400, alignment: .topLeading)
  }
}

@MainActor @Suite struct `The layout of cohorts` {
  private func below(_ host: ViewHost<Modes>) -> CGFloat? { host.shownFrame(of: .text("below"))?.minY }

  @Test func `heights change inside of the legs, in step with the fade`() throws {
    let host = ViewHost(Modes(), in: Screen(width: 200, height: 400))
    #expect(below(host) == 100)
    host.setState("mode", of: Modes.self, to: "edit")
    let colors = host.findAll(.type(Color.self)).map(\.identity)

    for step in 0...40 {
      let time = Double(step) / 100
      let out = try #require(host.shownOpacity(of: .identity(colors[0])))
      let into = try #require(host.shownOpacity(of: .identity(colors[2])))
      // Never two show; the height is that of what shows.
      #expect(out == 0 || into == 0)
      #expect(try abs(#require(below(host)) - (100 * out + 30 * into)) < 1e-9, "at \(time) s")
      host.advance(by: .milliseconds(10))
    }
    host.advanceToEnd()
    #expect(below(host) == 30)
    #expect(host.screenFindings?.holes.isEmpty == true)
    try host.timeline.check()
  }

  @Test func `kept places leave holes`() {
    let host = ViewHost(Modes(layout: .keepsPlace), in: Screen(width: 200, height: 400))

    #expect(below(host) == 130)
    #expect(host.screenFindings?.holes.map(\.space.height) == [30])
  }

  @Test func `a switch back half-way goes back without a jump`() throws {
    let host = ViewHost(Modes(), in: Screen(width: 200, height: 400))
    host.setState("mode", of: Modes.self, to: "edit")
    host.advance(by: .milliseconds(100))
    #expect(below(host) == 50)
    host.setState("mode", of: Modes.self, to: "browse")
    #expect(below(host) == 50)
    host.advanceToEnd()
    #expect(below(host) == 100)
    try host.timeline.check()
  }
}

/// `uistackview` of the reference: heights 40, 30 and 50, 10 points apart; the second one is hidden in 0.2 s.
private struct Arranged: View {
  @State var hasSecond = true

  var body: some View {
    VStack(spacing: 10) {
      Color.red.frame(height: 40)
      Color.green.frame(height: 30)
        .shown(hasSecond, animation: .easeInOut(duration: 0.2), layout: .collapse)
      Color.blue.frame(height: 50)
    }
    .frame(height: 140, alignment: .top)
  }
}

@MainActor @Suite struct `A stack that gives up a length and one spacing` {
  @Test(arguments: [(0.0, 90.0), (0.05, 84.8335228), (0.1, 70), (0.15, 55.1664772), (0.2, 50)])
  func `has its third view where the reference has it`(time: Double, y: Double) throws {
    let host = ViewHost(Arranged(), in: Screen(width: 100, height: 140))
    let identity = try #require(host.findAll(.type(Color.self)).last).identity
    host.setState("hasSecond", of: Arranged.self, to: false)
    host.advance(by: .seconds(time))

    #expect(try abs(#require(host.shownFrame(of: .identity(identity))).minY - y) < 1e-6)
  }
}
