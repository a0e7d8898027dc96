/// A call as an author would write it: `call("scale", ["scale: 0.5", nil])` is `"scale(scale: 0.5)"`.
///
/// - Parameter arguments: The arguments with their labels; `nil` for one that has its default.
func call(_ name: String, _ arguments: [String?]) -> String {
  "\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
}

/// An argument with its label, or `nil` without a value.
func labelled(_ label: String, _ value: (some CustomStringConvertible)?) -> String? {
  value.map { "\(label): \($0)" }
}

/// An argument with its label, or `nil` without a value.
func labelled<T>(_ label: String, _ value: T?) -> String? {
  value.map { "\(label): \($0)" }
}

/// A number with its label, or `nil` when it is the default.
func labelled(_ label: String, _ value: Double, default standard: Double?) -> String? {
  value == standard ? nil : "\(label): \(shortNumber(value))"
}
