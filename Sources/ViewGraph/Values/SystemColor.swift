/// A colour that the system names, and that depends on the colour scheme.
enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, accentColor

  /// The components from 0 to 255, and the opacity from 0 to 1.
  ///
  /// The values iOS 13 to 18 are commonly reported to have; not checked here.
  /// The accent colour is blue until an app sets its own.
  func components(
    in scheme: ColorScheme
  ) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    let isLight = scheme == .light
    return switch self {
    case .red: isLight ? (255, 59, 48, 1) : (255, 69, 58, 1)
    case .orange: isLight ? (255, 149, 0, 1) : (255, 159, 10, 1)
    case .yellow: isLight ? (255, 204, 0, 1) : (255, 214, 10, 1)
    case .green: isLight ? (52, 199, 89, 1) : (48, 209, 88, 1)
    case .mint: isLight ? (0, 199, 190, 1) : (99, 230, 226, 1)
    case .teal: isLight ? (48, 176, 199, 1) : (64, 200, 224, 1)
    case .cyan: isLight ? (50, 173, 230, 1) : (100, 210, 255, 1)
    case .blue, .accentColor: isLight ? (0, 122, 255, 1) : (10, 132, 255, 1)
    case .indigo: isLight ? (88, 86, 214, 1) : (94, 92, 230, 1)
    case .purple: isLight ? (175, 82, 222, 1) : (191, 90, 242, 1)
    case .pink: isLight ? (255, 45, 85, 1) : (255, 55, 95, 1)
    case .brown: isLight ? (162, 132, 94, 1) : (172, 142, 104, 1)
    case .gray: (142, 142, 147, 1)
    case .white: (255, 255, 255, 1)
    case .black: (0, 0, 0, 1)
    case .clear: (0, 0, 0, 0)
    case .primary: isLight ? (0, 0, 0, 1) : (255, 255, 255, 1)
    case .secondary: isLight ? (60, 60, 67, 0.6) : (235, 235, 245, 0.6)
    }
  }
}
