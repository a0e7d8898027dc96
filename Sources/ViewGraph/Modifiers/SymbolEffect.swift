/// An animation of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect's name with its options, as reports print it.
  var _name: String { get }
}

/// An effect that plays until it is switched off.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol enters and leaves.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "bounce"

  /// Jumps up.
  public var up: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce.up") }

  /// Jumps down.
  public var down: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce.down") }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "pulse"

  /// Fades by layers.
  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(_name: "pulse.byLayer") }

  /// Fades as a whole.
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(_name: "pulse.wholeSymbol") }
}

/// The symbol's layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "variableColor"

  private func with(_ option: String) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(_name: "\(_name).\(option)")
  }

  /// Keeps the layers lit that were lit.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }

  /// Lights one layer at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }

  /// Goes back and forth.
  public var reversing: VariableColorSymbolEffect { with("reversing") }

  /// Begins again at the first layer.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }

  /// Hides layers that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }

  /// Dims layers that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
}

/// The symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "scale"

  /// Grows.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale.up") }

  /// Shrinks.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale.down") }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "appear"

  /// Comes from below.
  public var up: AppearSymbolEffect { AppearSymbolEffect(_name: "appear.up") }

  /// Comes from above.
  public var down: AppearSymbolEffect { AppearSymbolEffect(_name: "appear.down") }
}

/// The symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "disappear"

  /// Goes up.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(_name: "disappear.up") }

  /// Goes down.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(_name: "disappear.down") }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "replace"

  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace.downUp") }

  /// Both go up.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace.upUp") }

  /// The old one goes, the new one comes up.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace.offUp") }
}

/// The symbol moves back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "wiggle"
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "rotate"
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public private(set) var _name = "breathe"
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
