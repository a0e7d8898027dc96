import Foundation
import Testing

@testable import ViewGraph

/// A value and what a report prints for it; the value is kept as text, so that any type fits one table.
private struct Printed: Sendable, CustomTestStringConvertible {
  let actual: String
  let expected: String

  init(_ value: some CustomStringConvertible, _ expected: String) {
    actual = value.description
    self.expected = expected
  }

  /// A plain enumeration prints its case without help.
  init<T>(enumeration value: T, _ expected: String) {
    actual = "\(value)"
    self.expected = expected
  }

  var testDescription: String { expected }
}

@Suite struct ValueDescriptionTests {
  @Test(
    arguments: [
      (8.0, "8"), (0.5, "0.5"), (1.0 / 3, "0.3333"), (0.1 + 0.2, "0.3"), (-0.0, "0"),
      (-2.5, "-2.5"),
      (0.00001, "1e-05"), (1e20, "1e+20"), (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "nan"),
    ] as [(Double, String)])
  func `a number prints no decimals that say nothing`(value: Double, expected: String) {
    #expect(shortNumber(value) == expected)
  }

  @Test(arguments: [
    Printed(Animation.default, ".default"),
    Printed(Animation.spring, ".spring"),
    Printed(Animation.smooth, ".smooth"),
    Printed(Animation.bouncy, ".bouncy"),
    Printed(Animation.spring(), ".spring(duration: 0.5)"),
    Printed(Animation.spring(duration: 0.4, bounce: 0.2), ".spring(duration: 0.4, bounce: 0.2)"),
    Printed(Animation.spring(response: 0.5), ".spring(response: 0.5)"),
    Printed(
      Animation.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1),
      ".spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.1)"),
    Printed(
      Animation.spring(Spring(duration: 0.5, bounce: 0.3)),
      ".spring(Spring(duration: 0.5, bounce: 0.3))"),
    Printed(
      Animation.snappy(duration: 0.3, extraBounce: 0.1), ".snappy(duration: 0.3, extraBounce: 0.1)"),
    Printed(Animation.interactiveSpring(), ".interactiveSpring(duration: 0.15)"),
    Printed(
      Animation.interactiveSpring(response: 0.2, dampingFraction: 0.86),
      ".interactiveSpring(response: 0.2)"),
    Printed(
      Animation.interpolatingSpring(stiffness: 170, damping: 26),
      ".interpolatingSpring(stiffness: 170, damping: 26)"),
    Printed(Animation.easeInOut, ".easeInOut"),
    Printed(Animation.easeInOut(duration: 0.25), ".easeInOut(duration: 0.25)"),
    Printed(
      Animation.timingCurve(0.2, 0, 0, 1, duration: 0.4),
      ".timingCurve(0.2, 0, 0, 1, duration: 0.4)"),
    Printed(
      Animation.timingCurve(.circularEaseIn, duration: 1),
      ".timingCurve(.circularEaseIn, duration: 1)"),
    Printed(Animation.linear(duration: 1).delay(0.2), ".linear(duration: 1).delay(0.2)"),
    Printed(
      Animation.easeIn.speed(2).repeatForever(autoreverses: false),
      ".easeIn.speed(2).repeatForever(autoreverses: false)"),
    Printed(Animation.bouncy.repeatCount(3), ".bouncy.repeatCount(3)"),
  ])
  private func `an animation prints as its author wrote it`(animation: Printed) {
    #expect(animation.actual == animation.expected)
  }

  @Test(arguments: [
    Printed(AnyTransition.opacity, "opacity"),
    Printed(AnyTransition.slide, "slide"),
    Printed(AnyTransition.identity, "identity"),
    Printed(AnyTransition.scale, "scale"),
    Printed(AnyTransition.scale(scale: 0.5, anchor: .top), "scale(scale: 0.5, anchor: top)"),
    Printed(AnyTransition.move(edge: .leading), "move(edge: leading)"),
    Printed(AnyTransition.push(from: .bottom), "push(from: bottom)"),
    Printed(AnyTransition.offset(y: 20), "offset(x: 0, y: 20)"),
    Printed(
      AnyTransition.asymmetric(insertion: .slide, removal: .opacity),
      "asymmetric(insertion: slide, removal: opacity)"),
    Printed(AnyTransition.opacity.combined(with: .slide), "opacity + slide"),
    Printed(AnyTransition.opacity.animation(.spring), "opacity (.spring)"),
    Printed(AnyTransition.opacity.animation(nil), "opacity (no animation)"),
    Printed(
      AnyTransition.opacity.combined(with: .slide).animation(.spring), "(opacity + slide) (.spring)"
    ),
    Printed(AnyTransition.custom(name: "Flip", hasMotion: true), "Flip"),
    Printed(ContentTransition.numericText(), "numericText()"),
    Printed(ContentTransition.numericText(value: 3), "numericText(value: 3)"),
  ])
  private func `a transition prints as its author wrote it`(transition: Printed) {
    #expect(transition.actual == transition.expected)
  }

  @Test(arguments: [
    Printed(Color.red, "red"),
    Printed(Color.accentColor, "accentColor"),
    Printed(Color.red.opacity(0.5), "red 50 %"),
    Printed(Color.red.opacity(0.5).opacity(0.5), "red 25 %"),
    Printed(Color(red: 0.2, green: 0.4, blue: 1), "rgb(0.2, 0.4, 1)"),
    Printed(Color(.displayP3, red: 1, green: 0, blue: 0), "displayP3(1, 0, 0)"),
    Printed(Color(white: 0.5, opacity: 0.1), "rgb(0.5, 0.5, 0.5) 10 %"),
    Printed(Color(hue: 0.5, saturation: 1, brightness: 1), "rgb(0, 1, 1)"),
    Printed(Color("Brand"), "\"Brand\""),
    Printed(Color.red.mix(with: .blue, by: 0.25), "red mixed with 25 % blue"),
    Printed(Color.blue.gradient, "blue.gradient"),
    Printed(Gradient(colors: [.red, .blue]), "red, blue"),
    Printed(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      "linearGradient(red, blue, top → bottom)"),
    Printed(AnyShapeStyle(.tint), "tint"),
    Printed(AnyShapeStyle(.thinMaterial), "thinMaterial"),
    Printed(AnyShapeStyle(.quaternary), "quaternary"),
    Printed(AnyShapeStyle(.tint.secondary), "tint.secondary"),
    Printed(AnyShapeStyle(.tint.opacity(0.5)), "tint 50 %"),
    Printed(
      AnyShapeStyle(.red.shadow(.drop(color: .black, radius: 4, y: 2))),
      "red.shadow(drop(color: black, radius: 4, y: 2))"),
  ])
  private func `a style prints its names`(style: Printed) {
    #expect(style.actual == style.expected)
  }

  @Test(arguments: [
    Printed(Font.body, "body"),
    Printed(Font.title.bold().monospacedDigit(), "title.bold().monospacedDigit()"),
    Printed(Font.body.weight(.semibold), "body.weight(semibold)"),
    Printed(Font.system(size: 17, weight: .bold), "system(size: 17, weight: bold)"),
    Printed(Font.system(size: 12), "system(size: 12)"),
    Printed(Font.system(.title, design: .rounded), "system(title, design: rounded)"),
    Printed(Font.system(.body), "body"),
    Printed(
      Font.custom("Inter", size: 15, relativeTo: .body), "custom(Inter, size: 15, relativeTo: body)"
    ),
  ])
  private func `a font prints as its author wrote it`(font: Printed) {
    #expect(font.actual == font.expected)
  }

  @Test(arguments: [
    Printed(Angle.degrees(45), "45°"),
    Printed(Angle(radians: .pi), "180°"),
    Printed(UnitPoint.topLeading, "topLeading"),
    Printed(UnitPoint(x: 0.25, y: 1), "(0.25, 1)"),
    Printed(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16), "(8, 16, 8, 16)"),
    Printed(Edge.Set.all, "all"),
    Printed(Edge.Set.horizontal, "horizontal"),
    Printed([.top, .leading] as Edge.Set, "[top, leading]"),
    Printed([] as Edge.Set, "[]"),
    Printed(Axis.Set.vertical, "vertical"),
    Printed(Alignment.topLeading, "topLeading"),
    Printed(Alignment.bottom, "bottom"),
    Printed(Alignment.center, "center"),
    Printed(Alignment.trailing, "trailing"),
    Printed(Alignment.leadingFirstTextBaseline, "leadingFirstTextBaseline"),
    Printed(HorizontalAlignment.listRowSeparatorLeading, "listRowSeparatorLeading"),
    Printed(Alignment(horizontal: .leading, vertical: .midline), "(leading, midline)"),
    Printed(GridItem(.adaptive(minimum: 100), spacing: 8), "adaptive(minimum: 100), spacing: 8"),
    Printed(GridItem(), "flexible()"),
    Printed(
      StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]),
      "stroke(lineWidth: 2, lineCap: round, dash: [4, 2])"),
    Printed(MatchedGeometryProperties.frame, "frame"),
    Printed(GestureMask.none, "none"),
    Printed(SafeAreaRegions.all, "all"),
    Printed(PresentationDetent.fraction(0.3), "fraction(0.3)"),
    Printed(CoordinateSpace.named("board"), "named(board)"),
    Printed(NamedCoordinateSpace.scrollView(axis: .vertical), "scrollView(axis: vertical)"),
    Printed(SymbolVariants.circle.fill, "circle.fill"),
    Printed(KeyboardShortcut("s"), "command + s"),
    Printed(KeyboardShortcut.defaultAction, "return"),
    Printed(SubmitLabel.return, "return"),
    Printed(ToolbarItemPlacement.topBarTrailing, "topBarTrailing"),
    Printed(Transaction(animation: .spring), ".spring"),
    Printed(Transaction(), "no animation"),
    Printed(enumeration: TextAlignment.leading, "leading"),
    Printed(enumeration: Edge.leading, "leading"),
    Printed(enumeration: DynamicTypeSize.xxLarge, "xxLarge"),
    Printed(enumeration: Visibility.hidden, "hidden"),
  ])
  private func `a value prints in SwiftUI's own words`(value: Printed) {
    #expect(value.actual == value.expected)
  }

  @Test func `a transaction names the flags that are set`() {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    transaction.isContinuous = true

    #expect("\(transaction)" == "no animation, disablesAnimations, isContinuous")
  }
}

@Suite struct LocalizedStringKeyTests {
  @Test func `an interpolated key keeps a placeholder for each value`() {
    let (count, name) = (3, "trail")
    let key: LocalizedStringKey = "\(count) of \(name), 100 %"

    #expect(key.key == "%lld of %@, 100 %%")
    #expect(key.text == "3 of trail, 100 %")
  }

  @Test func `a specifier says how a number prints`() {
    let length = 2.345
    let key: LocalizedStringKey = "\(length, specifier: "%.1f") km"

    #expect(key.key == "%.1f km")
    #expect(key.text == "2.3 km")
  }

  @Test func `a negative number of any width keeps its sign`() {
    let key: LocalizedStringKey = "\(Int8(-3)) \(Int32(-4)) \(-5) \(UInt8(200))"

    #expect(key.text == "-3 -4 -5 200")
  }

  @Test func `a literal is looked up as it stands`() {
    #expect(("100 %" as LocalizedStringKey).key == "100 %")
  }
}

@Suite struct ValueConversionTests {
  @Test(arguments: [(0.0, 0.0), (90, .pi / 2), (180, .pi), (-45, -.pi / 4)] as [(Double, Double)])
  func `degrees and radians are the same angle`(degrees: Double, radians: Double) {
    #expect(abs(Angle(degrees: degrees).radians - radians) < 1e-12)
    #expect(abs(Angle(radians: radians).degrees - degrees) < 1e-12)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, [1.0, 0, 0]), (1 / 3.0, 1, 1, [0, 1, 0]), (2 / 3.0, 1, 1, [0, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (1 / 6.0, 1, 1, [1, 1, 0]), (0.3, 0, 0.5, [0.5, 0.5, 0.5]),
      (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (-1 / 3.0, 1, 1, [0, 0, 1]),
    ] as [(Double, Double, Double, [Double])])
  func `a hue has one red, green and blue`(
    hue: Double, saturation: Double, brightness: Double, expected: [Double]
  ) {
    let (red, green, blue) = rgb(hue: hue, saturation: saturation, brightness: brightness)

    for (actual, wanted) in zip([red, green, blue], expected) {
      #expect(abs(actual - wanted) < 1e-9)
    }
  }

  @Test(arguments: [0, 0.02, 0.5, 1, -0.5, 1.2])
  func `sRGB is decoded and encoded without loss`(component: Double) {
    #expect(abs(encodedSRGB(decodedSRGB(component)) - component) < 1e-9)
  }

  @Test(arguments: Color.RGBColorSpace.allSpaces)
  func `white is white in every colour space`(space: Color.RGBColorSpace) {
    let (red, green, blue) = linearSRGB(space, red: 1, green: 1, blue: 1)

    for component in [red, green, blue] {
      #expect(abs(component - 1) < 1e-5)
    }
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func `a mixture begins and ends with its colours`(space: Gradient.ColorSpace) throws {
    for (share, end) in [(0.0, Color.red), (1.0, Color.blue)] {
      let mixed = try #require(
        Color.red.mix(with: .blue, by: share, in: space).resolved(in: .light))
      let pure = try #require(end.resolved(in: .light))
      #expect(abs(mixed.red - pure.red) < 1e-3)
      #expect(abs(mixed.green - pure.green) < 1e-3)
      #expect(abs(mixed.blue - pure.blue) < 1e-3)
    }
  }

  @Test func `an asset colour has no components until a catalogue is read`() {
    #expect(Color("Brand").opacity(0.5).resolved(in: .dark) == nil)
  }

  // The numbers on https://developer.apple.com/documentation/swiftui/spring.
  @Test func `a spring converts between its descriptions`() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.stiffness - 157.9137) < 1e-3)
    #expect(abs(bouncy.damping - 17.5929) < 1e-3)
    #expect(abs(bouncy.bounce - 0.3) < 1e-9)

    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.62832) < 1e-4)
    #expect(abs(physical.dampingRatio - 0.5) < 1e-9)
  }

  @Test(
    arguments: [
      (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
      (.snappy(duration: 0.4, extraBounce: 0.1), .spring(duration: 0.4, bounce: 0.25)),
      (.default, .smooth(duration: 0.5)),
      (.easeIn.delay(1), .easeIn(duration: 0.35).delay(1)),
      (.interactiveSpring, .interactiveSpring()),
    ] as [(Animation, Animation)])
  func `two spellings of one motion are equal once they are explicit`(
    one: Animation, other: Animation
  ) {
    #expect(one != other)
    #expect(one.storage.explicit == other.storage.explicit)
  }

  @Test func `each half of a transition is asked for identity by itself`() {
    let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .identity)
      .animation(.bouncy)

    #expect(!transition.isIdentity)
    #expect(!transition.insertion.isIdentity)
    #expect(transition.removal.isIdentity)
    #expect(transition.insertion.drivers(inheriting: .smooth) == [.bouncy])
    #expect(transition.removal.drivers(inheriting: .smooth).isEmpty)
    let mixed = AnyTransition.opacity.combined(with: .slide.animation(nil).animation(.bouncy))
    #expect(mixed.drivers(inheriting: .smooth) == [.smooth, nil])
    #expect(AnyTransition.identity.combined(with: .identity).isIdentity)
    #expect(AnyTransition.opacity.combined(with: .slide).hasMotion)
    #expect(!AnyTransition.opacity.hasMotion)
  }

  @Test func `a guide that a view does not set has its default`() {
    let size = ViewDimensions(
      width: 40, height: 20, explicitGuides: [ObjectIdentifier(VerticalAlignment.top.id): 3])

    #expect(size[HorizontalAlignment.center] == 20)
    #expect(size[HorizontalAlignment.trailing] == 40)
    #expect(size[VerticalAlignment.top] == 3)
    #expect(size[explicit: VerticalAlignment.bottom] == nil)
    #expect(size[VerticalAlignment.midline] == 7)
  }

  @Test func `a transaction holds values by key`() {
    var transaction = Transaction()
    #expect(transaction[ReasonKey.self] == "none")

    transaction[ReasonKey.self] = "drag"

    #expect(transaction[ReasonKey.self] == "drag")
  }

  @Test func `styles of any type compare by type and value`() {
    #expect(AnyShapeStyle(.red) == AnyShapeStyle(AnyShapeStyle(Color.red)))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
  }
}

extension Color.RGBColorSpace {
  fileprivate static let allSpaces: [Self] = [.sRGB, .sRGBLinear, .displayP3]
}

private enum ReasonKey: TransactionKey {
  static let defaultValue = "none"
}

extension VerticalAlignment {
  private enum Midline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 7 }
  }

  fileprivate static let midline = VerticalAlignment(Midline.self)
}

/// Values as reports print them.
struct PrintedValueTests {
  @Test func `a value is printed on one line, the same way every time`() {
    let samples: [(value: Any, text: String)] = [
      (1.0, "1"), (Double.infinity, "∞"), ("a\nb", "\"a\\nb\""), (Int?.none as Any, "nil"),
      (Int??.some(.some(3)) as Any, "3"), ([1, 2], "[1, 2]"),
      (Array(0..<100), "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 88 more]"),
      (["b": 2, "a": 1], "[\"a\": 1, \"b\": 2]"), (Set([3, 1, 2]), "[1, 2, 3]"), ([String: Int](), "[:]"),
    ]
    for sample in samples { #expect(printedValue(sample.value) == sample.text) }
  }

  @Test func `an object is named by its type, without its address`() {
    final class Model {}
    struct Holder {
      let model = Model()
      let action: () -> Void = {}
    }
    #expect(printedValue(Model()) == "Model")
    #expect(printedValue(Holder()).hasPrefix("Holder(model: Model, action: "))
    #expect(!printedValue(Holder()).contains("0x"))
  }
}
