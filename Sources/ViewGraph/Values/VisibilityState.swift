/// What a view does that shows and hides.
public enum VisibilityState: String, Hashable, Sendable, CaseIterable {
  /// It is not there to be seen or touched.
  case hidden
  /// It fades in.
  case showing
  /// It is there.
  case visible
  /// It fades out.
  case hiding
}

extension RequestLine<Bool> {
  /// What the view does whose visibility is asked for.
  var state: VisibilityState {
    if isRunning { return goal ? .showing : .hiding }
    return goal ? .visible : .hidden
  }
}
