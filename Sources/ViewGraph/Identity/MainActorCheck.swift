import Dispatch

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether the caller runs where the main actor runs.
///
/// The queue is asked and not the thread: on Linux a program with an asynchronous `main`, such as a
/// test runner, runs its main actor on any thread.
func isOnMainActor() -> Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true
}
