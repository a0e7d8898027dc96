/// What a view plays while it is inserted or removed, as a function of the phase.
///
/// A host keeps a transition as a description: its name, and whether it moves. Documented:
/// https://developer.apple.com/documentation/swiftui/transition.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// Stands for the view that enters or leaves.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// Whether the transition moves anything.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition moves unless it says otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView { V._describe(content, in: &$0) }, phase: phase)
  }

  /// Both transitions at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition under an animation of its own, instead of the transaction's.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// What is true of a transition as a whole.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether the transition moves something, so that a fade replaces it where motion is reduced.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition that a description names.
protocol DescribedTransition {
  var description: AnyTransition { get }
}

extension AnyTransition {
  /// Hides the type of a transition.
  ///
  /// One of your own is described by its type's name; what it does is found by comparing its body in the three
  /// phases, so it must not use `if` or `.id` on its content, which would also reset the content's state.
  @MainActor @preconcurrency public init<T: Transition>(_ transition: T) {
    if let described = transition as? any DescribedTransition {
      self = described.description
    } else {
      self = .custom(name: shortTypeName(T.self), hasMotion: T.properties.hasMotion) {
        TransitionEffect.found { transition.apply(content: EffectProbe(), phase: $0) }
      }
    }
  }

  /// From one modifier to another; described by the modifiers' type.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = UncheckedBox((active: active, identity: identity))
    return .custom(name: "modifier(\(shortTypeName(E.self)))", hasMotion: true) {
      let (active, identity) = modifiers.value
      return TransitionEffect.found { EffectProbe().modifier($0 == .identity ? identity : active) }
    }
  }
}

struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition, DescribedTransition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  nonisolated var description: AnyTransition {
    let (first, second) = (UncheckedBox(first), UncheckedBox(second))
    return MainActor.assumeIsolated { AnyTransition(first.value).combined(with: AnyTransition(second.value)) }
  }
}

struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition, DescribedTransition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  nonisolated var description: AnyTransition {
    let (base, animation) = (UncheckedBox(base), animation)
    return MainActor.assumeIsolated { AnyTransition(base.value).animation(animation) }
  }
}

/// One transition for the insertion, another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// What an inserted view plays.
  public var insertion: Insertion
  /// What a removed view plays.
  public var removal: Removal

  /// Creates a transition of two.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view as the transition of the phase shows it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: removalPhase(phase)), phase: insertionPhase(phase))
  }

  private func insertionPhase(_ phase: TransitionPhase) -> TransitionPhase {
    phase == .didDisappear ? .identity : phase
  }

  private func removalPhase(_ phase: TransitionPhase) -> TransitionPhase {
    phase == .willAppear ? .identity : phase
  }
}

extension AsymmetricTransition: DescribedTransition {
  var description: AnyTransition {
    let (insertion, removal) = (UncheckedBox(insertion), UncheckedBox(removal))
    return MainActor.assumeIsolated {
      .asymmetric(insertion: AnyTransition(insertion.value), removal: AnyTransition(removal.value))
    }
  }
}

extension View {
  /// Sets what the view plays while it enters and leaves.
  @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
