/// Where a view sits: the steps from the root to it, with the kind of each view on the way.
///
/// A view keeps its state and animates its values exactly as long as an update builds it at the
/// same identity. Identities are shared with the views above, so that one costs a single small
/// object however deep it lies.
public struct Identity {
  /// One view on the way, linked to the view above it.
  final class Place {
    let parent: Place?
    let steps: [IdentityStep]
    let typeName: String
    let depth: Int

    init(parent: Place?, steps: [IdentityStep], typeName: String) {
      self.parent = parent
      self.steps = steps
      self.typeName = typeName
      self.depth = parent.map { $0.depth + 1 } ?? 0
    }
  }

  let place: Place

  init(parent: Identity?, steps: [IdentityStep], typeName: String) {
    place = Place(parent: parent?.place, steps: steps, typeName: typeName)
  }

  /// The steps from the parent view to this one.
  public var steps: [IdentityStep] { place.steps }

  /// The name of the view's type without module and generic arguments.
  public var typeName: String { place.typeName }

  /// How many views lie above this one; 0 for a root.
  public var depth: Int { place.depth }
}

extension Identity: Hashable {
  /// Two identities are equal when the same steps lead through views of the same names.
  ///
  /// - Complexity: O(1) for identities of one tree that share the way, otherwise O(depth).
  public static func == (a: Identity, b: Identity) -> Bool {
    var x: Place? = a.place
    var y: Place? = b.place
    while let left = x, let right = y {
      if left === right { return true }
      guard left.depth == right.depth, left.typeName == right.typeName, left.steps == right.steps
      else { return false }
      x = left.parent
      y = right.parent
    }
    return x == nil && y == nil
  }

  /// Hashes depth, name and last steps, which tell most identities apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place.depth)
    hasher.combine(place.typeName)
    hasher.combine(place.steps)
  }
}

extension Identity: CustomStringConvertible {
  /// The way from the root, such as `Card/VStack/Text[1](branch 0)`.
  public var description: String {
    var components: [String] = []
    var place: Place? = place
    while let current = place {
      if !current.typeName.isEmpty {
        components.append(current.typeName + current.steps.map(\.description).joined())
      }
      place = current.parent
    }
    return components.reversed().joined(separator: "/")
  }
}
