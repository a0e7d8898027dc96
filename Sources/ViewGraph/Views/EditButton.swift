/// A button that switches the edit mode which its environment binds.
///
/// Without a bound edit mode it does nothing. Documented:
/// https://developer.apple.com/documentation/swiftui/editbutton.
public struct EditButton {
  /// Creates an edit button.
  public init() {}
}

extension EditButton: View {
  /// An edit button has no body.
  public typealias Body = Never

  /// Describes the button with the title "Edit" or "Done".
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.control(Self.self, Control(label: "Edit", activate: {})) { pass in
      let mode = pass.readingEnvironment { $0.editMode }
      let isEditing = pass.readingForControl { mode?.wrappedValue.isEditing ?? false }
      let title = isEditing ? "Done" : "Edit"
      pass.setControl(
        Control(label: title, activate: { mode?.wrappedValue = isEditing ? .inactive : .active }))
      pass.part(0, Text(verbatim: title))
    }
  }
}
