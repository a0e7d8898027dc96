import Foundation

/// Runs work on all cores, on threads whose stacks hold syntax that is nested deep.
enum LargeStacks {
  /// Bytes of stack for each thread; memory is taken only for what is used.
  static let stackSize = 512 << 20

  /// Applies a function to every element and gives the results in the order of the elements.
  ///
  /// - Parameter threads: How many threads work; `nil` for one on each core.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int? = nil, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = Work(elements: elements, transform: transform)
    let wanted = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let count = max(1, min(wanted, elements.count))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        work.run()
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    return work.results()
  }

  /// The elements, and the results as they come, all behind a lock.
  private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Result
    private let lock = NSLock()
    private var next = 0
    private var finished: [Result?]

    init(elements: [Element], transform: @escaping @Sendable (Element) -> Result) {
      self.elements = elements
      self.transform = transform
      finished = Array(repeating: nil, count: elements.count)
    }

    func run() {
      while let index = take() {
        let result = transform(elements[index])
        lock.withLock { finished[index] = result }
      }
    }

    private func take() -> Int? {
      lock.withLock {
        guard next < elements.count else { return nil }
        next += 1
        return next - 1
      }
    }

    func results() -> [Result] { lock.withLock { finished.compactMap { $0 } } }
  }
}
