/// A mistake that SwiftUI warns about at run time, in SwiftUI's own words.
public struct Issue {
  /// The mistakes that are told apart.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// State was written while a body ran; the write is dropped.
    case writeDuringBody
    /// A property wrapper was used before a view with an identity held it.
    case stateNotInstalled
    /// Two elements of a `ForEach` have one id; the first one is kept.
    case duplicateIdentity
    /// The range of a `ForEach` over constant data changed; the first range is kept.
    case rangeChanged
    /// A published value was written off the main thread.
    case writeOffMain
    /// Callbacks went on writing, update after update.
    case endlessUpdate
    /// A constraint became required while it was installed, or stopped being so, which throws in UIKit before
    /// iOS 13.
    case requiredPriorityChange
    /// An API that compiles and does nothing was used.
    case declaredOnly
    /// A test asked a person's deed of a view that cannot take it, or named a view that is not there.
    case nothingToPerform
  }

  /// Which mistake it is.
  public let kind: Kind
  /// What happened and what to do, in SwiftUI's words where SwiftUI has some.
  public let message: String
  /// The view where it happened.
  public let identity: Identity?
  /// Where the view was written, if known.
  public let location: SourceLocation?
}

extension Issue: CustomStringConvertible {
  /// The message with its view and place.
  public var description: String {
    let place = [identity?.typeName, location.map { "\($0)" }].compactMap { $0 }.joined(separator: ", ")
    return place.isEmpty ? message : "\(message) (\(place))"
  }
}
