import Foundation
import Testing
import ViewGraph

/// The sources and the page, read once for all tests.
private struct Declared {
  let files: [SourceFile]
  let api: PublicAPI
  let page: String

  static let once = Result { try Declared() }

  private init() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/ViewGraph").standardizedFileURL
    files = try SourceFile.all(in: sources)
    api = PublicAPI(of: files)
    page = try String(contentsOf: sources.appending(path: "ViewGraph.docc/APIStatus.md"), encoding: .utf8)
  }
}

@Suite struct `The status of the API` {
  private let files: [SourceFile]
  private let declared: PublicAPI
  private let page: String

  init() throws {
    let read = try Declared.once.get()
    (files, declared, page) = (read.files, read.api, read.page)
  }

  @Test func `the table of the documentation is the list of the query`() {
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let wanted = ModelledAPI.all.map { api in
      "| `\(api.name)` | \(api.kind.rawValue) | \(api.status.rawValue) | \(api.note.map { $0 + " " } ?? "")|"
    }

    let missing = wanted.filter { !table.contains($0) }
    let extra = table.filter { !wanted.contains($0) }

    #expect(missing.isEmpty, "APIStatus.md lacks:\n\(missing.joined(separator: "\n"))")
    #expect(extra.isEmpty, "APIStatus.md has, and ModelledAPI.all has not:\n\(extra.joined(separator: "\n"))")
    let isInOrder = table == wanted || !missing.isEmpty || !extra.isEmpty
    #expect(isInOrder, "APIStatus.md has another order, or a row twice")
  }

  @Test func `each kind is sorted by name, and no name occurs twice`() {
    let kinds = ModelledAPI.Kind.allCases.map { kind in ModelledAPI.all.filter { $0.kind == kind } }

    #expect(ModelledAPI.all == kinds.flatMap { $0.sorted { $0.name < $1.name } })
    #expect(Set(ModelledAPI.all.map(\.name)).count == ModelledAPI.all.count)
  }

  @Test func `a note is a phrase`() {
    for note in ModelledAPI.all.compactMap(\.note) {
      #expect(!note.isEmpty && !note.hasSuffix(".") && !note.contains("|") && !note.contains("\n"), "\(note)")
    }
  }

  @Test func `every view is listed and nothing else`() {
    // `TupleView2` to `TupleView10` are SwiftUI's `TupleView`, spelled out.
    let spelledOut = Set((2...10).map { "TupleView\($0)" })

    expectSame(names(of: .view), declared.views.subtracting(spelledOut), "views")
  }

  @Test func `every modifier is listed and nothing else`() {
    expectSame(names(of: .modifier), declared.modifiers, "modifiers")
  }

  @Test func `every property wrapper is listed and nothing else`() {
    expectSame(names(of: .propertyWrapper), declared.propertyWrappers, "property wrappers")
  }

  @Test func `every function of SwiftUI is listed and nothing else`() {
    // What the host and the reports declare is ViewGraph's own.
    let own: Set = ["Host", "Report"]
    let functions = declared.functions.filter { !own.contains($0.value) }

    expectSame(names(of: .function), Set(functions.keys), "functions")
  }

  @Test func `a listed type is declared and has no other kind`() {
    let others = declared.views.union(declared.propertyWrappers)

    #expect(names(of: .type).subtracting(declared.types).isEmpty)
    #expect(names(of: .type).intersection(others).isEmpty)
  }

  @Test func `a modifier has the status of its attribute`() {
    var statuses: [String: Set<APIStatus>] = [:]
    for file in files {
      for schema in SchemaMention.all(in: file.text) {
        statuses[schema.name, default: []].insert(schema.status)
      }
    }
    let modifiers = ModelledAPI.all.filter { $0.kind == .modifier }

    let wrong = modifiers.compactMap { modifier -> String? in
      guard let schemas = statuses[modifier.name], !schemas.contains(modifier.status) else { return nil }
      let words = schemas.map(\.rawValue).sorted().joined(separator: " or ")
      return "'\(modifier.name)' is listed as '\(modifier.status.rawValue)'; its attribute says '\(words)'"
    }

    #expect(statuses["frame"] == [.behaves] && statuses["contrast"] == [.recorded])
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  private func names(of kind: ModelledAPI.Kind) -> Set<String> {
    Set(ModelledAPI.all.filter { $0.kind == kind }.map(\.name))
  }

  private func expectSame(
    _ listed: Set<String>, _ declared: Set<String>, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let missing = declared.subtracting(listed).sorted().joined(separator: ", ")
    let extra = listed.subtracting(declared).sorted().joined(separator: ", ")
    #expect(!declared.isEmpty, sourceLocation: sourceLocation)
    #expect(missing.isEmpty, "\(what) without a status: \(missing)", sourceLocation: sourceLocation)
    #expect(extra.isEmpty, "\(what) that no source declares: \(extra)", sourceLocation: sourceLocation)
  }

  private typealias SourceLocation = Testing.SourceLocation
}

@Suite struct `The query for a status` {
  @Test(arguments: MostUsed.views + MostUsed.modifiers)
  func `what real code uses most has a status`(name: String) {
    #expect(ModelledAPI.status(of: name) != nil, "'\(name)' is not listed")
  }

  @Test func `a name is asked as it is written`() {
    #expect(ModelledAPI.status(of: "frame") == .behaves)
    #expect(ModelledAPI.status(of: "State") == .behaves)
    #expect(ModelledAPI.status(of: "GraphicsContext") == .declaredOnly)
    #expect(ModelledAPI.status(of: "frames") == nil)
  }
}

/// The names that 14 open-source apps write most, in that order.
///
/// They were counted by spelling in `.swift` files that import SwiftUI.
private enum MostUsed {
  /// The first thirty views.
  ///
  /// `ToolbarItem` is no view and has a status as a type.
  static let views = [
    "Text", "Button", "VStack", "Color", "HStack", "Image", "ForEach", "Label", "Section", "Spacer",
    "Divider", "ZStack", "RoundedRectangle", "AnyView", "Group", "EmptyView", "ToolbarItem", "Toggle",
    "List", "Rectangle", "ProgressView", "ScrollView", "NavigationLink", "Form", "Picker", "Circle",
    "TextField", "NavigationStack", "NavigationView", "GeometryReader",
  ]

  /// The first eighty modifiers, without `navigationBarItems`, which SwiftUI deprecates.
  ///
  /// `resizable` modifies an image, `fill`, `stroke` and `strokeBorder` a shape.
  static let modifiers = [
    "padding", "frame", "font", "foregroundColor", "background", "foregroundStyle", "buttonStyle", "opacity",
    "disabled", "listRowBackground", "onChange", "environment", "tag", "environmentObject", "overlay",
    "onAppear", "lineLimit", "animation", "resizable", "accessibilityLabel", "navigationTitle", "toolbar",
    "multilineTextAlignment", "accessibilityIdentifier", "fontWeight", "fill", "fixedSize", "onTapGesture",
    "cornerRadius", "task", "accessibilityHidden", "keyboardShortcut", "sheet", "tint", "transition",
    "alert", "id", "navigationBarTitleDisplayMode", "listStyle", "clipShape", "accessibilityElement",
    "aspectRatio", "offset", "imageScale", "stroke", "ignoresSafeArea", "help", "labelStyle", "contentShape",
    "bold", "scaleEffect", "scrollContentBackground", "listRowInsets", "navigationBarTitle", "onReceive",
    "focused", "accessibilityAddTraits", "accentColor", "contextMenu", "modifier", "shadow", "labelsHidden",
    "controlSize", "redacted", "allowsHitTesting", "position", "strokeBorder", "monospacedDigit",
    "scaledToFit", "alignmentGuide", "baselineOffset", "pickerStyle", "presentationDetents", "clipped",
    "formStyle", "onDisappear", "border", "listRowSeparator", "onHover",
  ]
}

/// The name and the status in a schema of a source text, such as `AttributeSchema("tag", …, status: .behaves)`.
private struct SchemaMention: Equatable {
  let name: String
  let status: APIStatus

  static func all(in text: String) -> [SchemaMention] {
    text.matches(of: #/(?:AttributeSchema|\.style)\(\s*"(\w+)"/#).map { match in
      let call = arguments(in: text[match.range.upperBound...])
      let word = call.firstMatch(of: #/status:\s*\.(\w+)/#)?.output.1 ?? "recorded"
      let status = APIStatus.allCases.first { "\($0)" == word }
      return SchemaMention(name: String(match.output.1), status: status ?? .recorded)
    }
  }

  /// The text up to the bracket that closes the call; brackets in strings count, and are written in pairs.
  private static func arguments(in text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }
}

@Suite struct `The public API in sources` {
  private func api(_ texts: String...) -> PublicAPI {
    PublicAPI(of: texts.map { SourceFile(path: "Views/File.swift", text: $0) })
  }

  @Test(arguments: [
    "public struct Card {}\nextension Card: View {}",
    "public struct Card<Content: View>: Sendable, View where Content: Sendable {}",
    "@MainActor public protocol Panel: View {}\npublic struct Card: Panel {}",
    "@frozen public struct Card {}\nextension Card: @preconcurrency View where Content: View {}",
  ])
  func `a view is found by its conformance`(source: String) {
    #expect(api(source).views == ["Card"])
  }

  @Test(arguments: [
    "struct Card: View {}",
    "public struct Card<Content: View> {}",
    "public struct _Card: View {}",
    "public protocol Card: View {}",
    "enum Outer { public struct Card: View {} }",
    "// public struct Card: View {}",
  ])
  func `what is private, nested or no view is not found`(source: String) {
    #expect(api(source).views == [])
  }

  @Test(arguments: [
    "extension View { nonisolated public func glow() -> some View { self } }",
    "public extension View { func glow() -> some View { self } }",
    "extension View { @inlinable public func glow<V: View>(_ make: () -> V) -> some View { make() } }",
    "protocol Shape: View {}\nextension Shape { public func glow(_ a: () -> Int = { 1 }) -> some View { self } }",
    "public struct Text: View { public func glow() -> Text { self } }",
    "#if os(Linux)\n  extension View {\n    public func glow() -> some View { self }\n  }\n#endif",
  ])
  func `a modifier is found on whatever is a view`(source: String) {
    #expect(api(source).modifiers == ["glow"])
  }

  @Test(arguments: [
    "extension View { func glow() -> some View { self } }",
    "extension View { public func _glow() -> some View { self } }",
    "extension View { public static func glow() -> some View { EmptyView() } }",
    "extension View { public func glow() -> Int { 1 } }",
    "extension View { public func glow() {} }",
    "extension Gesture { public func glow() -> some Gesture { self } }",
    "extension View { public var isOn: Bool { true }\n  func glow() -> some View { self } }",
    "public func glow() -> some View { EmptyView() }",
    "public struct Path: View { public func glow() -> Path { self } }",
  ])
  func `what is no modifier is not found`(source: String) {
    #expect(api(source).modifiers == [])
  }

  @Test func `property wrappers and functions are found at the top of a file`() {
    let found = api(
      "@propertyWrapper @dynamicMemberLookup public struct Kept<V> { @propertyWrapper public struct Inner {} }",
      "public func withGlow<R>(_ body: () -> R) -> R { body() }\nfunc hidden() {}\npublic struct Card {}")

    #expect(found.propertyWrappers == ["Kept"])
    #expect(found.functions == ["withGlow": "Views"])
    #expect(found.types == ["Kept", "Card"])
  }
}
