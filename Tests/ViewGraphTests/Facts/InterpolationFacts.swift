import Foundation
import Testing

@testable import ViewGraph

/// Section K of the semantics, without clock and layout: which outcome each attribute's change has.
@MainActor
struct InterpolationFacts {
  @Test(arguments: Sample.withValuesBetween)
  func `facts 128 to 142: under an animation the attribute interpolates`(sample: Sample) {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { sample.view($0) })

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomeWords == ["interpolated"])
  }

  @Test(arguments: Sample.withValuesBetween)
  func `facts 128 to 142: without an animation the attribute jumps`(sample: Sample) {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { sample.view($0) })

    let update = host.update { isOn.value = true }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomeWords == ["jumped"])
  }

  @Test(arguments: Sample.withoutValuesBetween, [true, false])
  func `facts 142 to 149: an attribute without values in between is set`(
    sample: Sample, isAnimated: Bool
  ) {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { sample.view($0) })

    let update = host.update {
      withAnimation(isAnimated ? .default : nil) { isOn.value = true }
    }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomeWords == ["set"])
  }

  @Test(arguments: Sample.withValuesBetween + Sample.withoutValuesBetween)
  func `facts 128 to 149: an attribute that stays is not mentioned`(sample: Sample) {
    let isOn = Input(false)
    let other = Input(0)
    let host = ViewHost(
      VStack {
        Driven(isOn) { sample.view($0) }
        Driven(other) { Text("\($0)") }
      })

    let update = host.update { withAnimation(.default) { other.value = 1 } }

    #expect(update.outcomeWords == ["set"])
    #expect(update.outcomes.count == 1)
  }

  @Test func `fact 140: a limit that becomes infinite interpolates as a layout input`() throws {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { Text("Ridge walk").lineLimit(isOn ? nil : 1) }
          .frame(maxHeight: isOn ? .infinity : 60)
      })

    let update = host.update { withAnimation(.spring) { isOn.value = true } }

    let stack = try #require(update.changes.first { $0.typeName == "VStack" })
    let maxHeight = try #require(stack.attributes.first { $0.name == "maxHeight" })
    #expect(maxHeight.oldValue == "60")
    #expect(maxHeight.newValue == "∞")
    #expect("\(maxHeight.outcome)" == "interpolated")
    #expect(update.outcomes == ["maxHeight interpolated", "lineLimit set"])
    #expect(update.isContinuous)
  }

  @Test func `fact 140: a limit that becomes infinite jumps without an animation`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { Text("Ridge walk") }.frame(maxHeight: isOn ? .infinity : 60)
      })

    let update = host.update { isOn.value = true }

    #expect(update.outcomes == ["maxHeight jumped"])
    #expect(!update.isContinuous)
  }

  @Test func `fact 142: another string at the same time keeps a font from interpolating`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Text(isOn ? "on" : "off").font(.system(size: isOn ? 30 : 12))
      })

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(!update.outcomeWords.contains("interpolated"))
  }

  @Test func `fact 143: another string keeps the text`() {
    // Confidence L for the default look.
    let title = Input("one")
    let host = ViewHost(Driven(title) { Text($0) })

    let update = host.update { withAnimation(.default) { title.value = "two" } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomeWords == ["set"])
    #expect(host.texts == ["two"])
  }

  @Test(arguments: [true, false])
  func `fact 143: a content transition goes over to other words under an animation`(isOnTextItself: Bool) {
    let title = Input("1")
    let host = ViewHost(
      Driven(title) { title in
        VStack {
          if isOnTextItself { Text(title).contentTransition(.numericText()) } else { Text(title) }
        }
        .contentTransition(isOnTextItself ? .identity : .numericText())
      })

    let update = host.update { withAnimation(.spring) { title.value = "2" } }

    #expect(update.outcomeWords == ["interpolated"])
    #expect(
      update.changes.flatMap(\.attributes).map(\.explanation) == ["by contentTransition(.numericText())"])
  }

  @Test func `fact 143: the identity as content transition plays nothing`() {
    let title = Input("1")
    let host = ViewHost(Driven(title) { Text($0).contentTransition(.identity) })

    let update = host.update { withAnimation(.spring) { title.value = "2" } }

    #expect(update.outcomeWords == ["set"])
  }

  @Test func `fact 143: a content transition does nothing without an animation`() {
    let title = Input("1")
    let host = ViewHost(Driven(title) { Text($0).contentTransition(.numericText()) })

    let update = host.update { title.value = "2" }

    #expect(!update.outcomeWords.contains("interpolated"))
  }

  @Test(arguments: [true, false])
  func `fact 146: an animatable view interpolates its data`(isAnimated: Bool) {
    let turn = Input(0.0)
    let host = ViewHost(Driven(turn) { Dial(turn: $0) })

    let update = host.update { withAnimation(isAnimated ? .default : nil) { turn.value = 1 } }

    #expect(update.removed.isEmpty)
    #expect(update.outcomes(of: "Dial") == [isAnimated ? "interpolated" : "jumped"])
  }

  @Test(arguments: [true, false])
  func `fact 146: an animatable modifier interpolates its data`(isAnimated: Bool) {
    let turn = Input(0.0)
    let host = ViewHost(Driven(turn) { Text("a").modifier(Wobble(turn: $0)) })

    let update = host.update { withAnimation(isAnimated ? .default : nil) { turn.value = 1 } }

    #expect(update.removed.isEmpty)
    #expect(update.outcomes(of: "Wobble") == [isAnimated ? "interpolated" : "jumped"])
  }

  @Test(arguments: [true, false])
  func `fact 146: an animatable shape interpolates its data`(isAnimated: Bool) {
    let turn = Input(0.0)
    let host = ViewHost(Driven(turn) { Arc(turn: $0) })

    let update = host.update { withAnimation(isAnimated ? .default : nil) { turn.value = 1 } }

    #expect(update.removed.isEmpty)
    #expect(update.outcomes(of: "Arc") == [isAnimated ? "interpolated" : "jumped"])
  }

  @Test func `fact 148: content of an array is inserted and removed, not interpolated`() {
    let values = Input([1, 2])
    let host = ViewHost(
      Driven(values) { values in
        VStack { ForEach(values, id: \.self) { Text("\($0)") } }
      })

    let update = host.update { withAnimation(.default) { values.value = [2, 3] } }

    #expect(update.removed == ["Text"])
    #expect(update.inserted == ["Text"])
    #expect(update.outcomes.isEmpty)
  }

  @Test func `fact 149: a number shown as text does not count`() {
    let host = ViewHost(Counter())

    let update = host.tap("add")

    #expect(update.outcomeWords == ["set"])
    #expect(host.texts == ["100"])
  }
}

/// A view of which one attribute depends on a Boolean.
struct Sample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let view: @MainActor @Sendable (Bool) -> AnyView

  private init<V: View>(
    _ fact: Int, _ name: String, _ view: @escaping @MainActor @Sendable (Bool) -> V
  ) {
    testDescription = "fact \(fact): \(name)"
    self.view = { AnyView(view($0)) }
  }

  static let withValuesBetween: [Sample] = [
    Sample(128, "opacity") { Text("a").opacity($0 ? 0.5 : 1) },
    Sample(129, "scale") { Text("a").scaleEffect($0 ? 2 : 1) },
    Sample(129, "scale anchor") { Text("a").scaleEffect(2, anchor: $0 ? .top : .bottom) },
    Sample(130, "rotation") { Text("a").rotationEffect(.degrees($0 ? 370 : 10)) },
    Sample(132, "offset") { Text("a").offset(x: $0 ? 10 : 0, y: 0) },
    Sample(134, "colour") { $0 ? Color.red : Color.blue },
    Sample(134, "foreground colour") { Text("a").foregroundColor($0 ? .red : .blue) },
    Sample(134, "foreground style") { Text("a").foregroundStyle($0 ? Color.red : Color.blue) },
    Sample(136, "corner radius") { RoundedRectangle(cornerRadius: $0 ? 20 : 4) },
    Sample(137, "line width") { Circle().stroke(lineWidth: $0 ? 4 : 1) },
    Sample(139, "clip shape") {
      Text("a").clipShape(RoundedRectangle(cornerRadius: $0 ? 20 : 4))
    },
    Sample(140, "width") { Text("a").frame(width: $0 ? 100 : 50) },
    Sample(140, "width from nil") { Text("a").frame(width: $0 ? 100 : nil) },
    Sample(140, "maximal height") { Text("a").frame(maxHeight: $0 ? .infinity : 60) },
    Sample(140, "padding") { Text("a").padding($0 ? 8 : 0) },
    Sample(140, "fixed size") { Text("a").fixedSize(horizontal: $0, vertical: true) },
    Sample(140, "aspect ratio") { Text("a").aspectRatio($0 ? 1 : 2, contentMode: .fit) },
    Sample(140, "position") { Text("a").position(x: $0 ? 10 : 0, y: 0) },
    Sample(140, "spacing") { VStack(spacing: $0 ? 8 : 0) { Text("a") } },
    Sample(140, "stack alignment") { VStack(alignment: $0 ? .leading : .trailing) { Text("a") } },
    Sample(141, "frame alignment") {
      Text("a").frame(maxWidth: .infinity, alignment: $0 ? .leading : .trailing)
    },
    Sample(142, "font size") { Text("a").font(.system(size: $0 ? 30 : 12)) },
    Sample(142, "font weight") { Text("a").fontWeight($0 ? .bold : .regular) },
  ]

  // Confidence M for fact 144.
  static let withoutValuesBetween: [Sample] = [
    Sample(142, "font design") { Text("a").font(.system(size: 12, design: $0 ? .serif : .default)) },
    Sample(142, "italic") { Text("a").font($0 ? Font.body.italic() : .body) },
    Sample(143, "string") { Text($0 ? "on" : "off") },
    Sample(144, "line limit") { Text("a").lineLimit($0 ? 2 : 1) },
    Sample(144, "line limit from nil") { Text("a").lineLimit($0 ? nil : 1) },
    Sample(144, "truncation mode") { Text("a").truncationMode($0 ? .head : .tail) },
    Sample(144, "text alignment") { Text("a").multilineTextAlignment($0 ? .leading : .trailing) },
    Sample(144, "disabled") { Text("a").disabled($0) },
    Sample(145, "image name") { Image(systemName: $0 ? "star" : "star.fill") },
    Sample(149, "number in a text") { Text("\($0 ? 100 : 0)") },
  ]
}

private struct Dial: View, Animatable {
  var turn: Double

  nonisolated var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  var body: some View { Text("dial") }
}

private struct Wobble: ViewModifier, Animatable {
  var turn: Double

  nonisolated var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func body(content: Content) -> some View { content }
}

private struct Arc: Shape {
  var turn: Double

  nonisolated var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path { Path() }
}

private struct Counter: View {
  @State private var n = 0

  var body: some View {
    VStack {
      Text("\(n)")
      Button("add") { withAnimation(.default) { n = 100 } }
    }
  }
}
