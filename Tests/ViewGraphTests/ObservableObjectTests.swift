import Testing

@testable import ViewGraph

// MARK: - Objects that tell before they change

private class Counter: ObservableObject {
  @Published var count = 0
  var unpublished = 0
}

private final class NamedCounter: Counter {
  @Published var name = "none"
}

private final class Plain: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private class Base: ObservableObject {
  var plain = 0
}

private final class Derived: Base {
  @Published var count = 0
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class OwnSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

private final class Box<Content>: ObservableObject {
  let size: Int
  @Published var content: Content
  @Published var note: String?

  init(_ content: Content, size: Int) {
    self.size = size
    _content = Published(initialValue: content)
  }
}

@MainActor private final class ScreenModel: ObservableObject {
  @Published var title = "first"
  @Published private(set) var results: [String] = []

  func listen(to publisher: some Publisher<[String], Never>) {
    publisher.assign(to: &$results)
  }
}

@MainActor private final class OwnPublisherOnMain: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
}

/// What closures noted, in order.
private final class Notes<Note> {
  var all: [Note] = []
}

/// An object, if it still lives.
private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

@MainActor @Test func `a published property tells before it is set`() {
  let counter = Counter()
  let notes = Notes<String>()
  let changes = counter.objectWillChange.sink { notes.all.append("will change from \(counter.count)") }
  let values = counter.$count.dropFirst().sink { value in
    notes.all.append("\(value) is next, now \(counter.count)")
  }

  counter.count = 1
  notes.all.append("set to \(counter.count)")

  #expect(notes.all == ["will change from 0", "1 is next, now 0", "set to 1"])
  changes.cancel()
  values.cancel()
}

@MainActor @Test func `a property that is not published tells nothing`() {
  let counter = Counter()
  let notes = Notes<Int>()
  let changes = counter.objectWillChange.sink { notes.all.append(counter.unpublished) }

  counter.unpublished = 1

  #expect(notes.all.isEmpty)
  changes.cancel()
}

@MainActor @Test func `a value that stays equal is told too`() {
  let counter = Counter()
  let notes = Notes<Int>()
  let changes = counter.objectWillChange.sink { notes.all.append(counter.count) }

  counter.count = 0

  #expect(notes.all == [0])
  changes.cancel()
}

@MainActor @Test func `a change in place is told once`() {
  let box = Box([1, 2], size: 2)
  let notes = Notes<[Int]>()
  let changes = box.objectWillChange.sink { notes.all.append(box.content) }

  box.content.append(3)

  #expect(notes.all == [[1, 2]])
  #expect(box.content == [1, 2, 3])
  changes.cancel()
}

@MainActor @Test func `a subclass tells of its own and of inherited properties`() {
  let counter = NamedCounter()
  let notes = Notes<String>()
  let changes = counter.objectWillChange.sink { notes.all.append("\(counter.count) \(counter.name)") }

  counter.count = 1
  counter.name = "one"
  (counter as Counter).count = 2

  #expect(notes.all == ["0 none", "1 none", "1 one"])
  changes.cancel()
}

@MainActor @Test func `a subclass may be the first to publish`() {
  let derived = Derived()
  let notes = Notes<Int>()
  let changes = derived.objectWillChange.sink { notes.all.append(derived.count) }

  derived.count = 1

  #expect(notes.all == [0])
  changes.cancel()
}

@MainActor @Test func `objects of one class do not mix`() {
  let first = Counter()
  let second = Counter()
  let notes = Notes<String>()
  var subscriptions: Set<AnyCancellable> = []
  first.objectWillChange.sink { notes.all.append("first") }.store(in: &subscriptions)
  second.objectWillChange.sink { notes.all.append("second") }.store(in: &subscriptions)

  first.count = 1
  second.count = 1
  second.count = 2

  #expect(notes.all == ["first", "second", "second"])
}

@MainActor @Test func `an object has one publisher`() {
  let counter = NamedCounter()
  let other = NamedCounter()

  #expect(counter.objectWillChange === counter.objectWillChange)
  #expect(counter.objectWillChange === (counter as Counter).objectWillChange)
  #expect(counter.objectWillChange !== other.objectWillChange)
}

@MainActor @Test func `an object without published properties has one publisher`() {
  let plain = Plain()
  let notes = Notes<Int>()
  let changes = plain.objectWillChange.sink { notes.all.append(plain.count) }

  plain.count = 1
  Plain().count = 5

  #expect(notes.all == [0])
  #expect(plain.objectWillChange === plain.objectWillChange)
  changes.cancel()
}

@MainActor @Test func `a storage that is set later tells as well`() {
  final class Late: ObservableObject {
    @Published var count = 0
    @Published var name = "none"

    func restart() { _count = Published(initialValue: 10) }
  }
  let late = Late()
  let early = late.objectWillChange
  late.restart()
  let notes = Notes<Int>()
  let changes = late.objectWillChange.sink { notes.all.append(late.count) }

  late.count = 11

  #expect(notes.all == [10])
  #expect(late.objectWillChange === early)
  changes.cancel()
}

@MainActor @Test func `a class with a publisher of its own sends itself`() {
  let own = OwnPublisher()
  let notes = Notes<String>()
  let changes = observeWillChange(of: own) { notes.all.append("told") }

  own.count = 1
  #expect(notes.all.isEmpty)

  own.objectWillChange.send()
  #expect(notes.all == ["told"])
  changes.cancel()
}

@MainActor @Test func `a subject can be the publisher of an object`() {
  let own = OwnSubject()
  let notes = Notes<String>()
  let hook = observeWillChange(of: own) { notes.all.append("told") }
  let changes = own.objectWillChange.sink { notes.all.append($0) }

  own.objectWillChange.send("count")

  #expect(notes.all == ["told", "count"])
  hook.cancel()
  changes.cancel()
}

@MainActor @Test func `an object of unknown type can be observed`() {
  let objects: [any ObservableObject] = [Counter(), Plain(), OwnSubject()]
  let notes = Notes<Int>()
  let hooks = objects.enumerated().map { index, object in
    observeWillChange(of: object) { notes.all.append(index) }
  }

  (objects[1] as? Plain)?.count = 1
  (objects[2] as? OwnSubject)?.objectWillChange.send("count")
  (objects[0] as? Counter)?.count = 1

  #expect(notes.all == [1, 2, 0])
  #expect(hooks.count == 3)
}

@MainActor @Test func `a generic class tells at every type`() {
  let number = Box(1, size: 8)
  let text = Box("one", size: 3)
  let notes = Notes<String>()
  let changes = [
    number.objectWillChange.sink { notes.all.append("number \(number.content) \(number.note ?? "-")") },
    text.objectWillChange.sink { notes.all.append("text \(text.content) \(text.note ?? "-")") },
  ]

  number.content = 2
  text.note = "short"
  text.content = "two"

  #expect(notes.all == ["number 1 -", "text one -", "text one short"])
  #expect((number.size, text.size) == (8, 3))
  for change in changes { change.cancel() }
}

@MainActor @Test func `a main actor class tells`() {
  let model = ScreenModel()
  let own = OwnPublisherOnMain()
  let notes = Notes<String>()
  let changes = model.objectWillChange.sink { notes.all.append(model.title) }
  let ownChanges = own.objectWillChange.sink { notes.all.append("own") }

  model.title = "second"
  own.objectWillChange.send()

  #expect(notes.all == ["first", "own"])
  changes.cancel()
  ownChanges.cancel()
}

// MARK: - What the engine reads

@MainActor @Test func `published fields are read by name`() {
  let counter = NamedCounter()
  counter.count = 3

  let fields = publishedFieldNames(of: counter)

  #expect(fields.map { "\($0.name) = \($0.value)" } == ["count = 3", "name = none"])
  #expect(publishedFieldNames(of: Plain()).isEmpty)
  #expect(publishedFieldNames(of: Box("one", size: 3)).map(\.name) == ["content", "note"])
}

@MainActor @Test func `snapshots before and after show the property that changed`() {
  let counter = NamedCounter()
  let notes = Notes<[String]>()
  let snapshot = { publishedFieldNames(of: counter).map { "\($0.name) = \($0.value)" } }
  let hook = observeWillChange(of: counter) { notes.all.append(snapshot()) }

  counter.name = "one"

  #expect(notes.all == [["count = 0", "name = none"]])
  #expect(snapshot() == ["count = 0", "name = one"])
  hook.cancel()
}

// MARK: - Ends

@MainActor @Test func `observing does not keep an object`() {
  var counter: Counter? = Counter()
  var plain: Plain? = Plain()
  let weakCounter = Weak(counter)
  let weakPlain = Weak(plain)
  let hooks = [
    observeWillChange(of: counter ?? Counter()) {}, observeWillChange(of: plain ?? Plain()) {},
    counter?.$count.sink { _ in },
  ]

  counter = nil
  plain = nil

  #expect(weakCounter.object == nil)
  #expect(weakPlain.object == nil)
  #expect(hooks.count == 3)
}

@MainActor @Test func `the publisher ends with its object and lets its closures go`() {
  var counter: Counter? = Counter()
  let weakPublisher = Weak(counter?.objectWillChange)
  var held: Notes<Int>? = Notes()
  let weakHeld = Weak(held)
  let changes = counter?.objectWillChange.sink { [held] in held?.all.append(1) }
  held = nil
  #expect(weakHeld.object != nil)

  counter = nil

  // The cancellable lives on.
  #expect(weakPublisher.object == nil)
  #expect(weakHeld.object == nil)
  changes?.cancel()
}

@MainActor @Test func `the publisher table forgets objects that died`() {
  let table = PublisherTable()
  let survivor = Plain()
  let publisher = table.publisher(of: survivor)

  for _ in 0..<1000 { _ = table.publisher(of: Plain()) }

  #expect(table.count <= 65)
  #expect(table.publisher(of: survivor) === publisher)
}

@MainActor @Test func `an object may ask for its publisher while it dies`() {
  class LastWords: ObservableObject {
    deinit { objectWillChange.send() }
  }
  final class PublishedLastWords: LastWords {
    @Published var words = "the end"
  }
  let notes = Notes<String>()
  var plain: LastWords? = LastWords()
  var published: LastWords? = PublishedLastWords()
  let weakObjects = [Weak(plain), Weak(published)]
  let changes = [
    plain?.objectWillChange.sink { notes.all.append("plain") },
    published?.objectWillChange.sink { notes.all.append("published") },
  ]

  plain = nil
  published = nil

  #expect(weakObjects.allSatisfy { $0.object == nil })
  // An object without published properties has left the table by then.
  #expect(notes.all == ["published"])
  for change in changes { change?.cancel() }
}

@MainActor @Test func `a cancelled subscription hears nothing`() {
  let counter = Counter()
  let notes = Notes<Int>()
  let changes = counter.$count.sink { notes.all.append($0) }

  counter.count = 1
  changes.cancel()
  changes.cancel()
  counter.count = 2

  #expect(notes.all == [0, 1])
}

@MainActor @Test func `a released subscription hears nothing`() {
  let counter = Counter()
  let notes = Notes<Int>()
  var changes: Set<AnyCancellable> = []
  counter.$count.sink { notes.all.append($0) }.store(in: &changes)

  counter.count = 1
  changes = []
  counter.count = 2

  #expect(notes.all == [0, 1])
}

@MainActor @Test func `cancelling lets go of what the closure holds`() {
  let counter = Counter()
  var held: Notes<Int>? = Notes()
  let weakHeld = Weak(held)
  let changes = counter.$count.sink { [held] in held?.all.append($0) }
  held = nil
  #expect(weakHeld.object != nil)

  changes.cancel()

  #expect(weakHeld.object == nil)
}

@MainActor @Test func `an object may own the subscription to itself`() {
  final class Own: ObservableObject {
    @Published var count = 0
    var doubled = 0
    private var subscriptions: [AnyCancellable] = []

    init() {
      $count.map { $0 * 2 }.sink { [weak self] in self?.doubled = $0 }.store(in: &subscriptions)
    }
  }
  var own: Own? = Own()
  let weakOwn = Weak(own)

  own?.count = 4
  #expect(own?.doubled == 8)

  own = nil
  #expect(weakOwn.object == nil)
}

@MainActor @Test func `any cancellable runs its closure once`() {
  let notes = Notes<String>()
  do {
    let first = AnyCancellable { notes.all.append("first") }
    first.cancel()
    let wrapped = AnyCancellable(AnyCancellable { notes.all.append("wrapped") })
    #expect(first == first)
    #expect(wrapped != first)
  }
  #expect(notes.all == ["first", "wrapped"])
}

// MARK: - Changes during a delivery

@MainActor @Test func `a closure that cancels another one keeps it from hearing`() {
  let subject = PassthroughSubject<Int, Never>()
  let notes = Notes<String>()
  var second: AnyCancellable?
  let first = subject.sink { _ in
    notes.all.append("first")
    second?.cancel()
  }
  second = subject.sink { _ in notes.all.append("second") }

  subject.send(1)

  #expect(notes.all == ["first"])
  first.cancel()
}

@MainActor @Test func `a closure that cancels itself hears once`() {
  let subject = PassthroughSubject<Int, Never>()
  let notes = Notes<Int>()
  var own: AnyCancellable?
  own = subject.sink { value in
    notes.all.append(value)
    own = nil
  }

  subject.send(1)
  subject.send(2)

  #expect(notes.all == [1])
  #expect(own == nil)
}

@MainActor @Test func `who subscribes during a delivery hears from the next one on`() {
  let subject = PassthroughSubject<Int, Never>()
  let notes = Notes<String>()
  var inner: [AnyCancellable] = []
  let outer = subject.sink { value in
    notes.all.append("outer \(value)")
    if inner.isEmpty { inner.append(subject.sink { notes.all.append("inner \($0)") }) }
  }

  subject.send(1)
  subject.send(2)

  #expect(notes.all == ["outer 1", "outer 2", "inner 2"])
  outer.cancel()
}

@MainActor @Test func `who subscribes while a property is told hears the new value once`() {
  let counter = Counter()
  let notes = Notes<Int>()
  var inner: [AnyCancellable] = []
  let outer = counter.objectWillChange.sink {}
  let values = counter.$count.dropFirst().sink { _ in
    if inner.isEmpty { inner.append(counter.$count.sink { notes.all.append($0) }) }
  }

  counter.count = 1

  #expect(notes.all == [1])
  outer.cancel()
  values.cancel()
}

@MainActor @Test func `a closure may send`() {
  let subject = PassthroughSubject<Int, Never>()
  let notes = Notes<Int>()
  let changes = subject.sink { value in
    notes.all.append(value)
    if value < 3 { subject.send(value + 1) }
  }

  subject.send(1)

  #expect(notes.all == [1, 2, 3])
  changes.cancel()
}

@MainActor @Test func `a closure may set another property`() {
  let counter = NamedCounter()
  let notes = Notes<String>()
  let values = counter.$count.dropFirst().sink { counter.name = "\($0)" }
  let changes = counter.objectWillChange.sink { notes.all.append("\(counter.count) \(counter.name)") }

  counter.count = 1

  #expect(notes.all == ["0 none", "0 none"])
  #expect(counter.name == "1")
  values.cancel()
  changes.cancel()
}

@MainActor @Test func `the outer of two nested sets stays`() {
  let counter = Counter()
  let notes = Notes<Int>()
  let values = counter.$count.sink { value in
    notes.all.append(value)
    if value == 1 { counter.count = 2 }
  }

  counter.count = 1

  #expect(notes.all == [0, 1, 2])
  #expect(counter.count == 1)
  let later = counter.$count.sink { notes.all.append($0) }
  #expect(notes.all == [0, 1, 2, 1])
  values.cancel()
  later.cancel()
}

@MainActor @Test func `a value sent during the first one comes after it`() {
  let subject = CurrentValueSubject<Int, Never>(0)
  let notes = Notes<String>()
  let changes = subject.sink { value in
    notes.all.append("begin \(value)")
    if value == 0 { subject.send(1) }
    notes.all.append("end \(value)")
  }

  #expect(notes.all == ["begin 0", "end 0", "begin 1", "end 1"])
  changes.cancel()
}

@MainActor @Test func `a value's end may ask for the property again`() {
  final class Echo {
    let counter: Counter
    init(_ counter: Counter) { self.counter = counter }
    deinit { counter.count += 1 }
  }
  let counter = Counter()
  let box = Box<Echo?>(Echo(counter), size: 0)
  let subject = CurrentValueSubject<Echo?, Never>(Echo(counter))

  box.content = nil
  subject.value = nil

  #expect(counter.count == 2)
}

// MARK: - Subjects and other publishers

/// A failure that tests send.
private struct Trouble: Error, Equatable, CustomStringConvertible {
  let description = "trouble"
}

@MainActor @Test func `a passthrough subject ends once`() {
  let subject = PassthroughSubject<Int, Trouble>()
  let notes = Notes<String>()
  let note = { (value: Int) in notes.all.append("\(value)") }
  let changes = subject.sink(receiveCompletion: { notes.all.append("\($0)") }, receiveValue: note)

  subject.send(1)
  subject.send(completion: .failure(Trouble()))
  subject.send(2)
  subject.send(completion: .finished)
  #expect(notes.all == ["1", "failure(trouble)"])

  let late = subject.sink(receiveCompletion: { notes.all.append("late \($0)") }, receiveValue: note)
  #expect(notes.all.last == "late failure(trouble)")
  changes.cancel()
  late.cancel()
}

@MainActor @Test func `a current value subject delivers its value first`() {
  let subject = CurrentValueSubject<Int, Never>(1)
  let notes = Notes<String>()
  let changes = subject.sink { notes.all.append("\($0) of \(subject.value)") }

  subject.send(2)
  subject.value = 3
  subject.send(completion: .finished)
  subject.send(4)

  #expect(notes.all == ["1 of 1", "2 of 2", "3 of 3"])
  #expect(subject.value == 3)
  changes.cancel()
}

@MainActor @Test func `a nil is a value`() {
  let box = Box(1, size: 8)
  let subject = CurrentValueSubject<Int?, Never>(nil)
  let notes = Notes<String?>()
  let changes = [
    box.$note.sink { notes.all.append($0) }, subject.sink { notes.all.append($0.map(String.init)) },
  ]

  box.note = "short"
  box.note = nil
  subject.value = nil

  #expect(notes.all == [nil, nil, "short", nil, nil])
  #expect(changes.count == 2)
}

@MainActor @Test func `just and empty end at once`() {
  let notes = Notes<String>()
  let just = Just(1).sink(
    receiveCompletion: { notes.all.append("\($0)") }, receiveValue: { notes.all.append("\($0)") })
  let empty = Empty<Int, Never>().sink(
    receiveCompletion: { notes.all.append("empty \($0)") }, receiveValue: { notes.all.append("\($0)") })
  let never = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self).sink(
    receiveCompletion: { notes.all.append("never \($0)") }, receiveValue: { notes.all.append("\($0)") })

  #expect(notes.all == ["1", "finished", "empty finished"])
  for end in [just, empty, never] { end.cancel() }
}

@MainActor @Test func `operators work one after another`() {
  let subject = PassthroughSubject<Int, Never>()
  let notes = Notes<String>()
  let publisher: AnyPublisher<String, Never> =
    subject
    .filter { $0 > 0 }
    .removeDuplicates()
    .dropFirst()
    .map { "\($0)" }
    .eraseToAnyPublisher()
  let changes = publisher.sink(
    receiveCompletion: { notes.all.append("\($0)") }, receiveValue: { notes.all.append($0) })

  for value in [1, 1, -1, 2, -2, 2, 3, 2] { subject.send(value) }
  subject.send(completion: .finished)

  #expect(notes.all == ["2", "3", "2", "finished"])
  changes.cancel()
}

@MainActor @Test func `each subscription drops and compares for itself`() {
  let subject = CurrentValueSubject<Int, Never>(1)
  let publisher = subject.removeDuplicates { $0 % 10 == $1 % 10 }.dropFirst(1)
  let notes = Notes<String>()
  let first = publisher.sink { notes.all.append("first \($0)") }
  subject.send(2)
  let second = publisher.sink { notes.all.append("second \($0)") }

  subject.send(12)
  subject.send(3)

  #expect(notes.all == ["first 2", "first 3", "second 3"])
  first.cancel()
  second.cancel()
}

@MainActor @Test func `assign writes a property`() {
  let source = Counter()
  let target = Counter()
  let assignment = source.$count.map { $0 + 1 }.assign(to: \.count, on: target)
  let notes = Notes<Int>()
  let changes = target.objectWillChange.sink { notes.all.append(target.count) }

  source.count = 5
  #expect(target.count == 6)
  #expect(notes.all == [1])

  assignment.cancel()
  source.count = 7
  #expect(target.count == 6)
  changes.cancel()
}

@MainActor @Test func `assign to a published property ends with its object`() {
  let subject = CurrentValueSubject<[String], Never>(["first"])
  var model: ScreenModel? = ScreenModel()
  let weakModel = Weak(model)
  let notes = Notes<[String]>()
  let changes = model?.objectWillChange.sink { [weak model] in notes.all.append(model?.results ?? []) }

  model?.listen(to: subject)
  subject.send(["first", "second"])
  #expect(model?.results == ["first", "second"])
  #expect(notes.all == [[], ["first"]])

  model = nil
  #expect(weakModel.object == nil)
  subject.send([])
  #expect(notes.all == [[], ["first"]])
  changes?.cancel()
}

@MainActor @Test func `a type of one's own can be a publisher`() {
  struct Twice<Value>: Publisher {
    let value: Value

    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      receiveValue(value)
      receiveValue(value)
      return AnyCancellable {}
    }
  }
  let notes = Notes<Int>()
  let changes = Twice(value: 1).map { $0 + 1 }.sink { notes.all.append($0) }

  #expect(notes.all == [2, 2])
  changes.cancel()
}

// MARK: - Many subscriptions, many threads

@MainActor @Test func `ten thousand subscriptions hear, in order, and leave nothing behind`() {
  let counter = Counter()
  let notes = Notes<Int>()
  var subscriptions: [AnyCancellable] = []
  for index in 0..<10_000 {
    counter.objectWillChange.sink { notes.all.append(index) }.store(in: &subscriptions)
  }

  counter.count = 1
  #expect(notes.all == Array(0..<10_000))

  // The first one ends all the others while it hears.
  let last = counter.objectWillChange.sink {}
  subscriptions[0] = counter.objectWillChange.sink { subscriptions.removeAll() }
  counter.count = 2
  notes.all = []
  counter.count = 3

  #expect(notes.all.isEmpty)
  #expect(counter.objectWillChange.listedCount <= 2)
  last.cancel()
  #expect(counter.objectWillChange.listedCount == 0)
}

@Test func `threads may subscribe, send and cancel at once`() async {
  let publisher = ObservableObjectPublisher()
  let always = HeardCount()
  let hook = publisher.sink { always.add() }

  await withTaskGroup { group in
    for _ in 0..<8 {
      group.addTask {
        for round in 0..<500 {
          let count = HeardCount()
          let own = publisher.sink { count.add() }
          publisher.send()
          if round.isMultiple(of: 2) { own.cancel() }
          #expect(count.value >= 1)
        }
      }
    }
  }

  #expect(always.value == 4000)
  hook.cancel()
  #expect(publisher.listedCount == 0)
}

@Test func `the first value never comes after a newer one`() async {
  let subject = CurrentValueSubject<Int, Never>(0)

  await withTaskGroup { group in
    group.addTask {
      for value in 1...2000 { subject.send(value) }
    }
    for _ in 0..<4 {
      group.addTask {
        for _ in 0..<200 {
          let order = RisingOrder()
          let own = subject.sink { order.hear($0) }
          own.cancel()
          #expect(order.isRising)
        }
      }
    }
  }

  #expect(subject.value == 2000)
}

@Test func `threads that ask first get the same publisher`() async {
  for _ in 0..<100 {
    let objects = SharedObjects()
    let publishers = await withTaskGroup(of: [ObservableObjectPublisher].self) { group in
      for _ in 0..<4 {
        group.addTask { [objects.counter.objectWillChange, objects.plain.objectWillChange] }
      }
      return await group.reduce(into: [[ObservableObjectPublisher]]()) { $0.append($1) }
    }
    #expect(Set(publishers.map { $0.map(ObjectIdentifier.init) }).count == 1)
  }
}

/// How often a closure ran, on any thread.
private final class HeardCount: Sendable {
  private let count = Protected(0)

  func add() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}

/// Whether numbers came in rising order.
private final class RisingOrder: Sendable {
  private let state = Protected((last: -1, isRising: true))

  func hear(_ value: Int) {
    state.withLock { state in
      state = (value, state.isRising && value > state.last)
    }
  }

  var isRising: Bool { state.withLock { $0.isRising } }
}

/// Objects that several threads only ask for their publishers.
private struct SharedObjects: @unchecked Sendable {
  let counter = NamedCounter()
  let plain = Plain()
}
