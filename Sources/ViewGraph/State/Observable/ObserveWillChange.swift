/// Runs a closure before an object changes, whatever publisher it tells with.
///
/// - Parameters:
///   - object: The object; the subscription does not hold it.
///   - action: Runs on the thread that changes the object, while it still has its old values.
/// - Returns: The subscription. It ends when this object is released.
func observeWillChange(
  of object: some ObservableObject, _ action: @escaping () -> Void
) -> AnyCancellable {
  object.objectWillChange.sink { _ in action() }
}
