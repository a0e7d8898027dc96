/// Whether a person can use what lies behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  private let storage: Storage

  /// What the system chooses where it stands.
  public static let automatic = PresentationBackgroundInteraction(storage: .automatic)

  /// Always.
  public static let enabled = PresentationBackgroundInteraction(storage: .enabled)

  /// Never.
  public static let disabled = PresentationBackgroundInteraction(storage: .disabled)

  /// Enabled while the sheet is not higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(storage: .enabledUpThrough(detent))
  }
}

extension PresentationBackgroundInteraction: CustomStringConvertible {
  /// The value as its author wrote it.
  public var description: String {
    switch storage {
    case .automatic: "automatic"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .enabledUpThrough(let detent): "enabled(upThrough: \(detent))"
    }
  }
}
