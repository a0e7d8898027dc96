import Foundation

extension LayoutBuilder {
  /// A control by our rule; one with a style of the author's is as large as the style's body.
  mutating func control(
    _ id: NodeID, _ kind: ControlKind, _ items: [MeasuredItem], _ context: Context
  ) -> [Built] {
    if hasStyleBody(id) { return styleBody(items) }
    switch kind {
    case .button: return [Built(item: button(id, items))]
    case .toggle: return [Built(item: toggle(id, items))]
    case .stepper: return [Built(item: stepper(id))]
    case .stepperHalf: return [Built(item: fixed(ControlFigures.stepperHalf))]
    case .slider: return [Built(item: slider(id))]
    case .progress: return [Built(item: progress(id))]
    case .picker: return picker(id, context)
    case .labeled: return [Built(item: labeledContent(id))]
    case .disclosure: return disclosure(id, context)
    case .field, .secureField: return [Built(item: field(id, kind))]
    case .editor:
      note(id, "takes the offered size")
      let line = metrics.lineHeight(of: graph.environment(at: id).font)
      return [Built(item: FlexibleItem(.all, .flexible(least: line, ideal: line), tally: tally))]
    }
  }

  /// Whether the control shows the body of a style that is not the library's.
  func hasStyleBody(_ id: NodeID) -> Bool {
    guard let child = graph.tree[id].children.first else { return false }
    // An erased view has such a step, too; a style is no view.
    return graph.tree.storage.codes(of: child).first?.sort == .content
      && !(graph.tree[child].kind.type is any View.Type)
  }

  /// The body of a style, in a frame that is the control's.
  func styleBody(_ items: [MeasuredItem]) -> [Built] {
    stacked(items, .horizontal).map { [Built(item: framed($0))] } ?? []
  }

  // MARK: Parts

  /// A container around an item, so that the node has a frame of its own.
  func framed(_ item: MeasuredItem, _ insets: EdgeInsets = EdgeInsets()) -> MeasuredItem {
    ModifierItem(PaddingRule(insets), item)
  }

  func fixed(_ size: CGSize) -> MeasuredItem {
    FlexibleItem(.fixed(size.width), .fixed(size.height), tally: tally)
  }

  /// Items of a part side by side; `nil` if labels are hidden or there are none.
  private func label(_ id: NodeID, _ part: Int = 0) -> MeasuredItem? {
    graph.environment(at: id).labelsHidden ? nil : stacked(parts(part, of: id).map(\.contained), .horizontal)
  }

  /// A label at the leading edge and something at the trailing edge of all the width that is offered.
  func row(_ label: MeasuredItem?, _ accessories: [MeasuredItem]) -> MeasuredItem {
    guard let label else { return line(accessories, spacing: 0) }
    let room = FlexibleItem.spacer(minLength: ControlFigures.spacing, along: .horizontal, tally: tally)
    return line([label, room] + accessories, spacing: 0)
  }

  private func line(_ items: [MeasuredItem], spacing: CGFloat) -> MeasuredItem {
    ContainerItem(
      StackArrangement(.horizontal, guide: .vertical(.center), spacing: spacing), items, tally: tally)
  }

  private func column(_ items: [MeasuredItem], _ alignment: HorizontalAlignment, _ spacing: CGFloat)
    -> MeasuredItem
  {
    ContainerItem(
      StackArrangement(.vertical, guide: .horizontal(alignment), spacing: spacing), items, tally: tally)
  }

  // MARK: Controls

  private mutating func button(_ id: NodeID, _ items: [MeasuredItem]) -> MeasuredItem {
    let environment = graph.environment(at: id)
    let label = stacked(items, .horizontal) ?? text(words(of: id), nil, at: id)
    var name = ""
    if case .primitive(let style)? = environment.buttonStyles.last {
      name = (style as? any BuiltInStyle)?.styleName ?? ""
    }
    guard ["bordered", "borderedProminent", "glass", "glassProminent"].contains(name) else {
      note(id, "is as large as its label")
      return framed(label)
    }
    return bordered(id, label, environment)
  }

  private mutating func bordered(
    _ id: NodeID, _ label: MeasuredItem, _ environment: EnvironmentValues
  ) -> MeasuredItem {
    let insets = ControlFigures.buttonPadding(environment.controlSize)
    note(
      id,
      "has \(shortNumber(insets.leading)) points beside its label and \(shortNumber(insets.top)) above and below"
    )
    return framed(label, insets)
  }

  private mutating func toggle(_ id: NodeID, _ items: [MeasuredItem]) -> MeasuredItem {
    let environment = graph.environment(at: id)
    switch (environment.toggleStyles.last as? any BuiltInStyle)?.styleName {
    case "button":
      return bordered(id, stacked(items, .horizontal) ?? empty, environment)
    case "checkbox":
      note(id, "has a box of 16 by 16 points before its label")
      return line([fixed(ControlFigures.checkbox)] + (label(id).map { [$0] } ?? []), spacing: 8)
    default:
      note(id, "takes the offered width, with a switch of 51 by 31 points at its end")
      return row(label(id), [fixed(ControlFigures.toggleSwitch)])
    }
  }

  private mutating func stepper(_ id: NodeID) -> MeasuredItem {
    note(id, "takes the offered width, with two halves of 47 by 32 points at its end")
    // The half that counts down stands first.
    return row(label(id), (parts(2, of: id) + parts(1, of: id)).map(\.contained))
  }

  private mutating func slider(_ id: NodeID) -> MeasuredItem {
    note(id, "takes the offered width and is 31 points high; its label is not shown")
    let track = FlexibleItem(
      .flexible(least: 0, ideal: ControlFigures.sliderIdealWidth), .fixed(ControlFigures.sliderHeight),
      tally: tally)
    let items = [label(id, 1), track, label(id, 2)].compactMap(\.self)
    return line(items, spacing: ControlFigures.spacing)
  }

  private mutating func progress(_ id: NodeID) -> MeasuredItem {
    let environment = graph.environment(at: id)
    let style = (environment.progressViewStyles.last as? any BuiltInStyle)?.styleName
    let isDone = graph.tree[id].attributes.first?.values.first?.length != nil
    let current = stacked(parts(1, of: id).map(\.contained), .horizontal)
    guard style != "circular", isDone || style == "linear" else {
      note(id, "has a circle of 20 by 20 points above its label")
      let items = [fixed(ControlFigures.spinner), label(id), current].compactMap(\.self)
      return column(items, .center, ControlFigures.spacing)
    }
    note(id, "takes the offered width, with a bar of 4 points below its label")
    let bar = FlexibleItem(
      .flexible(least: 0, ideal: ControlFigures.sliderIdealWidth), .fixed(ControlFigures.progressBarHeight),
      tally: tally)
    return column([label(id), bar, current].compactMap(\.self), .leading, ControlFigures.progressBarHeight)
  }

  private mutating func labeledContent(_ id: NodeID) -> MeasuredItem {
    note(id, "takes the offered width, with its content at the end")
    return row(label(id), parts(1, of: id).map(\.contained))
  }

  private mutating func disclosure(_ id: NodeID, _ context: Context) -> [Built] {
    note(id, "takes the offered width, with an arrow of 20 by 20 points at the end of its label")
    let head = row(label(id), [fixed(ControlFigures.arrow)])
    let content = parts(1, of: id)
    guard context.isListRow else {
      let list = stacked(content.map(\.contained)).map { [$0] } ?? []
      return [Built(item: column([head] + list, .leading, ControlFigures.spacing))]
    }
    return [Built(item: head)]
      + content.map { built in
        var built = built
        built.traits.indentation += ListFigures.indentation
        return built
      }
  }

  private mutating func field(_ id: NodeID, _ kind: ControlKind) -> MeasuredItem {
    let environment = graph.environment(at: id)
    let own = graph.tree[id].attributes.first
    var typed = ""
    switch own?.values.first {
    case .text(let text): typed = text
    case .integer(let count): typed = String(repeating: "•", count: count)
    default: break
    }
    let prompt = parts(1, of: id).isEmpty ? parts(0, of: id) : parts(1, of: id)
    let words =
      typed.isEmpty
      ? stacked(prompt.map(\.contained), .horizontal) ?? text(words(of: id), nil, at: id)
      : text(typed, nil, at: id)
    let line = metrics.lineHeight(of: environment.font)
    let isTall = own?["axis"]?.value(as: Axis.self) == .vertical
    note(id, "takes the offered width and the height of \(isTall ? "its lines" : "a line")")
    let item = isTall ? FieldItem(words, leastHeight: line) : lineField(words, line)
    let hasBorder = ["roundedBorder", "squareBorder"].contains(environment.styleNames["textFieldStyle"])
    let padding = hasBorder ? ControlFigures.fieldPadding : 0
    return framed(
      item, EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding))
  }

  /// A line of words that does not grow.
  private func lineField(_ words: MeasuredItem, _ line: CGFloat) -> MeasuredItem {
    let ideal = words.size(for: .unspecified)
    let area = FlexibleItem(
      .flexible(least: 0, ideal: ideal.width), .fixed(max(ideal.height, line)), tally: tally)
    return LayeredItem(area, layer: words, alignment: .leading)
  }
}

/// Words in a field that takes the offered width and grows with its lines.
private final class FieldItem: MeasuredItem {
  private let words: MeasuredItem
  private let leastHeight: CGFloat

  init(_ words: MeasuredItem, leastHeight: CGFloat) {
    self.words = words
    self.leastHeight = leastHeight
    super.init([words], tally: words.tally)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = words.size(for: ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: proposal.width ?? size.width, height: max(size.height, leastHeight))
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    words.setOffset(of: guide, for: ProposedViewSize(width: proposal.width, height: nil))
  }

  override func placeContent(in proposal: ProposedViewSize) {
    place(inside: words, at: .zero, proposal: ProposedViewSize(width: proposal.width, height: nil))
  }
}
