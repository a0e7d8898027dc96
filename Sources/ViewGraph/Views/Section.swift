/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  let location: SourceLocation?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A section has no body.
  public typealias Body = Never

  /// Describes a container with the header, the content and the footer; a section that is collapsed has no
  /// content.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let isExpanded = view.isExpanded?.wrappedValue
    pass.node(
      Self.self, .container, at: view.location,
      { pass in
        pass.push(.section, isExpanded.map { .bool($0) } ?? .none)
        guard let binding = view.isExpanded else { return }
        pass.push(control: Control(toggle: { binding.wrappedValue.toggle() }))
      },
      content: { pass in
        pass.part(0, view.header)
        if isExpanded != false { pass.part(1, view.content) }
        pass.part(2, view.footer)
      })
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: header(), content: content(), footer: footer(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a header and a footer, in the older spelling.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: header, content: content(), footer: footer, isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a footer, in the older spelling.
  nonisolated public init(
    footer: Footer, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer, isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section that shows its content while a value says so.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a header, in the older spelling.
  nonisolated public init(
    header: Parent, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: header, content: content(), footer: EmptyView(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header that is looked up.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a header as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a header that is looked up, which shows its content while a value says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a section with a header as it is, which shows its content while a value says so.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded,
      location: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension AttributeSchema {
  static let section = AttributeSchema(
    "Section", [Component("isExpanded", .set(because: "a Boolean has no values in between"))],
    status: .behaves)
}
