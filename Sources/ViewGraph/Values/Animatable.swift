import Foundation

/// A type with a value that goes through the values in between when it changes under an animation.
///
/// A view or modifier that is isolated to the main actor declares its data `nonisolated`, as in SwiftUI.
/// Documented: https://developer.apple.com/documentation/swiftui/animatable.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// How much finer angles, fractions and colours count than points.
///
/// SwiftUI removes a spring by absolute numbers; so scaled, theirs do not end too early.
let fineScale = 128.0

extension Angle: Animatable {
  /// The angle in radians, finely scaled.
  public var animatableData: Double {
    get { radians * fineScale }
    set { radians = newValue / fineScale }
  }
}

extension UnitPoint: Animatable {
  /// The fractions, finely scaled.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * fineScale, y * fineScale) }
    set { (x, y) = (newValue.first / fineScale, newValue.second / fineScale) }
  }
}

extension EdgeInsets: Animatable {
  /// The insets of the four edges.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
