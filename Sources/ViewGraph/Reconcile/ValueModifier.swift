/// A modifier that makes no view of its own and gives attribute values, and nothing else.
///
/// The node keeps the modifier as it is, so that an equal one costs a comparison of its bytes. Values
/// are read from it where somebody asks.
@usableFromInline protocol ValueModifier: PrimitiveModifier, AttributeSource {}

extension ValueModifier {
  @usableFromInline func push(onto pass: inout DescribingPass) {
    preconditionFailure("'\(Self.self)' is given where it stands; nothing pushes it")
  }

  /// Describes content under the modifier's values.
  @inlinable public static func _describe<C: View>(
    _ modifier: Self, content: C, in pass: inout DescribingPass
  ) {
    var modifier = modifier
    describe(&modifier, content, in: &pass)
  }

  /// Describes content under the value at an address, which is good for this call.
  ///
  /// No closure: one that is given to `withUnsafePointer` asks the runtime for its actor. Without closures
  /// on the way an unchanged node went from 85 to 37 times the walk kernel.
  @inlinable static func describe<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: C, in pass: inout DescribingPass
  ) {
    pass.push(Self.self, at: modifier)
    C._describe(content, in: &pass)
    pass.layerCount -= 1
  }
}

/// A modifier whose value is also handed down in the environment.
///
/// It has to set what it hands down, whatever was there before: while its bytes are equal, nothing is
/// handed down anew.
@usableFromInline protocol HandedDownValue: ValueModifier {
  /// Hands the value down.
  func hand(to environment: inout EnvironmentValues)
}

extension HandedDownValue {
  @usableFromInline nonisolated static var handsDown: Bool { true }

  static func hand(at address: UnsafeRawPointer, to environment: inout EnvironmentValues) {
    address.assumingMemoryBound(to: Self.self).pointee.hand(to: &environment)
  }
}
