import Foundation

/// What is presented over a view, and how it is left.
///
/// The node of the modifier has the view at one step and what is presented at another, so that neither's
/// identity depends on the other. What is presented inherits the environment of the presenter.
@MainActor struct Presentation {
  /// The name of the node, such as `sheet`.
  let name: String
  let modifier: Any.Type
  var onDismiss: (() -> Void)?

  /// Describes the view and, if there is one, what is presented.
  ///
  /// - Parameters:
  ///   - presented: Reads what is presented: a step of its own, if it has one, how it is left, and how
  ///     it is described.
  func describe<Content: View>(
    _ content: Content, presenting presented: @escaping @MainActor () -> Presented?,
    in pass: inout DescribingPass
  ) {
    pass.dependentNode(modifier, .decorated, name: name) { pass in
      pass.stepping(.child, 0, at: nil) { Content._describe(content, in: &$0) }
      guard let presented = pass.readingForNode(presented) else { return }
      pass.stepping(.child, 1, at: nil) { describe(presented, in: &$0) }
    }
  }

  private func describe(_ presented: Presented, in pass: inout DescribingPass) {
    if let id = presented.id {
      pass.stepping(.element, id: id, at: nil) { describeContent(of: presented, in: &$0) }
    } else {
      describeContent(of: presented, in: &pass)
    }
  }

  private func describeContent(of presented: Presented, in pass: inout DescribingPass) {
    let callback = pass.construct { DismissCallback() }
    callback.action = onDismiss
    let dismiss = DismissAction(of: callback, presented.dismiss)
    let afterAction = presented.endsAfterAction ? { @MainActor in presented.dismiss() } : nil
    let transition = AnyTransition.presentation(name)
    pass.modifying(
      { pass in
        pass.push(callback: callback)
        pass.push(.transition, AttributeValue(opaque: transition))
        pass.push(environment: { values in
          values.dismiss = dismiss
          values[AfterActionKey.self] = afterAction
        })
      }, presented.describe)
  }
}

/// What is presented at the moment.
@MainActor struct Presented {
  /// Tells presentations of one modifier apart; another id is another presentation.
  var id: AnyHashable?
  /// Whether the action of a button inside ends the presentation.
  var endsAfterAction = false
  /// Ends the presentation.
  let dismiss: @MainActor () -> Void
  let describe: @MainActor (inout DescribingPass) -> Void
}

/// Runs when what was presented has gone.
final class DismissCallback: Callback {
  var action: (() -> Void)?

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    guard let action else { return [] }
    return [ScheduledCall(name: "onDismiss", owner: ownerName, isLifecycle: false) { action() }]
  }
}

/// Presents a view while a binding is true.
struct PresentationModifier<Presentee: View> {
  let name: String
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  let presentee: () -> Presentee
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    Presentation(name: modifier.name, modifier: Self.self, onDismiss: modifier.onDismiss).describe(
      content,
      presenting: {
        guard modifier.isPresented.wrappedValue else { return nil }
        let presentee = modifier.presentee()
        return Presented(dismiss: { modifier.isPresented.wrappedValue = false }) {
          Presentee._describe(presentee, in: &$0)
        }
      }, in: &pass)
  }
}

/// Presents a view for an item; an item with another id is another presentation.
struct ItemPresentationModifier<Item: Identifiable, Presentee: View> {
  let name: String
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  let presentee: (Item) -> Presentee
}

extension ItemPresentationModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    Presentation(name: modifier.name, modifier: Self.self, onDismiss: modifier.onDismiss).describe(
      content,
      presenting: {
        guard let item = modifier.item.wrappedValue else { return nil }
        let presentee = modifier.presentee(item)
        return Presented(id: AnyHashable(item.id), dismiss: { modifier.item.wrappedValue = nil }) {
          Presentee._describe(presentee, in: &$0)
        }
      }, in: &pass)
  }
}

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(name: "sheet", isPresented: isPresented, onDismiss: onDismiss, presentee: content))
  }

  /// Presents a sheet for an item.
  ///
  /// An item with another id dismisses the sheet and presents a new one.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentationModifier(name: "sheet", item: item, onDismiss: onDismiss, presentee: content))
  }

  /// Presents a view over the whole screen while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        name: "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, presentee: content))
  }

  /// Presents a view over the whole screen for an item; an item with another id is presented anew.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentationModifier(name: "fullScreenCover", item: item, onDismiss: onDismiss, presentee: content))
  }

  /// Presents a popover while a binding is true; where it points to is not kept.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(name: "popover", isPresented: isPresented, presentee: content))
  }

  /// Presents a popover for an item; an item with another id is presented anew.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPresentationModifier(name: "popover", item: item, presentee: content))
  }

  /// Shows an inspector beside the view while a binding is true.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(PresentationModifier(name: "inspector", isPresented: isPresented, presentee: content))
  }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view, in fractions of its size.
  case point(UnitPoint)

  /// A rectangle that a popover points to.
  public enum Source: Hashable, Sendable {
    /// The view's own rectangle.
    case bounds
  }
}

enum InteractiveDismissFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "interactiveDismissDisabled", .set(because: "a Boolean has no values in between"))
}

extension View {
  /// Says whether a person can pull a sheet down.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(AttributeModifier<InteractiveDismissFamily>(.bool(isDisabled)))
  }
}

enum InspectorWidthFamily: AttributeFamily {
  static let schema = AttributeSchema("inspectorColumnWidth", .layoutInput)
}

extension View {
  /// Sets the width of the inspector in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(AttributeModifier<InspectorWidthFamily>(.number(Double(width))))
  }
}
