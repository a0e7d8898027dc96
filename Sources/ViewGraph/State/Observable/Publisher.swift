/// Delivers values over time to whoever subscribes.
///
/// This is the part of Combine that SwiftUI code needs where there is no Combine: `sink`, `assign`,
/// `map`, `filter`, `removeDuplicates`, `dropFirst` and `eraseToAnyPublisher()`. There are no
/// subscribers with demand, and no schedulers: a value is delivered at once, on the thread that
/// sends it, as often as it is sent. Schedulers' operators (`debounce`, `receive(on:)`) are left out.
///
/// The names are the same on Darwin, where they stand beside Combine's and are not the same types.
/// A file that imports both qualifies: `ViewGraph.Published`, `Combine.Published`.
///
/// A type conforms with `sink(receiveCompletion:receiveValue:)` alone.
public protocol Publisher<Output, Failure> {
  /// What is delivered.
  associatedtype Output
  /// The error that can end the delivery; `Never` if none can.
  associatedtype Failure: Error

  /// Subscribes with two closures.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called at most once, after the last value; not called after a
  ///     cancellation.
  ///   - receiveValue: Called with each value, on the thread that sends it.
  /// - Returns: The subscription. It ends when this object is released.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure.
  ///
  /// - Parameter receiveValue: Called with each value, on the thread that sends it.
  /// - Returns: The subscription. It ends when this object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
