/// A part of a user interface, described by its value and its body.
///
/// A view describes itself into a tree through `_describe(_:in:)`. Views with a body have it for
/// free; primitive views implement it and have no body.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Describes a view into the tree at the place where the pass stands.
  static func _describe(_ view: Self, in pass: inout DescribingPass)
}

extension View {
  /// Describes a view with a body: a node that runs the body if it has to.
  ///
  /// Inlined into the author's module, where the type of the body is known and its description can be
  /// compiled for it: an unchanged node of the benchmark tree went from 182 to 93 times the walk kernel.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.composite(view)
  }
}

extension View where Body == Never {
  /// A primitive view has no body.
  public var body: Never { preconditionFailure("'\(Self.self)' is a primitive view; it has no body to run") }
}

extension Never: View {
  /// There is no view of this type.
  public typealias Body = Never

  /// There is no body: nothing is of this type.
  public var body: Never { preconditionFailure("'Never' has no body to run") }

  /// There is no view of this type.
  public static func _describe(_ view: Never, in pass: inout DescribingPass) {}
}

/// A view with the place where it was written.
@frozen public struct Located<Content> {
  @usableFromInline let content: Content
  @usableFromInline let location: SourceLocation?

  @inlinable init(_ content: Content, _ location: SourceLocation?) {
    self.content = content
    self.location = location
  }
}

extension Located: View where Content: View {
  /// A view with a place has no body of its own.
  public typealias Body = Never

  /// Describes the view, with its place.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.locating(view.location) { Content._describe(view.content, in: &$0) }
  }
}
