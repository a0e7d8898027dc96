enum DeleteDisabledFamily: AttributeFamily {
  static let schema = AttributeSchema("deleteDisabled", .set(because: "a Boolean has no values in between"))
}

enum MoveDisabledFamily: AttributeFamily {
  static let schema = AttributeSchema("moveDisabled", .set(because: "a Boolean has no values in between"))
}

extension View {
  /// Says whether a person cannot delete the row; `host.delete(_:)` does not ask.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(AttributeModifier<DeleteDisabledFamily>(.bool(isDisabled)))
  }

  /// Says whether a person cannot move the row; `host.move(_:toOffset:)` does not ask.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(AttributeModifier<MoveDisabledFamily>(.bool(isDisabled)))
  }
}
