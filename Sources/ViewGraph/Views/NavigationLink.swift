/// A control that pushes a view on the navigation stack around it.
///
/// Documented: https://developer.apple.com/documentation/swiftui/navigationlink.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    /// The destination is registered for the value's type.
    case value(AnyHashable?)
    /// The link brings its destination along.
    case view(() -> Destination, isActive: Binding<Bool>?)
  }

  let target: Target
  let label: Label
}

extension NavigationLink: View {
  /// A link has no body.
  public typealias Body = Never

  /// Describes the link with its label.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let link = pass.construct { LinkMemory() }
    let reader = pass.context.reader
    var control = Control(label: plainTitle(of: view.label), activate: { link.activate() })
    if case .value(.none) = view.target { control.activate = nil }
    let activeBinding: Binding<Bool>? = if case .view(_, let isActive) = view.target { isActive } else { nil }
    pass.control(Self.self, control, boundTo: activeBinding?.boundObjects ?? []) { pass in
      link.context = pass.navigation
      switch view.target {
      case .value(let value):
        link.value = value
        link.pushed = nil
      case .view(let destination, let isActive):
        link.update(named: shortTypeName(Destination.self), reader: reader) { pass in
          Destination._describe(pass.graph.observing { destination() }, in: &pass)
        }
        link.isActive = isActive
        let shouldBeActive = isActive.map { binding in pass.readingForControl { binding.wrappedValue } }
        if let shouldBeActive { pass.follow(shouldBeActive, link) }
      }
      pass.part(0, view.label)
    }
  }
}

/// What a link keeps: what it pushes and where.
@MainActor private final class LinkMemory {
  var context: NavigationContext?
  var value: AnyHashable?
  var pushed: PushedView?
  var isActive: Binding<Bool>?

  func activate() {
    guard let context else {
      StateStore.current?.report(
        .nothingToPerform, "a NavigationLink outside of a NavigationStack cannot push", at: nil)
      return
    }
    if let isActive {
      isActive.wrappedValue = true
    } else {
      push(on: context)
    }
  }

  func push(on context: NavigationContext) {
    if let value {
      context.push(.value(value))
    } else if let pushed {
      context.push(.view(pushed))
    }
  }

  /// Takes a new destination in, and has the stack describe it if it is shown.
  func update(named name: String, reader: NodeID?, _ describe: @escaping PartDescription) {
    guard let pushed else {
      let view = PushedView(name: name, reader: reader, describe: describe)
      view.onPop = { [weak self] in self?.isActive?.wrappedValue = false }
      pushed = view
      return
    }
    pushed.describe = describe
    pushed.reader = reader
    context?.runAgain(ifShows: pushed)
  }
}

extension NavigationContext {
  /// Whether a view that was pushed by itself is shown.
  func shows(_ view: PushedView) -> Bool {
    levels().contains { if case .view(view) = $0 { true } else { false } }
  }

  /// Has the stack describe its levels again if one of them is a view whose closure is new.
  func runAgain(ifShows view: PushedView) {
    guard let node, shows(view) else { return }
    store?.markDirty(node)
  }

  /// Pops a view that was pushed by itself.
  func remove(_ view: PushedView) {
    guard let index = levels().firstIndex(where: { if case .view(view) = $0 { true } else { false } }) else {
      return
    }
    pop(index + 1)
  }
}

private func ~= (a: PushedView, b: PushedView) -> Bool { a === b }

extension DescribingPass {
  /// Pushes or pops a link's view after the pass, where the bound value says so.
  fileprivate mutating func follow(_ isActive: Bool, _ link: LinkMemory) {
    guard let context = link.context, let pushed = link.pushed else { return }
    follow(isActive, pushed, on: context, owner: "NavigationLink")
  }

  /// Pushes or pops a view after the pass, so that it is shown if it should be.
  mutating func follow(_ isShown: Bool, _ view: PushedView, on context: NavigationContext, owner: String) {
    guard isShown != context.shows(view) else { return }
    calls.append(
      ScheduledCall(name: isShown ? "push" : "pop", owner: owner, isLifecycle: false) {
        guard isShown != context.shows(view) else { return }
        if isShown { context.push(.view(view)) } else { context.remove(view) }
      })
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination, isActive: nil), label: label())
  }

  /// Creates a link that pushes a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view({ destination }, isActive: nil), label: label())
  }

  /// Creates a link that pushes a view while a bound value is `true`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: isActive), label: label())
  }

  /// Creates a link that pushes a view while a bound value is `true`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view({ destination }, isActive: isActive), label: label())
  }

  /// Creates a link that pushes a view while a bound value equals a tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive: selection.equals(tag)), label: label())
  }

  /// Creates a link that pushes a view while a bound value equals a tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view({ destination }, isActive: selection.equals(tag)), label: label())
  }
}

extension Binding {
  /// Whether the bound value equals a tag; written `true`, it does, written `false`, it is `nil`.
  fileprivate func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isEqual in
        if isEqual { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value; without a value the link does nothing.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that pushes a value and whose label is a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(verbatim: titleKey.text))
  }

  /// Creates a link that pushes a value and whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(verbatim: String(title)))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a view and whose label is a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(target: .view(destination, isActive: nil), label: Text(verbatim: titleKey.text))
  }

  /// Creates a link that pushes a view and whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .view(destination, isActive: nil), label: Text(verbatim: String(title)))
  }

  /// Creates a link that pushes a view and whose label is a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view({ destination }, isActive: nil), label: Text(verbatim: titleKey.text))
  }

  /// Creates a link that pushes a view and whose label is a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view({ destination }, isActive: nil), label: Text(verbatim: String(title)))
  }

  /// Creates a link that pushes a view while a bound value is `true`, and whose label is a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view({ destination }, isActive: isActive), label: Text(verbatim: titleKey.text))
  }
}
