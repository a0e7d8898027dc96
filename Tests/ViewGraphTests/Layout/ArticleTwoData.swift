import Foundation

/// Numbers that were computed independently of this package, by exact linear programming over priority
/// levels.
///
/// The file `Data/article002.json` says how. `lex` is the truth; `kiwi` is the choice of one solver that
/// weights.
struct ArticleTwoData: Decodable {
  /// A number, or the range of what is open.
  enum Number: Decodable, Hashable {
    case exact(Double)
    case range(min: Double, max: Double)

    private enum Key: String, CodingKey { case min, max }

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Double.self) {
        self = .exact(value)
      } else {
        let ends = try decoder.container(keyedBy: Key.self)
        self = .range(
          min: try ends.decode(Double.self, forKey: .min), max: try ends.decode(Double.self, forKey: .max))
      }
    }

    var range: ClosedRange<CGFloat> {
      switch self {
      case .exact(let value): CGFloat(value)...CGFloat(value)
      case .range(let min, let max): CGFloat(min)...CGFloat(max)
      }
    }
  }

  /// One row of `lex`: numbers by name, or the word `unsatisfiable`.
  enum Frames: Decodable {
    case numbers([String: Number])
    case unsatisfiable

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let numbers = try? container.decode([String: Number].self) {
        self = .numbers(numbers)
      } else {
        self = .unsatisfiable
      }
    }
  }

  struct Priority: Decodable {
    var lex: Frames
    var errors: [String: Double]?

    private enum CodingKeys: String, CodingKey {
      case lex
      case errors = "error_sum_by_priority"
    }
  }

  struct Sweep: Decodable {
    struct Row {
      var height: Double
      var belowTop: Double
      var unstaged: [String: Number]
      var staged: [String: Number]
    }
    var rows: [Row]
  }

  struct Flip: Decodable {
    struct Row: Decodable {
      var t: Double
      var progress: Double
      var interpolated: [String: Double]
      var solvedAnew: [String: Double]
      var containerBottom: Double
      var labelBottom: Double
      var overflow: Double

      private enum CodingKeys: String, CodingKey {
        case t, progress, overflow
        case interpolated = "frames_interpolated"
        case solvedAnew = "re_solved_with_animated_constant"
        case containerBottom = "container_bottom"
        case labelBottom = "label2_bottom_interpolated"
      }
    }
    var rows: [Row]
  }

  struct Stack: Decodable {
    struct Row {
      var progress: Double
      var slots: [String: [Double]]
      var height: Double
    }
    var before: Row
    var after: Row
    var rows: [Row]
  }

  /// The tables of one priority each, by the file's names.
  var priorities: [String: Priority] = [:]
  var sweep: Sweep
  var flip: Flip
  var stack: Stack
  /// How many tables `article002` has.
  var tableCount = 0

  static let file = Result { try load() }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let root = try decoder.container(keyedBy: Name.self)
    let tables = try root.nestedContainer(keyedBy: Name.self, forKey: Name("article002"))
    tableCount = tables.allKeys.count
    for key in tables.allKeys where key.stringValue.contains("height==0") {
      priorities[key.stringValue] = try tables.decode(Priority.self, forKey: key)
    }
    sweep = try tables.decode(Sweep.self, forKey: Name("constant_animated_80_to_0"))
    flip = try tables.decode(Flip.self, forKey: Name("priority_flip_animated_easeInOut_0.3s"))
    stack = try root.decode(Stack.self, forKey: Name("uistackview"))
  }

  private static func load() throws -> ArticleTwoData {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Data/article002.json")
    return try JSONDecoder().decode(ArticleTwoData.self, from: Data(contentsOf: file))
  }
}

extension ArticleTwoData.Sweep.Row: Decodable {
  private enum Key: String, CodingKey {
    case height = "cont.h"
    case belowTop = "below.top"
    case unstaged = "default_priorities"
    case staged = "staged_priorities"
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    height = try row.decode(Double.self, forKey: .height)
    belowTop = try row.decode(Double.self, forKey: .belowTop)
    unstaged = try row.decode([String: ArticleTwoData.Number].self, forKey: .unstaged)
    staged = try row.decode([String: ArticleTwoData.Number].self, forKey: .staged)
  }
}

extension ArticleTwoData.Stack {
  private enum Key: String, CodingKey {
    case before, after
    case rows = "frames_interpolated"
  }

  init(from decoder: any Decoder) throws {
    let stack = try decoder.container(keyedBy: Key.self)
    before = try stack.decode(Row.self, forKey: .before)
    after = try stack.decode(Row.self, forKey: .after)
    rows = try stack.decode([Row].self, forKey: .rows)
  }
}

extension ArticleTwoData.Stack.Row: Decodable {
  private enum Key: String, CodingKey {
    case progress, h
    case first = "A"
    case second = "B"
    case third = "C"
    case height = "stack.h"
  }

  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    progress = try row.decodeIfPresent(Double.self, forKey: .progress) ?? 0
    height = try row.decodeIfPresent(Double.self, forKey: .height) ?? row.decode(Double.self, forKey: .h)
    slots = [:]
    for key in [Key.first, .second, .third] {
      slots[key.rawValue] = try row.decodeIfPresent([Double].self, forKey: key)
    }
  }
}
