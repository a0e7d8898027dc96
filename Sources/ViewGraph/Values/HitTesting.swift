/// Whether touches reach a view that fades.
public enum HitTesting: String, Hashable, Sendable, CaseIterable {
  /// The opacity that is set counts, not the one that shows: a view takes touches as soon as it fades in, and none
  /// as soon as it fades out.
  ///
  /// Documented for what is hidden or has an opacity below 0.01:
  /// https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:). The animations are taken for ones
  /// with `allowUserInteraction`; others take no touches while they run.
  case uikit
  /// A view takes touches while anything of it shows, also while it fades out.
  ///
  /// *Observed*: an opacity of 0 stops hit testing (https://github.com/OpenSwiftUIProject/OpenSwiftUI, 2025).
  case swiftUI
  /// A view takes touches when it is wanted and can be seen: it is to be shown, and its opacity is at least 0.01.
  case strict

  /// The opacity from which a view can be seen.
  static var leastOpacity: Double { 0.01 }
}
