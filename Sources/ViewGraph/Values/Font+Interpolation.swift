extension Font {
  /// Why letters of this font do not turn into letters of another one gradually, or `nil` if they do.
  ///
  /// Documented: within one design, size, weight and width do
  /// (https://developer.apple.com/documentation/swiftui/contenttransition/interpolate).
  func obstacle(to other: Font) -> String? {
    if storage.isItalic != other.storage.isItalic {
      return "upright and italic letters have no shapes in between"
    }
    if storage.design != other.storage.design { return "two designs have no letters in between" }
    return nil
  }
}

extension Font.Storage {
  fileprivate var isItalic: Bool {
    switch self {
    case .modified(_, .italic): true
    case .modified(let base, _): base.isItalic
    case .textStyle, .system, .custom: false
    }
  }

  /// The family of letter shapes: a design of the system's font, or a font of its own.
  fileprivate var design: String {
    switch self {
    case .modified(let base, let change): change == .monospaced ? "monospaced" : base.design
    case .textStyle(_, let design, _), .system(_, _, let design): "\(design ?? .default)"
    case .custom(let name, _, _): "custom \(name)"
    }
  }
}
