/// Builds views from the statements of a closure.
///
/// Accepts what SwiftUI's builder accepts: expressions, `if`, `if let`, `switch`, `#available`,
/// any number of statements. Each component carries the place where it was written; the types that
/// users see do not.
@resultBuilder public struct ViewBuilder {
  /// Takes a view in, with the place of its expression.
  @inlinable public static func buildExpression<Content: View>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Located<Content> {
    Located(content, SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Says that an expression is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> Located<EmptyView> {
    fatalError()
  }

  /// Builds no view.
  @inlinable public static func buildBlock() -> Located<EmptyView> { Located(EmptyView(), nil) }

  /// Builds a single view.
  @inlinable public static func buildBlock<Content: View>(_ content: Located<Content>) -> Located<Content> {
    content
  }

  /// Builds two views in a row.
  @inlinable public static func buildBlock<A: View, B: View>(
    _ a: Located<A>, _ b: Located<B>
  ) -> Located<TupleView2<A, B>> {
    Located(TupleView2(a: a, b: b), a.location)
  }

  /// Builds three views in a row.
  @inlinable public static func buildBlock<A: View, B: View, C: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>
  ) -> Located<TupleView3<A, B, C>> {
    Located(TupleView3(a: a, b: b, c: c), a.location)
  }

  /// Builds four views in a row.
  @inlinable public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>
  ) -> Located<TupleView4<A, B, C, D>> {
    Located(TupleView4(a: a, b: b, c: c, d: d), a.location)
  }

  /// Builds five views in a row.
  @inlinable public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>
  ) -> Located<TupleView5<A, B, C, D, E>> {
    Located(TupleView5(a: a, b: b, c: c, d: d, e: e), a.location)
  }

  /// Builds six views in a row.
  @inlinable public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>, _ f: Located<F>
  ) -> Located<TupleView6<A, B, C, D, E, F>> {
    Located(TupleView6(a: a, b: b, c: c, d: d, e: e, f: f), a.location)
  }

  /// Builds seven views in a row.
  @inlinable public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>, _ f: Located<F>,
    _ g: Located<G>
  ) -> Located<TupleView7<A, B, C, D, E, F, G>> {
    Located(TupleView7(a: a, b: b, c: c, d: d, e: e, f: f, g: g), a.location)
  }

  /// Builds eight views in a row.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>, _ f: Located<F>,
    _ g: Located<G>, _ h: Located<H>
  ) -> Located<TupleView8<A, B, C, D, E, F, G, H>> {
    Located(TupleView8(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h), a.location)
  }

  /// Builds nine views in a row.
  @inlinable
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View
  >(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>, _ f: Located<F>,
    _ g: Located<G>, _ h: Located<H>, _ i: Located<I>
  ) -> Located<TupleView9<A, B, C, D, E, F, G, H, I>> {
    Located(TupleView9(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h, i: i), a.location)
  }

  /// Builds ten views in a row.
  @inlinable
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
  >(
    _ a: Located<A>, _ b: Located<B>, _ c: Located<C>, _ d: Located<D>, _ e: Located<E>, _ f: Located<F>,
    _ g: Located<G>, _ h: Located<H>, _ i: Located<I>, _ j: Located<J>
  ) -> Located<TupleView10<A, B, C, D, E, F, G, H, I, J>> {
    Located(TupleView10(a: a, b: b, c: c, d: d, e: e, f: f, g: g, h: h, i: i, j: j), a.location)
  }

  /// Builds more than ten views in a row.
  @inlinable @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat Located<each Content>
  ) -> Located<TupleView<repeat each Content>> {
    Located(TupleView(content: (repeat each content)), nil)
  }

  /// Builds the view of an `if` without `else`, with the place of its brace.
  @inlinable public static func buildOptional<Content: View>(
    _ content: Located<Content>?,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Located<Content?> {
    Located(content?.content, SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Builds the first branch of a condition, with the place of its brace.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: Located<First>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Located<_ConditionalContent<First, Second>> {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    return Located(_ConditionalContent(.first(first), at: location), location)
  }

  /// Builds the second branch of a condition, with the place of its brace.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Located<Second>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Located<_ConditionalContent<First, Second>> {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    return Located(_ConditionalContent(.second(second), at: location), location)
  }

  /// Erases a view that only newer systems have.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Located<Content>
  ) -> Located<AnyView> {
    Located(AnyView(erasing: content.content, at: content.location), content.location)
  }

  /// Keeps the place of an `if` that is all that a closure builds.
  @inlinable public static func buildFinalResult<Content: View>(
    _ content: Located<Content?>
  ) -> Located<Content?> {
    content
  }

  /// Gives the view without its place.
  @inlinable @_disfavoredOverload public static func buildFinalResult<Content: View>(
    _ content: Located<Content>
  ) -> Content {
    content.content
  }
}

/// SwiftUI's newer name for the builder.
public typealias ContentBuilder = ViewBuilder
