extension UpdateReport {
  /// Why a view came, went or moved.
  ///
  /// Which of the optional values are there depends on the kind; a place that is not known is absent.
  public struct Reason: Codable, Equatable, Sendable {
    /// The reasons that are told apart.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A condition took its other branch: `from`, `to`.
      case branchChanged
      /// An `.id(_:)` modifier got another value: `oldID`, `newID`.
      case idChanged
      /// An `AnyView` wraps another type: `oldType`, `newType`.
      case contentChanged
      /// A condition without another view to build no longer holds.
      case noLongerBuilt
      /// A condition holds now.
      case nowBuilt
      /// A `ForEach` has an element more: `id`.
      case elementInserted
      /// A `ForEach` has an element less: `id`.
      case elementRemoved
      /// An element changed places with others: `id`, `overtakenBy`.
      case moved
      /// The view above came or went, and this one with it: `view`.
      case with
      /// The view came back before its removal had ended.
      case revived
      /// The tree is described for the first time.
      case firstDescription
      /// The removal that an earlier update began has ended.
      case removalEnded
    }

    /// Which reason it is.
    public let kind: Kind
    /// The reason in the words of the text report.
    public let text: String
    /// Where the construct stands that took another course.
    public private(set) var location: Location?
    /// The branch before.
    public private(set) var from: Location?
    /// The branch after.
    public private(set) var to: Location?
    /// The value of `.id(_:)` before.
    public private(set) var oldID: String?
    /// The value of `.id(_:)` after.
    public private(set) var newID: String?
    /// The name of the type that the `AnyView` wrapped before.
    public private(set) var oldType: String?
    /// The name of the type that the `AnyView` wraps now.
    public private(set) var newType: String?
    /// The id of the element.
    public private(set) var id: String?
    /// The id of the element that overtook it, if one did.
    public private(set) var overtakenBy: String?
    /// The name of the view above that came or went.
    public private(set) var view: String?
  }
}

extension UpdateReport.Reason {
  init(_ reason: Reason) {
    func location(_ place: SourceLocation?) -> UpdateReport.Location? {
      place.map(UpdateReport.Location.init)
    }
    func make(_ kind: Kind, at place: SourceLocation? = nil) -> Self {
      Self(kind: kind, text: "\(reason)", location: location(place))
    }
    switch reason {
    case .branchChanged(let from, let to):
      self = make(.branchChanged)
      (self.from, self.to) = (location(from), location(to))
    case .idChanged(let old, let new, let place):
      self = make(.idChanged, at: place)
      (oldID, newID) = (old, new)
    case .contentChanged(let old, let new, let place):
      self = make(.contentChanged, at: place)
      (oldType, newType) = (old, new)
    case .noLongerBuilt(let place): self = make(.noLongerBuilt, at: place)
    case .nowBuilt(let place): self = make(.nowBuilt, at: place)
    case .elementInserted(let id, let place):
      self = make(.elementInserted, at: place)
      self.id = id
    case .elementRemoved(let id, let place):
      self = make(.elementRemoved, at: place)
      self.id = id
    case .moved(let id, let other, let place):
      self = make(.moved, at: place)
      (self.id, overtakenBy) = (id, other)
    case .with(let name):
      self = make(.with)
      view = name
    case .revived(let place): self = make(.revived, at: place)
    case .firstDescription: self = make(.firstDescription)
    case .removalEnded: self = make(.removalEnded)
    }
  }
}
