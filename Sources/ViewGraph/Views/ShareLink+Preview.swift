extension ShareLink {
  /// Creates a link that shares one thing; its preview is not kept.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: label())
  }

  /// Creates a link that shares several things; their previews are not built.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares one thing; its preview is not kept.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a link with a title that shares one thing; its preview is not kept.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(titleKey.text))
  }

  /// Creates a link with a title, as it is, that shares one thing; its preview is not kept.
  @_disfavoredOverload public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(String(title)))
  }

  /// Creates a link that shares several things; their previews are not built.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, label: DefaultShareLinkLabel())
  }
}
