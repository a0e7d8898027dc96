/// What a person sees where there is nothing to see.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions

  init(of label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a view of a label, a description and what a person can do.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(of: label(), description: description(), actions: actions())
  }

  /// Describes a container with the three parts.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(Self.self, .container) { pass in
      pass.part(0, view.label)
      pass.part(1, view.description)
      pass.part(2, view.actions)
    }
  }
}

/// The label of a view for missing content.
public typealias ContentUnavailableLabel = Label<Text, Image>

extension ContentUnavailableView
where Label == ContentUnavailableLabel, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title that is looked up and an image from an asset catalogue.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(of: ContentUnavailableLabel(title, image: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a title that is looked up and one of the system's symbols.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      of: ContentUnavailableLabel(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a title as it is and an image from an asset catalogue.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(of: ContentUnavailableLabel(title, image: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a title as it is and one of the system's symbols.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      of: ContentUnavailableLabel(title, systemImage: name), description: description, actions: EmptyView())
  }
}

/// A search without results, as a view of its own.
public struct SearchUnavailableContent {
  /// The label of a search without results.
  public struct Label: View {
    let text: String?

    /// An image and a title with the words that were searched for.
    public var body: some View {
      ContentUnavailableLabel(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// The description of a search without results.
  public struct Description: View {
    /// What a person can do about it.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// There is nothing to do.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  @MainActor public static var search: ContentUnavailableView { search(words: nil) }

  /// A search for some words without results.
  @MainActor public static func search(text: String) -> ContentUnavailableView { search(words: text) }

  @MainActor private static func search(words: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      of: SearchUnavailableContent.Label(text: words), description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}
