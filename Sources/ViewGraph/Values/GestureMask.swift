/// Which gestures are recognised where a gesture is added.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture.
  public static let none: GestureMask = []

  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// The added gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension GestureMask: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [(.gesture, "gesture"), (.subviews, "subviews")],
      wholes: [(.all, "all"), ([], "none")])
  }
}
