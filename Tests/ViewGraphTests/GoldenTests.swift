import Testing

@testable import ViewGraph
@testable import editable_field
@testable import expanding_card

/// The reports of the examples, held against files that were written by hand before the engine was.
@MainActor struct GoldenTests {
  @Test func `the card that swaps two views, in both directions`() throws {
    let host = ViewHost(ExpandingCard())
    host.type("start early", into: "note")
    try expectGolden(host.tap("Ridge walk"), "expanding-card-collapse")
    host.finishRemovals()
    host.type("bring a map", into: "note")
    try expectGolden(host.tap("Ridge walk"), "expanding-card-expand")
  }

  @Test func `the repaired card, in both directions`() throws {
    let host = ViewHost(RepairedCard())
    host.type("start early", into: "note")
    try expectGolden(host.tap("Ridge walk"), "repaired-card-collapse")
    host.finishRemovals()
    try expectGolden(host.tap("Ridge walk"), "repaired-card-expand")
  }

  @Test func `the field that is swapped, and its repair`() throws {
    let swapping = ViewHost(EditableField())
    swapping.type("Ada", into: "Name")
    swapping.focus("Name")
    try expectGolden(swapping.tap("Edit"), "editable-field")

    let repaired = ViewHost(RepairedField())
    repaired.type("Ada", into: "Name")
    repaired.focus("Name")
    try expectGolden(repaired.tap("Edit"), "repaired-field")
  }

  #if os(macOS) || os(Linux)
    @Test(arguments: ["panel-visibility", "toggleable-stack", "hiking-route"])
    func `an example about time prints the numbers that were computed without it`(name: String) throws {
      let printed = try ExampleProgram(name).output()

      #expect(try printed == golden(name), "printed:\n\(printed)")
    }
  #endif
}
