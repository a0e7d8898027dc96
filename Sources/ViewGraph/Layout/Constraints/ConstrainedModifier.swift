extension AttributeSchema {
  /// What a view is among the constraints of its container.
  static let constrained = AttributeSchema("constrained", .layoutInput, status: .behaves)
}

/// Names a view for the constraints of the container around it.
struct ConstrainedModifier {
  let item: LayoutItem
}

extension ConstrainedModifier: ValueModifier {
  static var schema: AttributeSchema { .constrained }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: item)] }
}

extension View {
  /// Gives the view a name by which the constraints of a ``ConstraintContainer`` mean it.
  ///
  /// The view's content is its ideal size, and along an axis in which it takes whatever it is offered, as a colour
  /// does, it has none. Of several lines of text the height is that for the width that the constraints give.
  ///
  /// - Parameter item: The name, and how firmly the view keeps its size; a length that it states counts instead
  ///   of the view's own.
  nonisolated public func constrained(as item: LayoutItem) -> some View {
    modifier(ConstrainedModifier(item: item))
  }

  /// Gives the view a name by which the constraints of a ``ConstraintContainer`` mean it.
  ///
  /// - Parameters:
  ///   - name: A name that no other view of the container has.
  ///   - hugging: How firmly the view stays as small as its content.
  ///   - compressionResistance: How firmly the view stays as large as its content.
  nonisolated public func constrained(
    as name: String, hugging: LayoutConstraint.Priority = .defaultLow,
    compressionResistance: LayoutConstraint.Priority = .defaultHigh,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let content = LayoutItem.Content(hugging: hugging, compressionResistance: compressionResistance)
    return constrained(
      as: LayoutItem(name, width: content, height: content, fileID: fileID, line: line, column: column))
  }
}

extension LayoutItem: CustomStringConvertible {
  /// The name, and what differs from a plain view's content: `title (height hugging 251)`.
  public var description: String {
    let plain = Content()
    func texts(_ content: Content, _ axis: String) -> [String] {
      var texts: [String] = []
      if let length = content.length { texts.append("\(axis) \(shortNumber(Double(length)))") }
      if content.hugging != plain.hugging { texts.append("\(axis) hugging \(content.hugging)") }
      if content.compressionResistance != plain.compressionResistance {
        texts.append("\(axis) compression resistance \(content.compressionResistance)")
      }
      return texts
    }
    let parts = texts(width, "width") + texts(height, "height")
    return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
  }
}
