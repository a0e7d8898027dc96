/// The modifier that changes transactions on their way, as its author wrote it.
struct TransactionOrigin {
  /// Such as `.transaction`.
  let name: StaticString
  let location: SourceLocation?
}

/// What on the way to a view decided on the animation of its changes.
enum AnimationGovernor {
  /// An `.animation(_:value:)` whose value changed.
  case animationModifier(SourceLocation?)
  /// An `.animation(nil, value:)` whose value changed.
  case switchedOff(SourceLocation?)
  /// An `.animation(_:value:)` whose value did not change, where nothing else animates.
  case unchangedValue(SourceLocation?)
  /// A `.transaction` modifier, or one that is made of it.
  case transactionModifier(TransactionOrigin)
}

extension AnimationGovernor {
  /// What animates, as reports print it; `nil` where nothing does.
  var animator: String? {
    switch self {
    case .animationModifier(let place): Self.name(".animation(_:value:)", at: place)
    case .transactionModifier(let origin): Self.name("\(origin.name)", at: origin.location)
    case .switchedOff, .unchangedValue: nil
    }
  }

  /// Why nothing animates, as reports print it; `nil` where it is no modifier's doing.
  var obstacle: String? {
    switch self {
    case .switchedOff(let place): "switched off by " + Self.name(".animation(nil, value:)", at: place)
    case .unchangedValue(let place):
      "the value of " + Self.name(".animation(_:value:)", at: place)
        + (place == nil ? " did not change" : ", did not change")
    case .transactionModifier(let origin):
      "switched off by " + Self.name("\(origin.name)", at: origin.location)
    case .animationModifier: nil
    }
  }

  private static func name(_ modifier: String, at place: SourceLocation?) -> String {
    place.map { "\(modifier), \($0)" } ?? modifier
  }
}

private struct AnimationGovernorKey: TransactionKey {
  static var defaultValue: AnimationGovernor? { nil }
}

extension Transaction {
  /// What on the way decided on the animation; `nil` where it is that of the write.
  var governor: AnimationGovernor? {
    get { self[AnimationGovernorKey.self] }
    set { self[AnimationGovernorKey.self] = newValue }
  }

  /// Why nothing animates under the transaction, as reports print it.
  var obstacle: String {
    if disablesAnimations { return "the transaction disables animations" }
    return governor?.obstacle ?? "no animation in the transaction"
  }
}
