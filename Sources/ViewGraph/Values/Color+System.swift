extension Color {
  private init(_ system: SystemColor) {
    self.init(storage: .system(system))
  }

  /// The system's red.
  public static let red = Color(.red)

  /// The system's orange.
  public static let orange = Color(.orange)

  /// The system's yellow.
  public static let yellow = Color(.yellow)

  /// The system's green.
  public static let green = Color(.green)

  /// The system's mint.
  public static let mint = Color(.mint)

  /// The system's teal.
  public static let teal = Color(.teal)

  /// The system's cyan.
  public static let cyan = Color(.cyan)

  /// The system's blue.
  public static let blue = Color(.blue)

  /// The system's indigo.
  public static let indigo = Color(.indigo)

  /// The system's purple.
  public static let purple = Color(.purple)

  /// The system's pink.
  public static let pink = Color(.pink)

  /// The system's brown.
  public static let brown = Color(.brown)

  /// White, the same in both schemes.
  public static let white = Color(.white)

  /// The system's grey, the same in both schemes.
  public static let gray = Color(.gray)

  /// Black, the same in both schemes.
  public static let black = Color(.black)

  /// A colour that draws nothing.
  public static let clear = Color(.clear)

  /// The colour of primary content, which follows the colour scheme.
  public static let primary = Color(.primary)

  /// The colour of secondary content, which follows the colour scheme.
  public static let secondary = Color(.secondary)

  // SwiftUI's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's accent colour.
  public static let accentColor = Color(.accentColor)
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }

  /// The system's orange.
  public static var orange: Color { .orange }

  /// The system's yellow.
  public static var yellow: Color { .yellow }

  /// The system's green.
  public static var green: Color { .green }

  /// The system's mint.
  public static var mint: Color { .mint }

  /// The system's teal.
  public static var teal: Color { .teal }

  /// The system's cyan.
  public static var cyan: Color { .cyan }

  /// The system's blue.
  public static var blue: Color { .blue }

  /// The system's indigo.
  public static var indigo: Color { .indigo }

  /// The system's purple.
  public static var purple: Color { .purple }

  /// The system's pink.
  public static var pink: Color { .pink }

  /// The system's brown.
  public static var brown: Color { .brown }

  /// White, the same in both schemes.
  public static var white: Color { .white }

  /// The system's grey, the same in both schemes.
  public static var gray: Color { .gray }

  /// Black, the same in both schemes.
  public static var black: Color { .black }

  /// A colour that draws nothing.
  public static var clear: Color { .clear }
}
