/// The space that positions are measured in.
///
/// A coordinate space is not sendable, since a name may be any value.
public enum CoordinateSpace: Hashable {
  /// The space of the whole window.
  case global

  /// The space of the view itself.
  case local

  /// The space of a view around it that carries the name.
  case named(AnyHashable)

  /// Whether it is the space of the whole window.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the space.
  public init() {}

  /// The space that it stands for.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates the space.
  public init() {}

  /// The space that it stands for.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// The space that it stands for.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view around it that carries the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the scroll view around it.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpaceName.either)
  }

  /// The space of the nearest scroll view around it that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpaceName.along(axis))
  }
}

/// The names that scroll views give to their spaces.
enum ScrollViewSpaceName: Hashable, Sendable, CustomStringConvertible {
  case either
  case along(Axis)

  var description: String {
    switch self {
    case .either: "scrollView"
    case .along(let axis): "scrollView(axis: \(axis))"
    }
  }
}

extension CoordinateSpace: CustomStringConvertible {
  /// The space's name: `"global"`, `"named(board)"`.
  public var description: String {
    switch self {
    case .global: "global"
    case .local: "local"
    case .named(let name): name.base is ScrollViewSpaceName ? "\(name.base)" : "named(\(name.base))"
    }
  }
}

extension LocalCoordinateSpace: CustomStringConvertible {
  /// The space's name.
  public var description: String { "\(coordinateSpace)" }
}

extension GlobalCoordinateSpace: CustomStringConvertible {
  /// The space's name.
  public var description: String { "\(coordinateSpace)" }
}

extension NamedCoordinateSpace: CustomStringConvertible {
  /// The space's name.
  public var description: String { "\(coordinateSpace)" }
}
