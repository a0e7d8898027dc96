import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct `Modifiers for look, layout and text` {
  @Test(arguments: ModifierCase.all, [true, false])
  func `a changed value is reported by its name with its outcome`(modifier: ModifierCase, isAnimated: Bool) {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { modifier.view($0) })
    let before = host.tree

    let update = host.update { withAnimation(isAnimated ? .default : nil) { isOn.value = true } }

    #expect(update.outcomes == modifier.names.map { "\($0) \(modifier.outcome(isAnimated: isAnimated))" })
    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    var tree = before
    for difference in update.log { difference.apply(to: &tree) }
    #expect(tree == host.tree)
    for difference in update.log.reversed() { difference.undo(on: &tree) }
    #expect(tree == before)
  }

  @Test(arguments: ModifierCase.all)
  func `a value that stays is not reported`(modifier: ModifierCase) {
    let host = ViewHost(modifier.view(true))

    let update = host.update(to: modifier.view(true))

    #expect(update.outcomes.isEmpty)
    #expect(update.isContinuous)
  }

  @Test func `two frames are two attributes, the inner one first`() throws {
    let host = ViewHost(Plain().frame(width: 10).frame(maxWidth: .infinity, alignment: .leading))

    let node = try #require(host.find(.type(Plain.self)))

    #expect(node.attributes.map(\.schema.name) == ["frame", "frame"])
    #expect(node.attributes.map { $0["width"] } == [.number(10), nil])
    #expect(node.attributes.map { $0["maxWidth"] } == [nil, .number(.infinity)])
    #expect(node.attributes[1]["minWidth"] == AttributeValue.none)
  }

  @Test(arguments: Layered.Kind.allCases)
  func `a second view has a node with the content and a place of its own`(kind: Layered.Kind) {
    let host = ViewHost(Layered(kind: kind, isOn: false))

    #expect(host.outline == "\(kind)(Row(Text) Badge(Text))")
  }

  @Test(arguments: Layered.Kind.allCases)
  func `a change of the second view keeps the content and its state`(kind: Layered.Kind) {
    let host = ViewHost(Layered(kind: kind, isOn: false))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Layered(kind: kind, isOn: true))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(!update.ran.contains("Row"))
    #expect(host.stateValue("n", of: Row.self) as? Int == 5)
    #expect(update.outcomes == ["alignment jumped", "content set"])
  }

  @Test func `a second view that comes and goes leaves the content alone`() {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in Row().overlay { if isOn { Badge(title: "new") } } })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { isOn.value = true }

    #expect(update.inserted == ["Badge"])
    #expect(update.removed.isEmpty)
    #expect(host.stateValue("n", of: Row.self) as? Int == 5)
  }

  @Test func `a style that is a view stands behind the content as that view`() {
    let host = ViewHost(Shown { Plain().background(.red) })

    #expect(host.outline == "background(Plain(Text) Color)")
  }

  @Test func `a style that is no view stands behind the content by its own name`() {
    let host = ViewHost(Shown { Plain().background(.thinMaterial) })

    #expect(host.outline == "background(Plain(Text) Material)")
  }

  @Test func `modifiers outside a background belong to the background`() throws {
    let host = ViewHost(Plain().opacity(0.5).background(.red).accessibilityIdentifier("card"))

    let node = try #require(host.find("card"))

    #expect(node.typeName == "background")
    #expect(node["opacity"] == nil)
  }

  @Test func `a modifier on a group goes to each view in it`() {
    let host = ViewHost(
      VStack {
        Group {
          Row()
          Badge(title: "new")
        }.opacity(0.5)
      })

    #expect(host.find(.type(Row.self))?["opacity"] == .number(0.5))
    #expect(host.find(.type(Badge.self))?["opacity"] == .number(0.5))
  }

  @Test func `views are found by accessibility label and identifier`() {
    let host = ViewHost(
      VStack {
        Row().accessibilityIdentifier("first")
        Badge(title: "new").accessibilityLabel("news")
      })

    #expect(host.find(.identifier("first"))?.typeName == "Row")
    #expect(host.find("news")?.typeName == "Badge")
  }

  @Test func `values reach the views inside through the environment`() {
    let host = ViewHost(
      Shown {
        EnvironmentReader()
          .font(.title)
          .lineLimit(2)
          .lineSpacing(4)
          .multilineTextAlignment(.trailing)
          .truncationMode(.head)
          .minimumScaleFactor(0.5)
          .allowsTightening(true)
          .textCase(.uppercase)
          .imageScale(.large)
          .symbolRenderingMode(.palette)
          .symbolVariant(.fill)
          .controlSize(.mini)
          .colorScheme(.dark)
          .dynamicTypeSize(.xLarge)
          .redacted(reason: .placeholder)
          .badgeProminence(.increased)
          .autocorrectionDisabled()
          .scrollDisabled(true)
          .scrollIndicators(.hidden, axes: .vertical)
          .scrollDismissesKeyboard(.never)
      })

    #expect(
      host.texts == [
        "title", "2", "4", "trailing", "head", "0.5", "true", "uppercase", "large", "palette", "fill", "mini",
        "dark", "xLarge", "placeholder", "increased", "true", "false", "hidden", "automatic", "never",
      ])
  }

  @Test func `the innermost value of the environment wins`() {
    let host = ViewHost(Shown { LineLimitReader().lineLimit(1...3).lineLimit(8) })

    #expect(host.texts == ["3"])
  }

  @Test func `only what reads a changed value runs again`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          LineLimitReader()
          Row()
        }.lineLimit(isOn ? 1 : 2)
      })

    let update = host.update { isOn.value = true }

    #expect(update.ran.contains("LineLimitReader"))
    #expect(!update.ran.contains("Row"))
  }

  @Test func `reasons to hide content add up until one view takes them away`() {
    let host = ViewHost(
      Shown {
        VStack {
          RedactionReader()
          RedactionReader().unredacted()
        }
        .redacted(reason: .privacy).redacted(reason: .placeholder)
      })

    #expect(host.texts == ["[placeholder, privacy]", "[]"])
  }

  @Test func `a range keeps the size of text between its ends`() {
    let host = ViewHost(
      Shown {
        TypeSizeReader().dynamicTypeSize(...DynamicTypeSize.medium)
        TypeSizeReader().dynamicTypeSize(.xLarge ... .xxLarge)
        TypeSizeReader().dynamicTypeSize(DynamicTypeSize.small...)
      })

    #expect(host.texts == ["medium", "xLarge", "large"])
  }

  @Test func `scrolling that is disabled outside is not enabled inside`() {
    let host = ViewHost(Shown { ScrollReader().scrollDisabled(false).scrollDisabled(true) })

    #expect(host.texts == ["false"])
  }

  @Test func `a modifier that is only declared is reported once`() {
    let first = Input(0)
    let host = ViewHost(
      Driven(first) { _ in
        Plain().scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      })

    #expect(host.initialUpdate.issues.map(\.message).filter { $0.contains("scrollTransition") }.count == 1)
    #expect(host.update { first.value = 1 }.issues.isEmpty)
  }

  @Test func `the spellings of real code build a tree`() {
    let host = ViewHost(Spellings())

    #expect(host.find(.type(Spellings.self)) != nil)
  }
}

/// A modifier of which one value depends on a Boolean.
struct ModifierCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The names of the values that change.
  let names: [String]
  let hasValuesBetween: Bool
  let view: @MainActor @Sendable (Bool) -> AnyView

  private init<V: View>(
    _ names: String..., hasValuesBetween: Bool, _ view: @escaping @MainActor @Sendable (Plain, Bool) -> V
  ) {
    testDescription = names.joined(separator: ", ")
    self.names = names
    self.hasValuesBetween = hasValuesBetween
    self.view = { AnyView(view(Plain(), $0)) }
  }

  func outcome(isAnimated: Bool) -> Outcome {
    if !hasValuesBetween { .set } else if isAnimated { .interpolated } else { .jumped }
  }

  static var all: [ModifierCase] { effects + colors + layoutInputs + text + choices + accessibility }

  private static func moves<V: View>(
    _ names: String, _ view: @escaping @MainActor @Sendable (Plain, Bool) -> V
  ) -> ModifierCase {
    ModifierCase(names, hasValuesBetween: true, view)
  }

  private static func sets<V: View>(
    _ names: String, _ view: @escaping @MainActor @Sendable (Plain, Bool) -> V
  ) -> ModifierCase {
    ModifierCase(names, hasValuesBetween: false, view)
  }

  private static let effects: [ModifierCase] = [
    moves("opacity") { $0.opacity($1 ? 1 : 0) },
    moves("scaleEffect") { $0.scaleEffect($1 ? 2 : 1) },
    moves("scaleEffect") { $0.scaleEffect(x: $1 ? 2 : 1, y: 1) },
    moves("scaleEffect") { $0.scaleEffect(CGSize(width: $1 ? 2 : 1, height: 1)) },
    moves("anchor") { $0.scaleEffect(2, anchor: $1 ? .top : .bottom) },
    moves("rotationEffect") { $0.rotationEffect(.degrees($1 ? 370 : 10)) },
    moves("rotation3DEffect") { $0.rotation3DEffect(.degrees($1 ? 180 : 0), axis: (x: 0, y: 1, z: 0)) },
    moves("axis.x") { $0.rotation3DEffect(.degrees(90), axis: (x: $1 ? 1 : 0, y: 1, z: 0)) },
    moves("perspective") { $0.rotation3DEffect(.zero, axis: (0, 1, 0), perspective: $1 ? 1 : 0.5) },
    moves("offset") { $0.offset(x: $1 ? 10 : 0, y: 0) },
    moves("offset") { $0.offset(CGSize(width: 0, height: $1 ? 10 : 0)) },
    moves("tx") { $0.transformEffect(CGAffineTransform(translationX: $1 ? 10 : 0, y: 0)) },
    moves("radius") { $0.blur(radius: $1 ? 4 : 0) },
    moves("radius") { $0.shadow(radius: $1 ? 4 : 0) },
    moves("color") { $0.shadow(color: $1 ? .red : .blue, radius: 4) },
    moves("y") { $0.shadow(radius: 4, y: $1 ? 2 : 0) },
    moves("brightness") { $0.brightness($1 ? 0.5 : 0) },
    moves("contrast") { $0.contrast($1 ? 0.5 : 1) },
    moves("saturation") { $0.saturation($1 ? 0.5 : 1) },
    moves("grayscale") { $0.grayscale($1 ? 0.5 : 0) },
    moves("hueRotation") { $0.hueRotation(.degrees($1 ? 90 : 0)) },
    moves("colorMultiply") { $0.colorMultiply($1 ? .red : .white) },
    moves("cornerRadius") { $0.cornerRadius($1 ? 20 : 4) },
    moves("clipShape") { $0.clipShape(RoundedRectangle(cornerRadius: $1 ? 20 : 4)) },
    moves("border") { $0.border($1 ? Color.red : Color.blue) },
    moves("width") { $0.border(.red, width: $1 ? 2 : 1) },
    moves("presentationCornerRadius") { $0.presentationCornerRadius($1 ? 20 : 4) },
  ]

  private static let colors: [ModifierCase] = [
    moves("foregroundColor") { $0.foregroundColor($1 ? .red : .blue) },
    moves("foregroundStyle") { $0.foregroundStyle($1 ? Color.red : Color.blue) },
    moves("foregroundStyle") { $0.foregroundStyle($1 ? .primary : .secondary) },
    moves("foregroundStyle") { $0.foregroundStyle($1 ? AnyShapeStyle(.red) : AnyShapeStyle(.blue)) },
    moves("secondary") { $0.foregroundStyle(.red, $1 ? Color.red : Color.blue) },
    moves("tertiary") { $0.foregroundStyle(.red, .green, $1 ? Color.red : Color.blue) },
    sets("foregroundStyle") { $0.foregroundStyle($1 ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial)) },
    moves("tint") { $0.tint($1 ? .red : .blue) },
    moves("accentColor") { $0.accentColor($1 ? .red : .blue) },
    moves("color") { $0.background($1 ? Color.red : Color.blue) },
    moves("color") { $0.overlay($1 ? Color.red : Color.blue) },
    moves("listRowBackground") { $0.listRowBackground($1 ? Color.red : Color.clear) },
    moves("listItemTint") { $0.listItemTint($1 ? .red : .blue) },
    moves("toolbarBackground") { $0.toolbarBackground($1 ? Color.red : Color.blue, for: .navigationBar) },
    moves("containerBackground") { $0.containerBackground($1 ? Color.red : Color.blue, for: .navigation) },
    moves("presentationBackground") { $0.presentationBackground($1 ? Color.red : Color.blue) },
  ]

  private static let layoutInputs: [ModifierCase] = [
    moves("padding") { $0.padding($1 ? 8 : 0) },
    moves("padding") { $0.padding(.horizontal, $1 ? 8 : nil) },
    moves("padding") { $0.padding(EdgeInsets(top: $1 ? 8 : 0, leading: 0, bottom: 0, trailing: 0)) },
    moves("edges") { $0.padding($1 ? .top : .bottom) },
    moves("width") { $0.frame(width: $1 ? 100 : nil) },
    moves("height") { $0.frame(width: 10, height: $1 ? 100 : 50) },
    moves("alignment") { $0.frame(width: 10, alignment: $1 ? .leading : .trailing) },
    moves("minWidth") { $0.frame(minWidth: $1 ? 100 : 0) },
    moves("idealWidth") { $0.frame(idealWidth: $1 ? 100 : 50) },
    moves("maxWidth") { $0.frame(maxWidth: $1 ? .infinity : nil) },
    moves("minHeight") { $0.frame(minHeight: $1 ? 100 : 0) },
    moves("idealHeight") { $0.frame(idealHeight: $1 ? 100 : 50) },
    moves("maxHeight") { $0.frame(maxHeight: $1 ? .infinity : 60) },
    moves("alignment") { $0.frame(maxWidth: .infinity, alignment: $1 ? .leading : .trailing) },
    moves("horizontal") { $0.fixedSize(horizontal: $1, vertical: true) },
    moves("aspectRatio") { $0.aspectRatio($1 ? 1 : 2, contentMode: .fit) },
    moves("contentMode") { $0.aspectRatio(1, contentMode: $1 ? .fit : .fill) },
    moves("position") { $0.position(x: $1 ? 10 : 0, y: 0) },
    moves("layoutPriority") { $0.layoutPriority($1 ? 1 : 0) },
    moves("alignmentGuide") { plain, isOn in plain.alignmentGuide(.leading) { isOn ? $0.width : 0 } },
    moves("edges") { $0.ignoresSafeArea(edges: $1 ? .top : .bottom) },
    moves("safeAreaPadding") { $0.safeAreaPadding($1 ? 8 : 0) },
    moves("contentMargins") { $0.contentMargins($1 ? 8 : 0) },
    moves("count") { $0.containerRelativeFrame(.horizontal, count: $1 ? 3 : 2, spacing: 8) },
    moves("length") { plain, isOn in plain.containerRelativeFrame(.vertical) { l, _ in isOn ? l : l / 2 } },
    moves("alignment") { $0.background(alignment: $1 ? .top : .bottom) { Text("b") } },
    moves("spacing") { $0.safeAreaInset(edge: .bottom, spacing: $1 ? 8 : 0) { Text("b") } },
    moves("listRowInsets") { $0.listRowInsets($1 ? EdgeInsets() : nil) },
    moves("listRowSpacing") { $0.listRowSpacing($1 ? 8 : nil) },
    moves("presentationDetents") { $0.presentationDetents($1 ? [.medium, .large] : [.large]) },
  ]

  private static let text: [ModifierCase] = [
    moves("font") { $0.font(.system(size: $1 ? 30 : 12)) },
    moves("fontWeight") { $0.fontWeight($1 ? .bold : .regular) },
    sets("fontDesign") { $0.fontDesign($1 ? .serif : .rounded) },
    sets("bold") { $0.bold($1) },
    sets("italic") { $0.italic($1) },
    sets("monospaced") { $0.monospaced($1) },
    sets("underline") { $0.underline($1) },
    sets("strikethrough") { $0.strikethrough($1) },
    moves("kerning") { $0.kerning($1 ? 2 : 0) },
    moves("tracking") { $0.tracking($1 ? 2 : 0) },
    moves("baselineOffset") { $0.baselineOffset($1 ? 2 : 0) },
    moves("lineSpacing") { $0.lineSpacing($1 ? 2 : 0) },
    moves("minimumScaleFactor") { $0.minimumScaleFactor($1 ? 0.5 : 1) },
    sets("lineLimit") { $0.lineLimit($1 ? nil : 1) },
    sets("lineLimit") { $0.lineLimit($1 ? 1...3 : 1...2) },
    sets("reservesSpace") { $0.lineLimit(2, reservesSpace: $1) },
    sets("multilineTextAlignment") { $0.multilineTextAlignment($1 ? .leading : .trailing) },
    sets("truncationMode") { $0.truncationMode($1 ? .head : .tail) },
    sets("allowsTightening") { $0.allowsTightening($1) },
    sets("textCase") { $0.textCase($1 ? .uppercase : nil) },
    sets("contentTransition") { $0.contentTransition($1 ? .numericText() : .opacity) },
  ]

  private static let choices: [ModifierCase] = [
    sets("zIndex") { $0.zIndex($1 ? 1 : 0) },
    sets("blendMode") { $0.blendMode($1 ? .multiply : .normal) },
    sets("antialiased") { $0.clipped(antialiased: $1) },
    sets("imageScale") { $0.imageScale($1 ? .large : .small) },
    sets("symbolVariant") { $0.symbolVariant($1 ? .fill : .none) },
    sets("symbolRenderingMode") { $0.symbolRenderingMode($1 ? .palette : nil) },
    sets("isActive") { $0.symbolEffect(.pulse, isActive: $1) },
    sets("value") { $0.symbolEffect(.bounce, value: $1) },
    sets("redacted") { $0.redacted(reason: $1 ? .placeholder : []) },
    sets("controlSize") { $0.controlSize($1 ? .mini : .large) },
    sets("colorScheme") { $0.colorScheme($1 ? .dark : .light) },
    sets("preferredColorScheme") { $0.preferredColorScheme($1 ? .dark : nil) },
    sets("dynamicTypeSize") { $0.dynamicTypeSize($1 ? .large : .small) },
    sets("isSource") { $0.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue, isSource: $1) },
    sets("glassEffect") { $0.glassEffect($1 ? .regular : .clear) },
    sets("listRowSeparator") { $0.listRowSeparator($1 ? .hidden : .visible) },
    sets("listRowBackground") { $0.listRowBackground(Badge(title: $1 ? "on" : "off")) },
    sets("listSectionSeparator") { $0.listSectionSeparator($1 ? .hidden : .visible) },
    sets("scrollContentBackground") { $0.scrollContentBackground($1 ? .hidden : .visible) },
    sets("scrollIndicators") { $0.scrollIndicators($1 ? .hidden : .visible) },
    sets("scrollDisabled") { $0.scrollDisabled($1) },
    sets("scrollBounceBehavior") { $0.scrollBounceBehavior($1 ? .basedOnSize : .always) },
    sets("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard($1 ? .never : .immediately) },
    sets("presentationDragIndicator") { $0.presentationDragIndicator($1 ? .hidden : .visible) },
    sets("badge") { $0.badge($1 ? 2 : 1) },
    sets("help") { $0.help($1 ? "on" : "off") },
    sets("statusBarHidden") { $0.statusBarHidden($1) },
    sets("navigationTitle") { $0.navigationTitle($1 ? "on" : "off") },
    sets("navigationBarTitleDisplayMode") { $0.navigationBarTitleDisplayMode($1 ? .inline : .large) },
    sets("navigationBarBackButtonHidden") { $0.navigationBarBackButtonHidden($1) },
    sets("keyboardType") { $0.keyboardType($1 ? .emailAddress : .default) },
    sets("textContentType") { $0.textContentType($1 ? .username : nil) },
    sets("textInputAutocapitalization") { $0.textInputAutocapitalization($1 ? .never : nil) },
    sets("autocorrectionDisabled") { $0.autocorrectionDisabled($1) },
    sets("autocorrectionDisabled") { $0.disableAutocorrection($1 ? true : nil) },
    sets("submitLabel") { $0.submitLabel($1 ? .done : .go) },
    sets("buttonBorderShape") { $0.buttonBorderShape($1 ? .capsule : .circle) },
  ]

  private static let accessibility: [ModifierCase] = [
    sets("accessibilityIdentifier") { $0.accessibilityIdentifier($1 ? "on" : "off") },
    sets("accessibilityLabel") { $0.accessibilityLabel($1 ? "on" : "off") },
    sets("accessibilityLabel") { $0.accessibilityLabel(Text($1 ? "on" : "off")) },
    sets("accessibilityValue") { $0.accessibilityValue($1 ? "on" : "off") },
    sets("accessibilityHint") { $0.accessibilityHint($1 ? "on" : "off") },
    sets("accessibilityHidden") { $0.accessibilityHidden($1) },
    sets("children") { $0.accessibilityElement(children: $1 ? .combine : .ignore) },
    sets("accessibilityAddTraits") { $0.accessibilityAddTraits($1 ? .isSelected : []) },
    sets("accessibilityRemoveTraits") { $0.accessibilityRemoveTraits($1 ? .isSelected : []) },
    sets("accessibilitySortPriority") { $0.accessibilitySortPriority($1 ? 1 : 0) },
    sets("accessibilityInputLabels") { $0.accessibilityInputLabels($1 ? ["on"] : ["off"]) },
    sets("accessibilityAction") { $0.accessibilityAction(named: $1 ? "on" : "off") {} },
  ]
}

/// A root with a body, around what a test is about.
private struct Shown<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

/// A view without modifiers of its own kind, as a text has them.
private struct Plain: View {
  var body: some View { Text("a") }
}

private struct Row: View {
  @State private var n = 0

  var body: some View { Text("\(n)") }
}

private struct Badge: View {
  var title: String

  var body: some View { Text(title) }
}

/// Two views, of which one lies over the other.
struct Layered: View {
  enum Kind: CaseIterable, Sendable {
    case background, overlay, mask
  }

  var kind: Kind
  var isOn: Bool

  var body: some View {
    let alignment: Alignment = isOn ? .top : .bottom
    let badge = Badge(title: isOn ? "on" : "off")
    switch kind {
    case .background: Row().background(alignment: alignment) { badge }
    case .overlay: Row().overlay(alignment: alignment) { badge }
    case .mask: Row().mask(alignment: alignment) { badge }
    }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.self) private var values

  var body: some View {
    VStack {
      ForEach(Array(words.enumerated()), id: \.offset) { Text($0.element) }
    }
  }

  private var words: [String] {
    [
      printedValue(values.font as Any), printedValue(values.lineLimit as Any),
      shortNumber(values.lineSpacing),
      "\(values.multilineTextAlignment)", "\(values.truncationMode)", shortNumber(values.minimumScaleFactor),
      "\(values.allowsTightening)", printedValue(values.textCase as Any), "\(values.imageScale)",
      printedValue(values.symbolRenderingMode as Any), "\(values.symbolVariants)", "\(values.controlSize)",
      "\(values.colorScheme)", "\(values.dynamicTypeSize)", "\(values.redactionReasons)",
      "\(values.badgeProminence)", "\(values.autocorrectionDisabled)", "\(values.isScrollEnabled)",
      "\(values.verticalScrollIndicatorVisibility)", "\(values.horizontalScrollIndicatorVisibility)",
      "\(values.scrollDismissesKeyboardMode)",
    ]
  }
}

private struct LineLimitReader: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(limit.map { "\($0)" } ?? "any") }
}

private struct RedactionReader: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View { Text("\(reasons)") }
}

private struct TypeSizeReader: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text("\(size)") }
}

private struct ScrollReader: View {
  @Environment(\.isScrollEnabled) private var isEnabled

  var body: some View { Text("\(isEnabled)") }
}

/// Calls as they stand in open-source apps, one for each spelling.
private struct Spellings: View {
  @Namespace private var namespace
  @State private var isOn = false
  @State private var detent = PresentationDetent.medium
  @State private var title = "Ridge walk"
  private let name = "Ridge walk"

  var body: some View {
    VStack {
      layout
      effects
      shapes
      words
      lists
      screens
      accessible
    }
  }

  @ViewBuilder private var layout: some View {
    Plain().padding().padding(.horizontal).padding([.top, .leading], 4).padding(.all, 2).padding(-1)
    Plain().frame(width: 44, height: 44).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    Plain().frame(minWidth: 0, maxWidth: .infinity).fixedSize().scaledToFit().scaledToFill()
    Plain().aspectRatio(contentMode: .fill).aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    Plain().offset(y: -4).position(CGPoint(x: 1, y: 2)).layoutPriority(1)
    Plain().alignmentGuide(.firstTextBaseline) { $0[.bottom] }.alignmentGuide(.leading) { d in d[.trailing] }
    Plain().ignoresSafeArea().ignoresSafeArea(.keyboard).edgesIgnoringSafeArea(.all).ignoresSafeArea(
      .all, edges: .top)
    Plain().safeAreaInset(edge: .bottom) { Text("b") }.safeAreaInset(edge: .leading, spacing: 0) { Text("b") }
    Plain().safeAreaPadding().safeAreaPadding(.bottom, 8).contentMargins(.vertical, 8, for: .scrollContent)
    Plain().containerRelativeFrame([.horizontal, .vertical]).containerRelativeFrame(.horizontal) { l, _ in
      l * 0.8
    }
  }

  @ViewBuilder private var effects: some View {
    Plain().shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).blur(
      radius: isOn ? 0 : 3)
    Plain().scaleEffect(isOn ? 1 : 0.9).scaleEffect(x: -1, y: 1).rotationEffect(Angle(degrees: isOn ? 90 : 0))
    Plain().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).compositingGroup().drawingGroup()
    Plain().blendMode(.destinationOut).colorInvert().luminanceToAlpha().saturation(0).brightness(-0.1)
      .hidden()
    Plain().matchedGeometryEffect(id: "card", in: namespace).geometryGroup().contentTransition(.numericText())
    Plain().redacted(reason: .placeholder).unredacted().privacySensitive().zIndex(isOn ? 1 : 0)
    Plain().symbolEffect(.bounce, value: isOn).symbolEffect(
      .variableColor.iterative.reversing, options: .repeating)
    Plain().symbolEffect(.pulse).symbolEffect(.bounce.up, options: .speed(2).speed(3), value: 1)
    Plain().scrollTransition { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : 0.8).blur(radius: 2)
    }
    Plain().visualEffect { content, _ in content.offset(y: 4) }
    Plain().glassEffect().glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
  }

  @ViewBuilder private var shapes: some View {
    Plain().background(.red).background(Color.red).background(.ultraThinMaterial).background(.background)
    Plain().background(Color("card")).background(isOn ? Color.red : Color.clear).background(
      .red, in: Capsule())
    Plain().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8)).background(in: Circle())
    Plain().background { Color.red }.background(alignment: .top) { Text("b") }.background(
      Text("b"), alignment: .top)
    Plain().background(.red, ignoresSafeAreaEdges: .top).background(
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Plain().background(Color.red.opacity(0.5).clipShape(Circle())).background(
      RoundedRectangle(cornerRadius: 8).fill(.red))
    Plain().overlay(Text("b")).overlay(alignment: .bottom) { Text("b") }.overlay(
      Circle().stroke(.red), alignment: .top)
    Plain().overlay(.red).overlay(.red, in: Circle()).overlay { if isOn { Text("b") } }.overlay(
      Line(), alignment: .bottom)
    Plain().mask { Circle() }.mask(Circle()).clipShape(.rect(cornerRadius: 8)).clipShape(Circle()).clipped()
    Plain().contentShape(Rectangle()).contentShape(.hoverEffect, .rect).cornerRadius(8).border(.red, width: 2)
    Plain().border(Color.red)
  }

  @ViewBuilder private var words: some View {
    Plain().font(.headline).font(.system(size: 12, weight: .bold)).font(nil).fontWeight(.semibold).fontWeight(
      nil)
    Plain().fontDesign(.rounded).fontWidth(.condensed).bold().italic().monospaced().monospacedDigit()
    Plain().underline().underline(true, color: .red).strikethrough(isOn, pattern: .dash).kerning(1).tracking(
      1)
    Plain().baselineOffset(1).textCase(.none).textCase(.uppercase).lineLimit(1).lineLimit(nil).lineLimit(2...)
    Plain().lineLimit(...4).lineLimit(1...4).lineLimit(2, reservesSpace: true).lineSpacing(2)
    Plain().multilineTextAlignment(.center).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(
      true)
    Plain().imageScale(.large).symbolVariant(.fill).symbolVariant(.circle.fill).symbolRenderingMode(
      .hierarchical)
    Plain().foregroundColor(.secondary).foregroundColor(nil).foregroundStyle(.secondary).foregroundStyle(
      .red, .blue)
    Plain().foregroundStyle(.tint).foregroundStyle(Color.accentColor.gradient).foregroundStyle(
      .white.opacity(0.5))
    Plain().tint(.red).tint(nil).tint(Color.red.gradient).accentColor(.red).textSelection(.enabled)
    Text(name).font(.headline).foregroundColor(.red).lineLimit(1).padding()
  }

  @ViewBuilder private var lists: some View {
    Plain().listRowBackground(Color.clear).listRowBackground(isOn ? Color.red : nil).listRowInsets(
      EdgeInsets())
    Plain().listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0)).listRowSeparator(.hidden)
    Plain().listRowSeparator(.visible, edges: .bottom).listRowSeparatorTint(.red).listSectionSeparator(
      .hidden)
    Plain().listRowSpacing(8).listSectionSpacing(.compact).listSectionSpacing(8).listItemTint(.red)
    Plain().scrollContentBackground(.hidden).scrollIndicators(.hidden).scrollIndicators(
      .never, axes: .vertical)
    Plain().scrollDisabled(isOn).scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.interactively)
    Plain().scrollTargetLayout().scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.paging)
    Plain().scrollClipDisabled().defaultScrollAnchor(.bottom).scrollIndicatorsFlash(onAppear: true)
    Plain().badge(3).badge("new").badge(Text("new")).badge(name).help("Opens the map").help(name)
  }

  @ViewBuilder private var screens: some View {
    Plain().navigationTitle("Walks").navigationTitle(name).navigationTitle(Text("Walks")).navigationTitle(
      $title)
    Plain().navigationBarTitle("Walks").navigationBarTitle("Walks", displayMode: .inline).navigationBarHidden(
      true)
    Plain().navigationBarTitle(Text(name), displayMode: .large).navigationBarTitleDisplayMode(.inline)
    Plain().navigationBarBackButtonHidden().navigationBarBackButtonHidden(isOn).navigationSubtitle("12 km")
    Plain().toolbarBackground(.hidden, for: .navigationBar).toolbarBackground(
      .red, for: .tabBar, .navigationBar)
    Plain().toolbarColorScheme(.dark, for: .navigationBar).toolbarTitleDisplayMode(.inline).toolbarRole(
      .editor)
    Plain().statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
    Plain().presentationDetents([.medium, .large]).presentationDetents([.medium], selection: $detent)
    Plain().presentationBackground(.thinMaterial).presentationBackground { Color.red }
      .presentationCornerRadius(8)
    Plain().presentationDragIndicator(.visible).presentationBackgroundInteraction(.enabled)
    Plain().presentationCompactAdaptation(.popover).presentationContentInteraction(.scrolls)
    Plain().containerBackground(.red.gradient, for: .navigation).containerBackground(for: .widget) {
      Color.red
    }
    Plain().preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.dark).dynamicTypeSize(.large)
    Plain().dynamicTypeSize(...DynamicTypeSize.accessibility1).dynamicTypeSize(.small ... .large).controlSize(
      .small)
    Plain().labelsHidden().buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 8))
    Plain().keyboardType(.decimalPad).textContentType(.password).textInputAutocapitalization(.never)
    Plain().autocapitalization(.none).disableAutocorrection(true).autocorrectionDisabled().submitLabel(
      .search)
  }

  @ViewBuilder private var accessible: some View {
    Plain().accessibilityLabel("Save").accessibilityLabel(name).accessibilityLabel(Text("Save \(name)"))
    Plain().accessibilityIdentifier("save").accessibilityHidden(true).accessibilityElement(children: .combine)
    Plain().accessibilityElement().accessibilityAddTraits(.isButton).accessibilityAddTraits([
      .isHeader, .isSelected,
    ])
    Plain().accessibilityAddTraits(isOn ? [.isSelected] : []).accessibilityRemoveTraits(.isImage)
    Plain().accessibilityValue("\(3) km").accessibilityValue(Text(name)).accessibilityHint("Opens the map")
    Plain().accessibilitySortPriority(1).accessibilityInputLabels(["Save", "Keep"])
    Plain().accessibilityAction { isOn.toggle() }.accessibilityAction(.magicTap) {}.accessibilityAction(
      named: "Save"
    ) {}
    Plain().accessibilityActions { Text("b") }.accessibilityAdjustableAction { direction in
      _ = direction == .increment
    }
    Plain().accessibility(label: Text("Save")).accessibility(identifier: "save").accessibility(hidden: true)
  }
}

private struct Line: View {
  var body: some View { Text("line") }
}
