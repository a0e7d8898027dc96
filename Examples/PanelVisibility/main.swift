import ViewGraph

/// What was measured on one panel, under the name of who wrote it.
@MainActor struct Column {
  let name: String
  let findings: [Finding]
  let quickToggle: [String]

  init<P: CheckedPanel>(_ name: String, _ panel: P.Type) {
    let checklist = Checklist<P>()
    self.name = name
    findings = checklist.findings
    quickToggle = checklist.quickToggle(at: moments).map(number)
  }
}

let moments: [Duration] = [0, 100, 200, 310, 330, 350, 400, 450, 560, 1_000].map { .milliseconds($0) }

let columns = [
  Column("the article's helpers", ArticlePanel.self), Column("with its guard", GuardedPanel.self),
  Column(".shown", Panel.self),
]

let names = [""] + columns.map(\.name)

var checklist = [names]
for (row, check) in checks.enumerated() {
  checklist.append([check] + columns.map { $0.findings[row].text })
}

print("A panel that fades for 0.25 s\n")
print(table(checklist))

var quickToggle = [names]
for (row, moment) in moments.enumerated() {
  quickToggle.append([seconds(moment)] + columns.map { $0.quickToggle[row] })
}

print("\nWhat shows when it is hidden at 0.10 s and shown at 0.31 s\n")
print(table(quickToggle))
