/// A class that tells before it changes.
///
/// `objectWillChange` need not be written: each object then has one publisher of its own, which
/// every `@Published` property of its class and of its superclasses tells before it is set.
/// *Documented* for Combine: <https://developer.apple.com/documentation/combine/observableobject>.
///
/// A class that writes its own `objectWillChange` sends on it itself; its `@Published` properties
/// do not.
///
/// This protocol is ViewGraph's own, on Darwin too. A file that imports Combine (or SwiftUI, which
/// brings it) as well qualifies: `ViewGraph.ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// What tells that the object is about to change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a `@Published` property of this object is set, or when the class itself sends.
  ///
  /// It is the same publisher at every call, and ends with the object.
  public var objectWillChange: ObservableObjectPublisher {
    willChangePublisher(of: self)
  }
}
