import ViewGraph

/// The table benchmarks: rows of ten views in a list, as people write them.
///
/// A row is a custom view with a value. Where its value is the same it is skipped, which is what
/// happens in an app; the benchmarks named `rerun` give every row another value that shows the same,
/// so that all bodies run. The rows of each update exist before it is timed.
@MainActor func tableBenchmarks() -> [Benchmark] {
  [("1k", 1000), ("10k", 10_000)].flatMap(tableBenchmarks)
}

// MARK: The table

/// What a row shows.
private struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var city: String
  var amount: Int
  /// Changes whenever the contact is stored; it is not shown.
  var version = 0
}

/// A row of ten views, eleven where it is selected.
private struct ContactRow: View {
  let contact: Contact
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle")
        .foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 2) {
        Text(contact.name)
          .font(.headline)
        Text(contact.city)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(contact.amount) €")
        .monospacedDigit()
      Divider()
      if isSelected {
        Image(systemName: "checkmark")
      }
      Image(systemName: "chevron.right")
    }
    .padding(.vertical, 8)
    .foregroundColor(isSelected ? .accentColor : .primary)
  }
}

/// The list of all rows.
private struct ContactList: View {
  let contacts: [Contact]
  let selection: Int?
  /// Changes with every update and is not shown, so that the list itself is never skipped.
  let revision: Int

  var body: some View {
    List(contacts) { contact in
      ContactRow(contact: contact, isSelected: contact.id == selection)
    }
  }
}

// MARK: What is measured

/// What a list shows.
private struct TableContent {
  var contacts: [Contact]
  var selection: Int?
  var revision = 0

  @MainActor var view: ContactList {
    ContactList(contacts: contacts, selection: selection, revision: revision)
  }
}

@MainActor private func tableBenchmarks(_ name: String, _ count: Int) -> [Benchmark] {
  let content = Shared { TableInput(count) }

  /// An update from the plain table to another; the way back is not timed.
  func update(
    _ title: String, note: String? = nil, _ change: @escaping (inout TableContent, Int) -> Void
  ) -> Benchmark {
    Benchmark(
      name: "table/\(name)/\(title)", unit: "row", count: count, note: note,
      prepare: {
        let plain = content().plain
        var changed = plain
        changed.revision += 1
        change(&changed, count)
        let host = ViewHost(plain.view)
        return Sample(
          setUp: { host.update(to: plain.view) }, run: { host.update(to: changed.view) })
      })
  }

  return [
    createBenchmark("table/\(name)/create", count, content),
    update("unchanged", note: "equal rows, which are skipped") { _, _ in },
    update("rerun", note: "all bodies run, nothing differs") { content, _ in
      for index in content.contacts.indices { content.contacts[index].version += 1 }
    },
    update("every-10th") { content, count in
      for index in stride(from: 0, to: count, by: 10) { content.contacts[index].name += "!" }
    },
    update("swap") { content, count in content.contacts.swapAt(1, count - 2) },
    update("select") { content, count in content.selection = count / 2 },
    update("remove") { content, count in content.contacts.remove(at: count / 2) },
    update("insert") { content, count in
      content.contacts.insert(contact(count), at: count / 2)
    },
    update("shuffle") { content, count in
      content.contacts = scattered(count).map { content.contacts[$0] }
    },
    update("replace-all") { content, count in
      content.contacts = (count..<2 * count).map(contact)
    },
  ]
}

@MainActor private func createBenchmark(
  _ name: String, _ count: Int, _ content: Shared<TableInput>
) -> Benchmark {
  Benchmark(
    name: name, unit: "row", count: count, note: "10 nodes a row",
    prepare: {
      let plain = content().plain
      var host: ViewHost<ContactList>?
      return Sample(
        setUp: { host = nil },
        run: {
          host = ViewHost(plain.view)
          blackHole(host)
        })
    })
}

/// The rows before each update.
@MainActor private final class TableInput {
  let plain: TableContent

  init(_ count: Int) {
    plain = TableContent(contacts: (0..<count).map(contact), selection: nil)
    let nodes = ViewHost(plain.view).tree.count
    // The root view and the list stand above the rows.
    precondition(nodes == 10 * count + 2, "the table has \(nodes) nodes, not \(10 * count + 2)")
  }
}

private func contact(_ number: Int) -> Contact {
  let cities = ["Aarhus", "Bologna", "Coimbra", "Dresden", "Evora", "Freiburg", "Gent"]
  return Contact(
    id: number, name: "Contact \(number)", city: cities[number % cities.count], amount: number * 37 % 1000)
}
