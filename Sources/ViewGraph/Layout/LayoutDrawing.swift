import Foundation

extension LayoutResult {
  /// The views that draw, as text: words where they stand, a box for everything else.
  ///
  /// A character stands for an area of 8 by 20 points, the cell of the default font, so that its texts are drawn one to
  /// one; edges are rounded to such cells. Containers are not drawn, nor what is hidden, and nothing outside the root's
  /// area and the safe area around it is.
  public var drawing: String {
    var canvas = LayoutCanvas(size: area)
    for view in drawnViews {
      if let words = view.text {
        canvas.write(words, in: view.frame)
      } else {
        canvas.box(view.typeName, in: view.frame)
      }
    }
    return canvas.description
  }

  /// Placed leaves, those in front last.
  private var drawnViews: [PlacedView] {
    let placed = Dictionary(views.map { ($0.node, $0) }) { first, _ in first }
    var result: [PlacedView] = []
    var stack = [ViewTree.rootID]
    while let id = stack.popLast() {
      let node = tree[id]
      guard !node.isHidden else { continue }
      // Of two views on one place the later one is in front, but for a background.
      stack +=
        node.kind.role == .decorated && node.kind.name == "background"
        ? node.children : node.children.reversed()
      guard let view = placed[id], node.kind.role == .leaf, node.kind.type != Spacer.self else { continue }
      result.append(view)
    }
    return result
  }
}

extension Node {
  /// Whether a modifier hides the view.
  fileprivate var isHidden: Bool {
    attributes.contains { $0.schema === HiddenFamily.schema && $0.values[0] == .bool(true) }
  }
}

/// Lines of characters that are written over each other.
private struct LayoutCanvas: CustomStringConvertible {
  /// The most columns and rows, so that a huge root makes no huge text.
  private static let limit = 400
  private static let cell = CGSize(width: 8, height: 20)

  private let columns: Int
  private var lines: [[String]]

  init(size: CGSize) {
    columns = Self.cells(size.width, Self.cell.width)
    lines = Array(
      repeating: Array(repeating: " ", count: columns), count: Self.cells(size.height, Self.cell.height))
  }

  private static func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
    Int(min(max((length / cell).rounded(), -CGFloat(limit)), CGFloat(limit)))
  }

  private func area(_ frame: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let left = Self.cells(frame.minX, Self.cell.width)
    let top = Self.cells(frame.minY, Self.cell.height)
    return (
      left..<max(left, Self.cells(frame.maxX, Self.cell.width)),
      top..<max(top, Self.cells(frame.maxY, Self.cell.height))
    )
  }

  private mutating func set(_ text: String, _ column: Int, _ row: Int) {
    guard lines.indices.contains(row), column >= 0, column < columns else { return }
    lines[row][column] = text
  }

  /// Writes words into a frame, in the lines that its width allows.
  mutating func write(_ words: String, in frame: CGRect) {
    let (columns, rows) = area(frame)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let wrapped = Self.wrap(words, in: columns.count)
    for (row, line) in zip(rows, wrapped) {
      var column = columns.lowerBound
      let isCut = row == rows.upperBound - 1 && wrapped.count > rows.count
      for character in isCut ? line.prefix(max(columns.count - 1, 0)) + "…" : line[...] {
        set(String(character), column, row)
        // The second half of a wide character takes no character of its own.
        if character.cells == 2 { set("", column + 1, row) }
        column += Int(character.cells)
      }
    }
  }

  private static func wrap(_ words: String, in limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if width(longer) <= limit || line.isEmpty {
          line = longer
        } else {
          (line, lines) = (String(word), lines + [line])
        }
        while width(line) > limit, line.count > 1 {
          let head = String(line.prefix(max(limit, 1)))
          lines.append(head)
          line.removeFirst(head.count)
        }
      }
      lines.append(line)
    }
    return lines
  }

  private static func width(_ text: String) -> Int { Int(text.reduce(0) { $0 + $1.cells }) }

  /// Draws the edges of a frame with a name inside, if there is room for it.
  mutating func box(_ name: String, in frame: CGRect) {
    let (columns, rows) = area(frame)
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last
    else {
      return
    }
    for row in rows.clamped(to: 0..<lines.count) {
      for column in columns.clamped(to: 0..<self.columns) {
        let isEdge = (column == left || column == right, row == top || row == bottom)
        set(
          Self.mark(isEdge, isLine: (left == right, top == bottom), column == left, row == top), column, row)
      }
    }
    guard rows.count > 2 || (rows.count == 1 && name.count < columns.count), name.count <= columns.count - 2
    else {
      return
    }
    for (offset, character) in name.enumerated() {
      set(String(character), left + 1 + offset, (top + bottom) / 2)
    }
  }

  private static func mark(
    _ isEdge: (vertical: Bool, horizontal: Bool), isLine: (vertical: Bool, horizontal: Bool), _ isLeft: Bool,
    _ isTop: Bool
  ) -> String {
    if isLine.horizontal { return "─" }
    if isLine.vertical { return "│" }
    switch isEdge {
    case (true, true): return isTop ? (isLeft ? "┌" : "┐") : (isLeft ? "└" : "┘")
    case (true, false): return "│"
    case (false, true): return "─"
    case (false, false): return " "
    }
  }

  var description: String {
    lines.map { line in
      var text = line.joined()
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}
