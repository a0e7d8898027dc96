/// A wrapper that holds the value with which its state begins.
protocol InitialValue {
  var anyInitialValue: Any { get }
}

extension State: InitialValue {
  var anyInitialValue: Any { initialValue }
}

/// A stored property of a view as reports print it: a wrapper by what it leads to.
func printedProperty(_ value: Any) -> String {
  (value as? any ReadableWrapper).map { printedValue($0.anyValue) } ?? printedValue(value)
}

/// A wrapper whose value can be read without a view.
protocol ReadableWrapper {
  var anyValue: Any { get }
}

extension Binding: ReadableWrapper {
  var anyValue: Any { location.peek() }
}

extension ObservedObject: ReadableWrapper {
  var anyValue: Any { wrappedValue }
}
