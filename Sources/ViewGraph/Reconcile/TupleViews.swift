/// Several views in a row, as a builder makes them of its statements.
///
/// SwiftUI has one type for all counts. Up to ten views have a type of their own here, because the
/// compiler specialises those and does not specialise parameter packs.

/// Two views in a row.
@frozen public struct TupleView2<A: View, B: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>

  @inlinable init(a: Located<A>, b: Located<B>) {
    self.a = a
    self.b = b
  }
}

extension TupleView2: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
  }
}

/// Three views in a row.
@frozen public struct TupleView3<A: View, B: View, C: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>

  @inlinable init(a: Located<A>, b: Located<B>, c: Located<C>) {
    self.a = a
    self.b = b
    self.c = c
  }
}

extension TupleView3: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
  }
}

/// Four views in a row.
@frozen public struct TupleView4<A: View, B: View, C: View, D: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>

  @inlinable init(a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}

extension TupleView4: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
  }
}

/// Five views in a row.
@frozen public struct TupleView5<A: View, B: View, C: View, D: View, E: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>

  @inlinable init(a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }
}

extension TupleView5: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
  }
}

/// Six views in a row.
@frozen public struct TupleView6<A: View, B: View, C: View, D: View, E: View, F: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>
  @usableFromInline let f: Located<F>

  @inlinable init(a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>, f: Located<F>) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }
}

extension TupleView6: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.child(0, view.a)
    pass.child(1, view.b)
    pass.child(2, view.c)
    pass.child(3, view.d)
    pass.child(4, view.e)
    pass.child(5, view.f)
  }
}

/// Seven views in a row.
@frozen public struct TupleView7<A: View, B: View, C: View, D: View, E: View, F: View, G: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>
  @usableFromInline let f: Located<F>
  @usableFromInline let g: Located<G>

  @inlinable init(
    a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>, f: Located<F>, g: Located<G>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
  }
}

extension TupleView7: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
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
@frozen public struct TupleView8<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>
  @usableFromInline let f: Located<F>
  @usableFromInline let g: Located<G>
  @usableFromInline let h: Located<H>

  @inlinable init(
    a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>, f: Located<F>, g: Located<G>,
    h: Located<H>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
  }
}

extension TupleView8: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
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
@frozen
public struct TupleView9<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>
  @usableFromInline let f: Located<F>
  @usableFromInline let g: Located<G>
  @usableFromInline let h: Located<H>
  @usableFromInline let i: Located<I>

  @inlinable init(
    a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>, f: Located<F>, g: Located<G>,
    h: Located<H>, i: Located<I>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
  }
}

extension TupleView9: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
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
@frozen
public struct TupleView10<
  A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
> {
  @usableFromInline let a: Located<A>
  @usableFromInline let b: Located<B>
  @usableFromInline let c: Located<C>
  @usableFromInline let d: Located<D>
  @usableFromInline let e: Located<E>
  @usableFromInline let f: Located<F>
  @usableFromInline let g: Located<G>
  @usableFromInline let h: Located<H>
  @usableFromInline let i: Located<I>
  @usableFromInline let j: Located<J>

  @inlinable init(
    a: Located<A>, b: Located<B>, c: Located<C>, d: Located<D>, e: Located<E>, f: Located<F>, g: Located<G>,
    h: Located<H>, i: Located<I>, j: Located<J>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
    self.j = j
  }
}

extension TupleView10: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
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
@frozen public struct TupleView<each Content: View> {
  @usableFromInline let content: (repeat Located<each Content>)

  @inlinable init(content: (repeat Located<each Content>)) { self.content = content }
}

extension TupleView: View {
  /// A row of views has no body.
  public typealias Body = Never

  /// Describes each view at its position.
  @inlinable public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    var index = 0
    for child in repeat each view.content {
      pass.child(index, child)
      index += 1
    }
  }
}
