import Foundation

/// The identity of an alignment guide, with the place it has in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
  /// The guide's offset in points from the leading or top edge of a view with the given dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The name reports print for a guide: its type's name without a final `ID` or `Alignment`.
func guideName(_ id: any AlignmentID.Type) -> String {
  var name = String(describing: id)
  for suffix in ["ID", "Alignment"] where name.hasSuffix(suffix) && name != suffix {
    name.removeLast(suffix.count)
  }
  return name.prefix(1).lowercased() + name.dropFirst()
}
