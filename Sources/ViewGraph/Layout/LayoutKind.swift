import Foundation

/// How a node takes part in layout.
enum LayoutKind {
  /// It stands for the views below it.
  case list
  /// It stands for the cells below it, as a row of a table.
  case row(VerticalAlignment?)
  case arranged(any Arrangement)
  /// By a layout value; `nil` where only its data is among the attributes.
  case author((any Layout)?)
  case table(Alignment, columnSpacing: CGFloat?, rowSpacing: CGFloat?)
  case text(String, Font?)
  case spacer(CGFloat?)
  case divider
  /// It takes what it is offered.
  case fill
  case shape((ProposedViewSize) -> CGSize)
  case image(isResizable: Bool)
  case scroll(Axis.Set)
  /// A column of rows that is scrolled.
  case rows
  /// Rows with a header and a footer; anywhere else it stands for the views below it.
  case section
  case reader
  case firstThatFits(Axis.Set)
  /// A view with others in front of it or behind it, which may reach into the safe area.
  case layered(Alignment, isLaidOut: Bool, ignoredEdges: Edge.Set = [])
  /// A view that keeps clear of another one at an edge.
  case safeAreaInset(Edge, Alignment, spacing: CGFloat?)
  /// A view with the label of its tab.
  case tab
  /// It takes what it is offered, with its content in the middle.
  case area
  case navigation
  case tabs
  case control(ControlKind)
  case other

  var isList: Bool {
    switch self {
    case .list, .row, .section, .tab: true
    default: false
    }
  }

  /// Whether what reaches a child depends on which part of the node it is.
  var hasParts: Bool {
    switch self {
    case .layered, .safeAreaInset: true
    default: false
    }
  }

  /// Whether it has something of its own to draw, and not only what it arranges.
  ///
  /// - Parameter hasContent: Whether there are views inside.
  func draws(hasContent: Bool) -> Bool {
    switch self {
    case .text, .divider, .fill, .shape, .image: true
    case .area, .other, .control: !hasContent
    case .list, .row, .arranged, .author, .table, .spacer, .scroll, .rows, .section, .reader, .firstThatFits,
      .layered, .safeAreaInset, .tab, .navigation, .tabs:
      false
    }
  }

  /// Schemas of what cuts a view off at the edges of its frame.
  static let clippingSchemas: [AttributeSchema] = [
    ClippedFamily.schema, CornerRadiusFamily.schema, .clipShape, .fixedClipShape,
  ]

  /// Schemas of values that are read by views: their own, what they hand down, and what they tell the container.
  static let ownSchemas: [AttributeSchema] = [
    .constrained, .stack, .depthStack, .lazyStack, .layout, .spacer, .image, .overlay, .background, .mask,
    .safeAreaInset, .contentMargins, ListRowInsetsFamily.schema, ListRowSpacingFamily.schema,
    ListSectionSpacingFamily.schema, .collapse, .matchedGeometryEffect,
  ]

  init(_ node: Node) {
    switch node.kind.role {
    case .root, .composite, .modifier, .placeholder, .identified, .erased: self = .list
    case .decorated: self = Self.decorated(node)
    case .leaf: self = Self.leaf(node)
    case .container: self = Self.container(node)
    }
  }

  private static func decorated(_ node: Node) -> LayoutKind {
    if node.kind.name == "tabItem" { return .tab }
    guard let own = node.attributes.first else { return .layered(.center, isLaidOut: false) }
    if own.schema === AttributeSchema.safeAreaInset {
      let edge = own["edge"]?.value(as: Edge.self) ?? .bottom
      return .safeAreaInset(edge, own.alignment, spacing: own["spacing"]?.length)
    }
    let isLayer = [AttributeSchema.overlay, .background, .mask].contains { $0 === own.schema }
    return .layered(
      own.alignment, isLaidOut: isLayer,
      ignoredEdges: own["ignoresSafeAreaEdges"]?.value(as: Edge.Set.self) ?? [])
  }

  private static func leaf(_ node: Node) -> LayoutKind {
    let type = node.kind.type
    if type == Text.self {
      return .text(node.title ?? "", node.attributes.first?["font"]?.value(as: Font.self))
    }
    if type == Spacer.self { return .spacer(node.attributes.first?["minLength"]?.length) }
    if type == Divider.self { return .divider }
    if type == Image.self {
      return .image(isResizable: node.value(named: "resizable").map { $0 != .none } ?? false)
    }
    if let shape = type as? any Shape.Type { return .shape(sizeThatFits(of: shape, node)) }
    if type is any ShapeStyle.Type { return .fill }
    return ControlKind(node.kind.name).map { .control($0) } ?? .other
  }

  private static func container(_ node: Node) -> LayoutKind {
    let own = node.attributes.first
    if node.kind.type is any ArrangingView.Type {
      let layout = own?["layout"]?.value(as: (any Layout).self)
      if let grid = layout as? GridLayout {
        return .table(
          grid.alignment, columnSpacing: grid.horizontalSpacing, rowSpacing: grid.verticalSpacing)
      }
      return .author(layout)
    }
    if let own {
      switch own.schema {
      case _ where own.schema === AttributeSchema.depthStack:
        return .arranged(DepthArrangement(alignment: own.alignment))
      case _ where own.schema === AttributeSchema.stack, _ where own.schema === AttributeSchema.lazyStack:
        return .arranged(stack(own, isLazy: own.schema === AttributeSchema.lazyStack))
      default: break
      }
    }
    return named(node.kind.name, own)
  }

  private static func stack(_ own: Attribute, isLazy: Bool) -> StackArrangement {
    let spacing = own["spacing"]?.length
    if let guide = own["alignment"]?.value(as: HorizontalAlignment.self) {
      return StackArrangement(.vertical, guide: .horizontal(guide), spacing: spacing, isLazy: isLazy)
    }
    let guide = own["alignment"]?.value(as: VerticalAlignment.self) ?? .center
    return StackArrangement(.horizontal, guide: .vertical(guide), spacing: spacing, isLazy: isLazy)
  }

  /// A container of the library by its name: only the library makes nodes of this part.
  private static func named(_ name: String, _ own: Attribute?) -> LayoutKind {
    switch name {
    case "Section": return .section
    case "Tab": return .tab
    case "TimelineView", "KeyframeAnimator", "PhaseAnimator", "ScrollViewReader": return .list
    case "Grid":
      return .table(
        own?.alignment ?? .center, columnSpacing: own?["horizontalSpacing"]?.length,
        rowSpacing: own?["verticalSpacing"]?.length)
    case "GridRow": return .row(own?["alignment"]?.value(as: VerticalAlignment.self))
    case "LazyVGrid", "LazyHGrid":
      let growth: Axis = name == "LazyVGrid" ? .vertical : .horizontal
      return .arranged(
        LineGridArrangement(
          items: own?.values.first?.value(as: [GridItem].self) ?? [], growth: growth,
          spacing: own?["spacing"]?.length))
    case "ScrollView": return .scroll(own?["axes"]?.value(as: Axis.Set.self) ?? .vertical)
    case "List", "Form": return .rows
    case "GeometryReader": return .reader
    case "ViewThatFits":
      return .firstThatFits(own?["axes"]?.value(as: Axis.Set.self) ?? [.horizontal, .vertical])
    case "Canvas": return .fill
    case "NavigationStack", "NavigationView": return .navigation
    case "NavigationSplitView": return .area
    case "TabView": return .tabs
    default: return ControlKind(name).map { .control($0) } ?? .other
    }
  }

  /// The size that a shape takes: as it says itself where the tree keeps it or it has nothing to keep.
  private static func sizeThatFits(
    of type: any Shape.Type, _ node: Node
  ) -> (ProposedViewSize) -> CGSize {
    if let shape = node.attributes.lazy.compactMap({ $0["shape"]?.value(as: (any Shape).self) }).first {
      return { shape.sizeThatFits($0) }
    }
    func made<S: Shape>(_ type: S.Type) -> ((ProposedViewSize) -> CGSize)? {
      guard MemoryLayout<S>.size == 0 else { return nil }
      // Without stored properties all values are the same.
      let shape = unsafeBitCast((), to: S.self)
      return { shape.sizeThatFits($0) }
    }
    if let made = made(type) { return made }
    // An inset or a trimmed circle is known by its name.
    return node.kind.name == "Circle"
      ? { Circle().sizeThatFits($0) } : { $0.replacingUnspecifiedDimensions() }
  }
}
