/// Something that shows views while they are written.
///
/// Declared only: `previews` builds a view like any other, which a host can take; nothing looks for
/// providers. The `#Preview` macro is not declared, because macros need a library of their own.
/// Documented: https://developer.apple.com/documentation/swiftui/previewprovider.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show, one preview each.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show them on, or `nil` for the one that is written for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform that is written for.
  public static var platform: PreviewPlatform? { nil }
}
