/// Some of the views of a ``CohortStack``, which show together.
///
/// They are the stack's own children, as those of a `Group` are. Outside of a stack they always show.
public struct Cohort<ID: Hashable, Content: View> {
  let id: ID
  let content: Content
  @Environment(\.cohorts) private var cohorts

  /// Creates a cohort that the stack's selection knows by an id.
  nonisolated public init(_ id: ID, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

extension Cohort: View {
  /// The views, as the stack shows them.
  public var body: some View {
    let id = AnyHashable(id)
    let _ = cohorts?.members.insert(id)
    let isHidden = cohorts.map { $0.stages.visible != id } ?? false
    let isShown = cohorts.map { $0.stages.target(of: id) == 1 } ?? true
    Group { content }
      .opacity(isShown ? 1 : 0)
      .modifier(AttributeModifier<HiddenFamily>(.bool(isHidden)))
      .hitTesting(.strict, isShown: isShown, isHidden: isHidden)
      .modifier(
        HiddenLayoutModifier(layout: cohorts?.layout ?? .keepsPlace, isShown: isShown, isHidden: isHidden))
  }
}

/// What the cohorts of a stack have to know of it.
struct CohortSurroundings {
  let stages: CohortStages<AnyHashable>
  let layout: HiddenLayout
  let members: KnownCohorts
}

/// The ids of the cohorts that a stack has had.
@MainActor final class KnownCohorts {
  private(set) var ids: [AnyHashable] = []

  func insert(_ id: AnyHashable) {
    if !ids.contains(id) { ids.append(id) }
  }
}

private struct CohortsKey: EnvironmentKey { static var defaultValue: CohortSurroundings? { nil } }

extension EnvironmentValues {
  /// What shows in the stack of cohorts around; `nil` outside of one.
  var cohorts: CohortSurroundings? {
    get { self[CohortsKey.self] }
    set { self[CohortsKey.self] = newValue }
  }
}
