import Testing
import TrailCard
import ViewGraph

@MainActor @Test func `a tap expands the card and keeps its name`() {
  let host = ViewHost(TrailCard(name: "Ridge walk"))

  let update = host.tap("Ridge walk")

  #expect(update.writes.map(\.property) == ["isExpanded"])
  #expect(update.replacements.isEmpty)
  #expect(update.isContinuous, "\(update)")
}

@MainActor @Test func `collapsing the card loses the notes, and the report says so`() {
  let host = ViewHost(TrailCard(name: "Ridge walk"))
  host.tap("Ridge walk")
  host.type("start early", into: "notes")

  let update = host.tap("Ridge walk")

  #expect(update.removals.map(\.typeName) == ["TrailNotes"])
  #expect("\(update)".contains("state lost"), "\(update)")
  #expect("\(update)".contains("start early"), "\(update)")
}
