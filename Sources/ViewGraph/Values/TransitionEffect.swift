/// One value that a transition changes while a view enters and leaves.
struct TransitionEffect {
  /// What it changes, such as `opacity`.
  let name: String
  /// The values before the insertion, in the tree, and after the removal.
  let values: [AttributeValue]
  /// The animation that the transition brings for it; `nil` where the transaction's counts, and `.some(nil)` where
  /// the transition switches animation off.
  private(set) var animation: Animation??

  /// - Parameter values: Three: before the insertion, in the tree, after the removal.
  init(_ name: String, _ values: [AttributeValue]) {
    precondition(
      values.count == 3, "an effect has a value for each of three phases; '\(name)' has \(values.count)")
    self.name = name
    self.values = values
  }

  /// The value in a phase.
  subscript(phase: TransitionPhase) -> AttributeValue { values[Int(phase.value) + 1] }

  /// The effect without what it does at the insertion or at the removal.
  func without(_ phase: TransitionPhase) -> TransitionEffect {
    var copy = TransitionEffect(
      name, values.indices.map { $0 == Int(phase.value) + 1 ? values[1] : values[$0] })
    copy.animation = animation
    return copy
  }

  /// The effect under an animation, unless it has one from further in.
  func animated(by animation: Animation?) -> TransitionEffect {
    var copy = self
    if copy.animation == nil { copy.animation = .some(animation) }
    return copy
  }
}

/// What a transition of the author's own changes, found when it plays.
///
/// Two are equal: transitions of one name are taken for the same one.
final class OwnEffects: Hashable, @unchecked Sendable {
  private let find: @MainActor () -> [TransitionEffect]
  private var found: [TransitionEffect]?

  init(_ find: @escaping @MainActor () -> [TransitionEffect]) { self.find = find }

  @MainActor var effects: [TransitionEffect] {
    if let found { return found }
    let effects = find()
    found = effects
    return effects
  }

  static func == (a: OwnEffects, b: OwnEffects) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
