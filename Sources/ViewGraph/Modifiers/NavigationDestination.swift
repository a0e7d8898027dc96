/// Keeps a destination registered for as long as the views that it is written on.
final class DestinationCallback: Callback {
  weak var navigation: NavigationContext?
  private let type: Any.Type

  init(type: Any.Type) { self.type = type }

  func register(_ describe: @escaping (AnyHashable) -> PartDescription?, tick: Int) {
    navigation?.register(
      NavigationContext.Destination(owner: ObjectIdentifier(self), describe: describe), for: type, tick: tick)
  }

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    navigation?.unregister(ObjectIdentifier(self), for: type)
    return []
  }
}

struct DestinationModifier<D: Hashable, Destination: View> {
  let destination: (D) -> Destination
}

extension DestinationModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { DestinationCallback(type: D.self) }
    callback.navigation = pass.navigation
    let reader = pass.context.reader
    let destination = destination
    let describe: (AnyHashable) -> PartDescription? = { value in
      guard let value = value.base as? D else { return nil }
      return { pass in
        let previous = pass.graph.store.setReader(reader)
        let content = pass.graph.observing { destination(value) }
        Destination._describe(content, in: &pass)
        _ = pass.graph.store.setReader(previous)
      }
    }
    callback.register(describe, tick: pass.graph.tick)
    pass.push(callback: callback)
  }
}

/// What a modifier that pushes a view by a bound value keeps.
private final class PresentedDestination {
  var pushed: PushedView?
}

struct PresentedDestinationModifier<Destination: View> {
  /// Whether the view is to be shown, and under which id.
  let isPresented: Binding<Bool>
  let destination: () -> Destination
}

extension PresentedDestinationModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let memory = pass.construct { PresentedDestination() }
    guard let navigation = pass.navigation else { return }
    let (isPresented, destination) = (isPresented, destination)
    let describe: PartDescription = { pass in
      Destination._describe(pass.graph.observing { destination() }, in: &pass)
    }
    let view =
      memory.pushed
      ?? PushedView(name: shortTypeName(Destination.self), reader: pass.context.reader, describe: describe)
    memory.pushed = view
    view.describe = describe
    view.reader = pass.context.reader
    view.onPop = { isPresented.wrappedValue = false }
    navigation.runAgain(ifShows: view)
    pass.follow(isPresented.wrappedValue, view, on: navigation, owner: "navigationDestination")
  }
}

extension View {
  /// Sets the view that is pushed for values of a type.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view while a bound value is `true`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
  }

  /// Pushes a view while a bound value is not `nil`; another value makes another view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        isPresented: Binding<Bool>(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: { item.wrappedValue.map { ItemDestination(item: $0, content: destination($0)) } }))
  }
}

/// The destination of an item, identified by it.
private struct ItemDestination<Item: Hashable, Content: View> {
  let item: Item
  let content: Content
}

extension ItemDestination: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.stepping(.element, id: view.item, at: nil) { Content._describe(view.content, in: &$0) }
  }
}
