extension View where Self: Animatable {
  /// Describes a view with a body, with its data as a value of its own that goes through the values in between.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.modifying({ $0.push(.animatableData, AttributeValue(animatable: view.animatableData)) }) {
      $0.composite(view)
    }
  }
}

extension ViewModifier where Self: Animatable {
  /// Describes a modifier with a body, with its data as a value of its own that goes through the values in between.
  public static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.modifying({ $0.push(.animatableData, AttributeValue(animatable: modifier.animatableData)) }) {
      $0.modifier(modifier, content: content)
    }
  }
}

/// A modifier with data that goes through the values in between, in SwiftUI's older spelling.
public protocol AnimatableModifier: Animatable, ViewModifier {}
