import Testing

@testable import ViewGraph

private struct Item: Identifiable {
  let id: Int
  var isOn = true
}

extension Update {
  /// The reasons of the roots that came, went or moved, without places.
  fileprivate var reasons: [String] {
    changes.filter(\.isRoot).compactMap { $0.reason?.description.prefix { $0 != "," }.description }
  }
}

/// The construct that a report blames.
@MainActor struct RegressionReasonTests {
  @Test func `a condition in an element that stays is no removal of the element`() {
    struct Items: View {
      let items: [Item]
      var body: some View {
        VStack {
          ForEach(items) { item in
            if item.isOn { Text(verbatim: "\(item.id)") }
          }
        }
      }
    }
    let host = ViewHost(Items(items: [Item(id: 1), Item(id: 2)]))

    let off = host.update(to: Items(items: [Item(id: 1, isOn: false), Item(id: 2)]))
    let on = host.update(to: Items(items: [Item(id: 1), Item(id: 2)]))
    let gone = host.update(to: Items(items: [Item(id: 2)]))

    #expect(off.reasons == ["no longer built"])
    #expect(on.reasons == ["now built"])
    #expect(gone.reasons == ["element removed"])
  }

  @Test func `of two nested conditions the one that changed is blamed`() throws {
    struct Nested: View {
      let outer: Bool
      let inner: Bool
      var body: some View {
        VStack {
          if outer {
            if inner {
              Text(verbatim: "a")
            }
            EmptyView()
          }
        }
      }
    }
    let host = ViewHost(Nested(outer: true, inner: true))
    func line(_ update: Update) -> UInt? { update.changes.compactMap { $0.reason?.place?.line }.first }

    let inner = [false, true].map { line(host.update(to: Nested(outer: true, inner: $0))) }
    let outer = [false, true].map { line(host.update(to: Nested(outer: $0, inner: true))) }

    let outerLine = try #require(outer[0])
    #expect(outer == [outerLine, outerLine])
    #expect(inner == [outerLine + 1, outerLine + 1])
  }

  @Test func `every view of a moved element names the element that it passed`() {
    struct Pairs: View {
      let ids: [Int]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) {
            Text(verbatim: "\($0) a")
            Text(verbatim: "\($0) b")
          }
        }
      }
    }
    let host = ViewHost(Pairs(ids: [1, 2]))

    let moved = host.update(to: Pairs(ids: [2, 1])).moves.compactMap { change -> String? in
      guard case .moved(let id, let other?, _)? = change.reason else { return nil }
      return "\(id) and \(other)"
    }

    #expect(moved == ["2 and 1", "2 and 1"])
  }
}
