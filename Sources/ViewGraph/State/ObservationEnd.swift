import Observation

/// Ends what a view observes when the view is evaluated again or goes.
///
/// Observation tracking lasts until the first change and cannot be cancelled. So an evaluation reads one more
/// property, this one, and announcing a change of it lets go of everything that the evaluation has read. A
/// model that rarely changes would otherwise remember every evaluation there ever was.
final class ObservationEnd: Observable {
  private let registrar = ObservationRegistrar()

  private var isOver: Bool {
    registrar.access(self, keyPath: \.isOver)
    return false
  }

  /// Makes the evaluation under way one that ends.
  func join() { _ = isOver }

  /// Ends all evaluations that joined.
  func end() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
}
