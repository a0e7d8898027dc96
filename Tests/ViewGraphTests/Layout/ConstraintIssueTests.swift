import Foundation
import Testing

@testable import ViewGraph

private let title = LayoutItem("title")

/// A view with constraints of its own and nothing else.
private struct Page: View {
  var constraints: (LayoutItem) -> [LayoutConstraint]

  init(@LayoutConstraintBuilder _ constraints: @escaping (LayoutItem) -> [LayoutConstraint]) {
    self.constraints = constraints
  }

  var body: some View {
    ConstraintContainer {
      Text("title").constrained(as: title)
    } constraints: { container in
      constraints(container)
    }
  }
}

@MainActor @Suite struct `Issues of a container of constraints` {
  private func issues<V: View>(_ view: V) -> [String] {
    layout(view, in: CGSize(width: 100, height: 20)).issues.map { "\($0)" }
  }

  @Test func `an open frame is reported with its range and what was chosen`() {
    let found = issues(
      Page { container in
        title.topAnchor.constraint(equalTo: container.topAnchor)
        title.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 8)
        title.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor)
      })

    #expect(
      found == [
        """
        warning: 'title' has more than one frame [ambiguous-frame]
          x is between 8 and 60
          laid out at 8, 0  40 × 20
          why: the constraints allow each of them, so which one shows is chance
          instead: add a constraint, or give the constraints that tie different priorities
          in: Page/ConstraintLayout
        """
      ])
  }

  @Test func `an unknown name is reported with the line`() {
    let found = issues(
      Page { container in
        title.topAnchor.constraint(equalTo: container.topAnchor)
        title.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        LayoutItem("titel").widthAnchor.constraint(equalToConstant: 10, identifier: "narrow")
      })

    #expect(
      found == [
        """
        error: 'narrow' names 'titel', which is no item [invalid-constraint]
          at ConstraintIssueTests.swift:56
          why: a constraint is about items of its container; the constraint is left out
          instead: add the item, or correct the name
          in: Page/ConstraintLayout
        """
      ])
  }

  @Test func `a view without a name stands in the middle and is reported`() {
    let view = ConstraintContainer(named: "page") {
      Text("title").constrained(as: title)
      Text("a")
      Text("b")
    } constraints: { page in
      title.topAnchor.constraint(equalTo: page.topAnchor)
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor)
      page.heightAnchor.constraint(equalToConstant: 40)
    }

    #expect(
      issues(view) == [
        """
        warning: 2 views of 'page' have no name [unnamed-view]
          the first at position 1
          why: constraints mean a view by its name; without one it stands in the middle
          instead: name it with '.constrained(as:)', or put it into another view
          in: ConstraintLayout
        """
      ])
    #expect(layout(view, in: CGSize(width: 100, height: 40)).frame(of: "b") == rect(46, 10, 8, 20))
  }

  @Test func `of two views with one name the first has it`() {
    let view = ConstraintContainer(named: "page") {
      Text("a").constrained(as: "title")
      Text("b").constrained(as: "title")
      Text("c").constrained(as: "page")
    } constraints: { page in
      title.topAnchor.constraint(equalTo: page.topAnchor)
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor)
      page.heightAnchor.constraint(equalToConstant: 40)
    }
    let result = layout(view, in: CGSize(width: 100, height: 40))

    #expect(
      result.issues.map(\.issue.summary) == ["two items are called 'page'", "two items are called 'title'"])
    #expect(
      result.issues.map(\.issue.details) == [
        ["the second at ConstraintIssueTests.swift:99"], ["the second at ConstraintIssueTests.swift:98"],
      ])
    #expect(result.frame(of: "a") == rect(0, 0, 8, 20))
    #expect(result.frame(of: "b") == rect(46, 10, 8, 20))
    #expect(result.frame(of: "c") == rect(46, 10, 8, 20))
  }

  @Test func `issues come in the order of the tree`() {
    func page(_ name: String) -> some View {
      ConstraintContainer(named: name) {
        Text(name)
      } constraints: { _ in
      }.frame(width: 100, height: 40)
    }
    let result = layout(
      VStack {
        page("first")
        HStack { page("second") }
        page("third")
      }, in: CGSize(width: 300, height: 300))

    #expect(
      result.issues.map(\.issue.summary)
        == ["first", "second", "third"].map { "a view of '\($0)' has no name" })
  }

  @Test func `sizes that are only tried raise no issue`() {
    // A stack asks for the least and the greatest width before it decides.
    let result = layout(
      HStack {
        Page { container in
          title.topAnchor.constraint(equalTo: container.topAnchor)
          title.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8)
          title.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8)
          container.bottomAnchor.constraint(equalTo: title.bottomAnchor)
        }
        Text("beside")
      }, in: CGSize(width: 200, height: 40))

    #expect(result.issues == [])
    #expect(result.frame(of: "title") == rect(8, 0, 128, 20))
  }
}

@MainActor @Suite struct `Constraints that become required` {
  private struct Closing: View {
    var priority: LayoutConstraint.Priority
    var height: CGFloat = 0
    var isSplit = false

    var body: some View {
      ConstraintContainer {
        Text("title").constrained(as: title)
      } constraints: { _ in
        if isSplit {
          title.heightAnchor.constraint(equalToConstant: 0, priority: 1000)
        } else {
          title.heightAnchor.constraint(equalToConstant: height, priority: priority)
        }
      }
    }
  }

  @Test func `the update warns, with the constraint and its line`() {
    let host = ViewHost(Closing(priority: 999))

    let update = host.update(to: Closing(priority: 1000))

    #expect(update.issues.map(\.kind) == [.requiredPriorityChange])
    #expect(
      update.issues.map { "\($0)" } == [
        """
        'title.height = 0' changes its priority from 999 to 1000 while installed: UIKit documents that a \
        constraint cannot become required, or stop being so, while installed; before iOS 13 it throws (later \
        ones are said to accept it); use 999 instead of 1000, or deactivate the constraint (ConstraintLayout, \
        ConstraintIssueTests.swift:168)
        """
      ])
    #expect(host.update(to: Closing(priority: 1000, height: 1)).issues.isEmpty)
    #expect(host.update(to: Closing(priority: 250)).issues.map(\.kind) == [.requiredPriorityChange])
  }

  @Test func `changes below required, of constants, and of the constraint itself are allowed`() {
    let host = ViewHost(Closing(priority: 250))

    #expect(host.update(to: Closing(priority: 999)).issues.isEmpty)
    #expect(host.update(to: Closing(priority: 999, height: 20)).issues.isEmpty)
    #expect(host.update(to: Closing(priority: 999, isSplit: true)).issues.isEmpty)
  }

  @Test func `a layout need not be asked for in between, and a container that went has forgotten`() {
    struct Screen: View {
      var isThere: Bool
      var priority: LayoutConstraint.Priority
      var body: some View { if isThere { Closing(priority: priority) } }
    }
    let host = ViewHost(Screen(isThere: true, priority: 999))
    #expect(host.update(to: Screen(isThere: false, priority: 999)).issues.isEmpty)
    host.finishRemovals()
    #expect(host.update(to: Screen(isThere: true, priority: 1000)).issues.isEmpty)
  }

  @Test func `a layout value in 'AnyLayout' is watched as well`() {
    struct Turning: View {
      var priority: LayoutConstraint.Priority
      var body: some View {
        AnyLayout(
          ConstraintLayout { _ in
            title.heightAnchor.constraint(equalToConstant: 0, priority: priority, identifier: "closed")
          }
        ) { Text("title").constrained(as: title) }
      }
    }
    let host = ViewHost(Turning(priority: 1000))

    #expect(
      host.update(to: Turning(priority: 1)).issues.map(\.message).first?.hasPrefix(
        "'closed' changes its priority from 1000 to 1 while installed") == true)
  }
}
