import Foundation

enum PresentationDetentsFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationDetents", .layoutInput)
}

enum SelectedDetentFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "presentationDetents", [.init("presentationDetents", .layoutInput), .init("selection", .layoutInput)])
}

enum PresentationBackgroundFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationBackground", .interpolatesAtLeaves)
}

enum PresentationBackgroundViewFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "presentationBackground",
    [
      .init("presentationBackground", .set(because: "one view is shown instead of another")),
      .init("alignment", .layoutInput),
    ])
}

enum PresentationDragIndicatorFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationDragIndicator", .setChoice)
}

enum PresentationCornerRadiusFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationCornerRadius", .interpolates)
}

enum BackgroundInteractionFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationBackgroundInteraction", .setChoice)
}

enum ContentInteractionFamily: AttributeFamily {
  static let schema = AttributeSchema("presentationContentInteraction", .setChoice)
}

enum CompactAdaptationFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "presentationCompactAdaptation", [.init("horizontal", .setChoice), .init("vertical", .setChoice)])
}

/// The heights that a sheet may take, in an order that does not depend on the set's.
struct Detents: Equatable {
  let detents: Set<PresentationDetent>
}

extension Detents: CustomStringConvertible {
  var description: String { "[\(detents.map(\.description).sorted().joined(separator: ", "))]" }
}

extension View {
  /// Sets the heights that the sheet around the view may take.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(AttributeModifier<PresentationDetentsFamily>(AttributeValue(opaque: Detents(detents: detents))))
  }

  /// Sets the heights that the sheet around the view may take, and the one that it takes.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      AttributeModifier<SelectedDetentFamily>(
        AttributeValue(opaque: Detents(detents: detents)), AttributeValue(opaque: selection.wrappedValue)))
  }

  /// Sets what the sheet around the view is drawn with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(AttributeModifier<PresentationBackgroundFamily>(AttributeValue(style: style)))
  }

  /// Puts views behind the content of the sheet around the view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      AttributeModifier<PresentationBackgroundViewFamily>(
        AttributeValue(opaque: content()), AttributeValue(opaque: alignment)))
  }

  /// Shows or hides the mark by which the sheet around the view is dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(AttributeModifier<PresentationDragIndicatorFamily>(AttributeValue(opaque: visibility)))
  }

  /// Rounds the corners of the sheet around the view by a radius in points; `nil` leaves it to the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(AttributeModifier<PresentationCornerRadiusFamily>(AttributeValue(cornerRadius)))
  }

  /// Sets whether the view behind the sheet around the view can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(AttributeModifier<BackgroundInteractionFamily>(AttributeValue(opaque: interaction)))
  }

  /// Sets what a drag inside the sheet around the view does first.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(AttributeModifier<ContentInteractionFamily>(AttributeValue(opaque: behavior)))
  }

  /// Sets how the presentation around the view looks where there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the presentation around the view looks where there is little room in an axis.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(
      AttributeModifier<CompactAdaptationFamily>(
        AttributeValue(opaque: horizontalAdaptation), AttributeValue(opaque: verticalAdaptation)))
  }
}
