/// A root view and the views that are pushed on it.
///
/// The root and every pushed level are children of the stack; the level at a position is identified
/// by its value. A level keeps its state while others are pushed over it and loses it when it is
/// popped. Documented: https://developer.apple.com/documentation/swiftui/navigationstack.
public struct NavigationStack<Data, Root: View> {
  let path: StackPath?
  let root: Root
}

/// Where the values of a stack's levels are bound, whatever the collection's type.
struct StackPath {
  let get: () -> [AnyHashable]
  /// Writes the values; those of another type than the collection's are left out.
  let set: ([AnyHashable]) -> Void
  let boundObjects: [AnyObject]

  init(_ binding: Binding<NavigationPath>) {
    get = { binding.wrappedValue.elements }
    set = { binding.wrappedValue = NavigationPath(erased: $0) }
    boundObjects = binding.boundObjects
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ binding: Binding<Data>
  )
  where Data.Element: Hashable {
    get = { binding.wrappedValue.map { AnyHashable($0) } }
    set = { binding.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    boundObjects = binding.boundObjects
  }
}

extension NavigationStack: View {
  /// A stack has no body.
  public typealias Body = Never

  /// Describes the root at `[0]` and each pushed level at its position.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.navigationStack(Self.self, path: view.path, root: view.root)
  }
}

extension NavigationStack {
  /// Creates a stack that keeps its path by itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// Creates a stack whose path, of values of any type, is bound.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: StackPath(path), root: root())
  }

  /// Creates a stack whose path, of values of one type, is bound.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.init(path: StackPath(path), root: root())
  }
}

extension DescribingPass {
  /// Describes a stack: its root and its levels.
  mutating func navigationStack<Root: View>(_ type: Any.Type, path: StackPath?, root: Root) {
    // Kept beside the node and not on it, since the node hands it down from the beginning.
    let navigation = construct { NavigationContext() }
    control(type, Control(), boundTo: path?.boundObjects ?? []) { pass in
      pass.push(environment: { $0.navigation = navigation })
    } content: { pass in
      pass.describeLevels(navigation, path, root)
    }
  }

  private mutating func describeLevels<Root: View>(
    _ navigation: NavigationContext, _ path: StackPath?, _ root: Root
  ) {
    let node = parent
    navigation.node = node
    navigation.store = graph.store
    let slot = navigationSlot(of: node)
    navigation.connect(slot, path)
    part(0, root)
    let levels = readingForControl { navigation.levels() }
    for (index, level) in levels.enumerated() { describe(level, at: index + 1, navigation) }
    // What registered while the stack was described has been seen.
    graph.store.clearDirty(node)
  }

  private mutating func describe(_ level: NavigationLevel, at position: Int, _ navigation: NavigationContext)
  {
    let dismiss = DismissAction(of: navigation, level: position) { navigation.pop(position) }
    modifying {
      $0.push(environment: { $0.dismiss = dismiss })
    } _: { pass in
      pass.stepping(.child, position, at: nil) { pass in
        pass.stepping(.element, id: level.id, at: nil) { pass in
          switch level {
          case .value(let value):
            guard let describe = navigation.destination(of: value) else {
              return pass.reportMissingDestination(of: value)
            }
            describe(&pass)
          case .view(let view):
            let previous = pass.graph.store.setReader(view.reader)
            view.describe(&pass)
            _ = pass.graph.store.setReader(previous)
          }
        }
      }
    }
  }

  private func reportMissingDestination(of value: AnyHashable) {
    graph.store.report(
      .nothingToPerform,
      """
      A NavigationLink is presenting a value of type “\(typeDescription(Swift.type(of: value.base)))” but there is \
      no matching navigationDestination declaration visible from the location of the link. The link cannot be \
      activated.
      """, at: parent)
  }

  /// The levels that the stack keeps by itself.
  private func navigationSlot(of node: NodeID) -> StateSlot<[NavigationLevel]> {
    if let slot = graph.controlSlot("path", of: node, as: [NavigationLevel].self) { return slot }
    let slot = StateSlot<[NavigationLevel]>(
      [], kind: .control, property: "path", owner: node, ownerName: graph.tree[node].kind.name,
      declaration: graph.tree[node].location, store: graph.store)
    graph.store.add(slot)
    return slot
  }
}

extension NavigationContext {
  /// Makes pushing and popping write where the path is bound, and else what the stack keeps.
  fileprivate func connect(_ slot: StateSlot<[NavigationLevel]>, _ path: StackPath?) {
    guard let path else {
      levels = { slot.read() }
      push = { slot.write(slot.peek() + [$0], transaction: .current) }
      pop = { position in
        let all = slot.peek()
        guard position <= all.count else { return }
        slot.write(Array(all[..<(position - 1)]), transaction: .current)
        for level in all[(position - 1)...] { level.popped() }
      }
      return
    }
    // Views that links push stand above the bound values.
    levels = { path.get().map { .value($0) } + slot.read() }
    push = { level in
      switch level {
      case .value(let value): path.set(path.get() + [value])
      case .view: slot.write(slot.peek() + [level], transaction: .current)
      }
    }
    pop = { position in
      let count = path.get().count
      let views = slot.peek()
      let kept = max(0, position - 1 - count)
      if kept < views.count {
        slot.write(Array(views[..<kept]), transaction: .current)
        for view in views[kept...] { view.popped() }
      }
      if position <= count { path.set(Array(path.get()[..<(position - 1)])) }
    }
  }
}

extension NavigationLevel {
  @MainActor fileprivate func popped() {
    if case .view(let view) = self { view.onPop() }
  }
}
