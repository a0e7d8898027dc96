enum PreviewDeviceFamily: AttributeFamily {
  static let schema = AttributeSchema("previewDevice", .setString)
}

enum PreviewDisplayNameFamily: AttributeFamily {
  static let schema = AttributeSchema("previewDisplayName", .setString)
}

enum PreviewLayoutFamily: AttributeFamily {
  static let schema = AttributeSchema("previewLayout", .setChoice)
}

enum PreviewInterfaceOrientationFamily: AttributeFamily {
  static let schema = AttributeSchema("previewInterfaceOrientation", .setChoice)
}

extension View {
  /// Names the device that a preview is shown on; `nil` leaves it to the system.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(AttributeModifier<PreviewDeviceFamily>(value.map { .text($0.rawValue) } ?? .none))
  }

  /// Names a preview; `nil` leaves it without a name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(AttributeModifier<PreviewDisplayNameFamily>(value.map { .text($0) } ?? .none))
  }

  /// Sets the room that a preview is shown in.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(AttributeModifier<PreviewLayoutFamily>(AttributeValue(opaque: value)))
  }

  /// Sets how the device of a preview is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(AttributeModifier<PreviewInterfaceOrientationFamily>(AttributeValue(opaque: value)))
  }
}
