/// How content fills a space of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside, without a change of shape.
  case fit
  /// As small as covers the space, without a change of shape.
  case fill
}
