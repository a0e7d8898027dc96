import Foundation

/// What a person can do with a view, and what the view keeps by itself while they do.
struct Control {
  /// Something that a control keeps without being told to.
  enum BuiltIn {
    /// Whether the control has the focus.
    case focus
    /// How far its content is scrolled, in points.
    case scroll
    /// What is selected, where nobody binds it.
    case selection
    /// Whether the content is shown, where nobody binds it.
    case expansion(Bool)
  }

  /// The words by which a person knows the control.
  var label: String?
  /// What it keeps.
  var builtIn: [BuiltIn] = []
  /// What a tap does.
  var activate: (() -> Void)?
  /// What switching it does.
  var toggle: (() -> Void)?
  /// The text that a person types into it.
  var text: Binding<String>?
  /// Selects a value; false if it is not of the right type.
  var select: ((AnyHashable) -> Bool)?
  /// Whether a person can give it the focus.
  var isFocusable: Bool { builtIn.contains { if case .focus = $0 { true } else { false } } }
}

/// Where the focus of a view is bound.
struct FocusTarget {
  /// Whether the bound value says that this view has the focus.
  let matches: () -> Bool
  /// Sets the bound value to say so.
  let focus: () -> Void
  /// Sets the bound value to say that nothing has the focus.
  let unfocus: () -> Void
  /// The location that is bound, to tell targets of one property.
  let location: AnyObject
}
