import Foundation

/// Drag and drop, the pasteboard and activities belong to a system that a host does not have: these
/// modifiers compile, and the first update that meets one says that it has no effect.
enum DraggableFamily: AttributeFamily {
  static let schema = AttributeSchema("draggable", .set(because: "it has no effect"), status: .declaredOnly)
}

enum DropDestinationFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "dropDestination", .set(because: "it has no effect"), status: .declaredOnly)
}

enum OnDragFamily: AttributeFamily {
  static let schema = AttributeSchema("onDrag", .set(because: "it has no effect"), status: .declaredOnly)
}

enum OnDropFamily: AttributeFamily {
  static let schema = AttributeSchema("onDrop", .set(because: "it has no effect"), status: .declaredOnly)
}

enum OnPasteFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "onPasteCommand", .set(because: "it has no effect"), status: .declaredOnly)
}

enum UserActivityFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "userActivity", .set(because: "it has no effect"), status: .declaredOnly)
}

extension View {
  /// Lets a person drag a value; nothing is dragged here.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(AttributeModifier<DraggableFamily>(.none))
  }

  /// Lets a person drag a value under a preview; nothing is dragged here.
  nonisolated public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(AttributeModifier<DraggableFamily>(.none))
  }

  /// Takes values that a person drops; nothing is dropped here.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(AttributeModifier<DropDestinationFamily>(.none))
  }

  /// Lets a person drag what a provider gives; nothing is dragged here.
  nonisolated public func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View {
    modifier(AttributeModifier<OnDragFamily>(.none))
  }

  /// Takes what a person drops; nothing is dropped here.
  nonisolated public func onDrop<ContentType, Provider>(
    of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [Provider]) -> Bool
  ) -> some View {
    modifier(AttributeModifier<OnDropFamily>(.none))
  }

  /// Takes what a person pastes; nothing is pasted here.
  nonisolated public func onPasteCommand<ContentType, Provider>(
    of supportedContentTypes: [ContentType],
    perform payloadAction: @escaping (_ providers: [Provider]) -> Void
  ) -> some View {
    modifier(AttributeModifier<OnPasteFamily>(.none))
  }

  /// Announces an activity of the person; nobody is told here.
  nonisolated public func userActivity<Activity>(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void
  ) -> some View {
    modifier(AttributeModifier<UserActivityFamily>(.none))
  }

  /// Continues an activity of the person; nobody hands one over here.
  nonisolated public func onContinueUserActivity<Activity>(
    _ activityType: String, perform action: @escaping (Activity) -> Void
  ) -> some View {
    modifier(AttributeModifier<UserActivityFamily>(.none))
  }
}
