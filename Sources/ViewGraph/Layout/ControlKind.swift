import Foundation

/// The controls with rules of their own, by their names.
enum ControlKind: String {
  case button = "Button"
  case toggle = "Toggle"
  case stepper = "Stepper"
  case stepperHalf = "StepperHalf"
  case slider = "Slider"
  case progress = "ProgressView"
  case picker = "Picker"
  case labeled = "LabeledContent"
  case disclosure = "DisclosureGroup"
  case field = "TextField"
  case secureField = "SecureField"
  case editor = "TextEditor"

  init?(_ name: String) { self.init(rawValue: name) }
}

/// Figures of controls in points; they are ours.
enum ControlFigures {
  static let toggleSwitch = CGSize(width: 51, height: 31)
  static let checkbox = CGSize(width: 16, height: 16)
  static let stepperHalf = CGSize(width: 47, height: 32)
  static let sliderHeight: CGFloat = 31
  static let sliderIdealWidth: CGFloat = 100
  static let progressBarHeight: CGFloat = 4
  static let spinner = CGSize(width: 20, height: 20)
  static let arrow = CGSize(width: 20, height: 20)
  static let segmentHeight: CGFloat = 32
  static let wheelHeight: CGFloat = 216
  static let fieldPadding: CGFloat = 7

  /// The room between a label and what it belongs to.
  static let spacing: CGFloat = 8

  /// The room around the label of a button with a border.
  static func buttonPadding(_ size: ControlSize) -> EdgeInsets {
    let (horizontal, vertical): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 4)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
