/// An animation of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect's name with its options, as reports print it.
  var _name: String { get }
}

/// An effect whose options are added to its name.
protocol ConfigurableSymbolEffect: SymbolEffect {
  var _name: String { get set }
}

extension ConfigurableSymbolEffect {
  /// The effect with one more option.
  func with(_ option: String) -> Self {
    var effect = self
    effect._name += ".\(option)"
    return effect
  }
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
public struct BounceSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "bounce"

  /// Jumps up.
  public var up: BounceSymbolEffect { with("up") }

  /// Jumps down.
  public var down: BounceSymbolEffect { with("down") }

  /// Jumps by layers.
  public var byLayer: BounceSymbolEffect { with("byLayer") }

  /// Jumps as a whole.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "pulse"

  /// Fades by layers.
  public var byLayer: PulseSymbolEffect { with("byLayer") }

  /// Fades as a whole.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

/// The symbol's layers light up in turn.
public struct VariableColorSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The effect's name with its options.
  public internal(set) var _name = "variableColor"

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
public struct ScaleSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "scale"

  /// Grows.
  public var up: ScaleSymbolEffect { with("up") }

  /// Shrinks.
  public var down: ScaleSymbolEffect { with("down") }

  /// Scales by layers.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }

  /// Scales as a whole.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

/// The symbol comes.
public struct AppearSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "appear"

  /// Comes from below.
  public var up: AppearSymbolEffect { with("up") }

  /// Comes from above.
  public var down: AppearSymbolEffect { with("down") }

  /// Comes by layers.
  public var byLayer: AppearSymbolEffect { with("byLayer") }

  /// Comes as a whole.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

/// The symbol goes.
public struct DisappearSymbolEffect: ConfigurableSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// The effect's name with its options.
  public internal(set) var _name = "disappear"

  /// Goes up.
  public var up: DisappearSymbolEffect { with("up") }

  /// Goes down.
  public var down: DisappearSymbolEffect { with("down") }

  /// Goes by layers.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }

  /// Goes as a whole.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ConfigurableSymbolEffect, ContentTransitionSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "replace"

  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { with("downUp") }

  /// Both go up.
  public var upUp: ReplaceSymbolEffect { with("upUp") }

  /// The old one goes, the new one comes up.
  public var offUp: ReplaceSymbolEffect { with("offUp") }

  /// Replaces by layers.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }

  /// Replaces as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

/// The symbol moves back and forth.
public struct WiggleSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "wiggle"

  /// Moves to the left first.
  public var left: WiggleSymbolEffect { with("left") }

  /// Moves to the right first.
  public var right: WiggleSymbolEffect { with("right") }

  /// Moves up first.
  public var up: WiggleSymbolEffect { with("up") }

  /// Moves down first.
  public var down: WiggleSymbolEffect { with("down") }

  /// Moves in reading direction first.
  public var forward: WiggleSymbolEffect { with("forward") }

  /// Moves against reading direction first.
  public var backward: WiggleSymbolEffect { with("backward") }

  /// Moves with the clock first.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }

  /// Moves against the clock first.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }

  /// Moves by layers.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }

  /// Moves as a whole.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
}

/// The symbol turns.
public struct RotateSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "rotate"

  /// Turns with the clock.
  public var clockwise: RotateSymbolEffect { with("clockwise") }

  /// Turns against the clock.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }

  /// Turns by layers.
  public var byLayer: RotateSymbolEffect { with("byLayer") }

  /// Turns as a whole.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: ConfigurableSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect's name with its options.
  public internal(set) var _name = "breathe"

  /// Changes its size alone.
  public var plain: BreatheSymbolEffect { with("plain") }

  /// Changes its opacity too.
  public var pulse: BreatheSymbolEffect { with("pulse") }

  /// Breathes by layers.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }

  /// Breathes as a whole.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
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
