import Foundation

/// A place in a view, to be looked up in another view's coordinates.
///
/// Without layout an anchor only says which place of a view it means.
public struct Anchor<Value>: Hashable, Sendable {
  /// Names a place in a view.
  public struct Source: Hashable, Sendable {
    let name: String
  }

  let source: Source
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<Value>.Source { Anchor.Source(name: "bounds") }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<Value>.Source { Anchor.Source(name: "center") }
  /// The middle of the top edge.
  public static var top: Anchor<Value>.Source { Anchor.Source(name: "top") }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<Value>.Source { Anchor.Source(name: "bottom") }
  /// The middle of the leading edge.
  public static var leading: Anchor<Value>.Source { Anchor.Source(name: "leading") }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<Value>.Source { Anchor.Source(name: "trailing") }
  /// The top of the leading edge.
  public static var topLeading: Anchor<Value>.Source { Anchor.Source(name: "topLeading") }
  /// The top of the trailing edge.
  public static var topTrailing: Anchor<Value>.Source { Anchor.Source(name: "topTrailing") }
  /// The bottom of the leading edge.
  public static var bottomLeading: Anchor<Value>.Source { Anchor.Source(name: "bottomLeading") }
  /// The bottom of the trailing edge.
  public static var bottomTrailing: Anchor<Value>.Source { Anchor.Source(name: "bottomTrailing") }
}
