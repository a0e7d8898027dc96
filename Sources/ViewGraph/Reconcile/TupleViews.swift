/// Several views in a row, as a builder makes them of its statements.
///
/// SwiftUI has one type for all counts. Up to ten views have a type of their own here, because the
/// compiler specialises those and does not specialise parameter packs.

/// Two views in a row.
public struct TupleView2<A: View, B: View> {
  let a: Located<A>
  let b: Located<B>
}

extension TupleView2: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
  }
}

/// Three views in a row.
public struct TupleView3<A: View, B: View, C: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
}

extension TupleView3: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
  }
}

/// Four views in a row.
public struct TupleView4<A: View, B: View, C: View, D: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
}

extension TupleView4: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
  }
}

/// Five views in a row.
public struct TupleView5<A: View, B: View, C: View, D: View, E: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
}

extension TupleView5: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
  }
}

/// Six views in a row.
public struct TupleView6<A: View, B: View, C: View, D: View, E: View, F: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
  let f: Located<F>
}

extension TupleView6: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
  }
}

/// Seven views in a row.
public struct TupleView7<A: View, B: View, C: View, D: View, E: View, F: View, G: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
  let f: Located<F>
  let g: Located<G>
}

extension TupleView7: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
    pass.child(6, view.g)
  }
}

/// Eight views in a row.
public struct TupleView8<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
  let f: Located<F>
  let g: Located<G>
  let h: Located<H>
}

extension TupleView8: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
    pass.child(6, view.g)
    pass.child(7, view.h)
  }
}

/// Nine views in a row.
public struct TupleView9<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
  let f: Located<F>
  let g: Located<G>
  let h: Located<H>
  let i: Located<I>
}

extension TupleView9: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
    pass.child(6, view.g)
    pass.child(7, view.h)
    pass.child(8, view.i)
  }
}

/// Ten views in a row.
public struct TupleView10<
  A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
> {
  let a: Located<A>
  let b: Located<B>
  let c: Located<C>
  let d: Located<D>
  let e: Located<E>
  let f: Located<F>
  let g: Located<G>
  let h: Located<H>
  let i: Located<I>
  let j: Located<J>
}

extension TupleView10: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
    pass.child(6, view.g)
    pass.child(7, view.h)
    pass.child(8, view.i)
    pass.child(9, view.j)
  }
}

/// Any number of views in a row.
public struct TupleView<each Content: View> {
  let content: (repeat Located<each Content>)
}

extension TupleView: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    var index = 0
    for child in repeat each view.content {
      pass.child(index, child)
      index += 1
    }
  }
}
