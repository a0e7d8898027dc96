/// A view that builds nothing.
@frozen public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Describes nothing.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {}
}

/// One of two views, as an `if` with `else` or a `switch` builds it.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline enum Storage {
    case first(Located<TrueContent>)
    case second(Located<FalseContent>)
  }

  @usableFromInline let storage: Storage
  @usableFromInline let location: SourceLocation?

  @inlinable init(_ storage: Storage, at location: SourceLocation?) {
    self.storage = storage
    self.location = location
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A condition has no body.
  public typealias Body = Never

  /// Describes the branch that was taken.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    switch view.storage {
    case .first(let branch):
      pass.stepping(.branch, 0, at: view.location) { TrueContent._describe(branch.content, in: &$0) }
    case .second(let branch):
      pass.stepping(.branch, 1, at: view.location) { FalseContent._describe(branch.content, in: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public typealias Body = Never

  /// Describes the view if there is one.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    guard case .some(let content) = view else { return }
    pass.stepping(.branch, 0, at: pass.currentLocation) { Wrapped._describe(content, in: &$0) }
  }
}

/// Several views that count as children of the view around them.
@frozen public struct Group<Content> {
  @usableFromInline let content: Content
}

extension Group: View where Content: View {
  /// A group has no body.
  public typealias Body = Never

  /// Creates a group of views.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Describes the views; the group itself leaves no node.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    Content._describe(view.content, in: &pass)
  }
}
