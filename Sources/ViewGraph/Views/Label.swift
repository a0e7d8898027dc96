/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  let location: SourceLocation?
}

extension Label: View where Title: View, Icon: View {
  /// A label has no body.
  public typealias Body = Never

  /// Creates a label of two views.
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.title = title()
    self.icon = icon()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the icon and the title, in this order, or as the label style places them.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.locating(view.location) { pass in
      pass.control(
        Self.self, Control(),
        content: { pass in
          let isStyled = pass.labelStyleBody(
            title: { Title._describe(view.title, in: &$0) }, icon: { Icon._describe(view.icon, in: &$0) })
          if !isStyled { view.describeParts(in: &pass) }
        })
    }
  }

  @MainActor private func describeParts(in pass: inout DescribingPass) {
    let style = pass.readingEnvironment { $0.builtInLabelStyle }
    // A title that is not shown is what a person calls the label.
    pass.setControl(Control(label: style == "iconOnly" ? plainTitle(of: title) : nil))
    if style != "titleOnly" { pass.part(0, icon) }
    if style != "iconOnly" { pass.part(1, title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title that is looked up and an image from an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    title = Text(titleKey)
    icon = Image(name)
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Creates a label with a title that is looked up and one of the system's symbols.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    title = Text(titleKey)
    icon = Image(systemName: name)
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Creates a label with a title as it is and an image from an asset catalogue.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.title = Text(title)
    icon = Image(name)
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Creates a label with a title as it is and one of the system's symbols.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.title = Text(title)
    icon = Image(systemName: name)
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }
}

extension DescribingPass {
  /// Describes one of the parts that a view was given, at a step of its own.
  mutating func part<Content: View>(_ index: Int, _ content: Content) {
    stepping(.child, index, at: nil) { Content._describe(content, in: &$0) }
  }
}
