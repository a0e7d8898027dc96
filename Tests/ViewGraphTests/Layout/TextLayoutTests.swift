import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of texts` {
  private func size<V: View>(_ text: V, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    ViewHost(text).layout(proposing: ProposedViewSize(width: width, height: height)).size
  }

  @Test(
    arguments: [
      ("Hello, world", nil, 96.0, 20.0), ("Hello, world", 95, 48, 40), ("Hello, world", 48, 48, 40),
      // A word that is too long is broken wherever the line ends.
      ("Hello, world", 24, 24, 80), ("Hello", 0, 8, 100),
      // Spaces at a break take no room.
      ("a    b", 24, 8, 40), ("a b ", nil, 24, 20),
      ("one\ntwo", nil, 24, 40), ("one\n", nil, 24, 40), ("", nil, 0, 0),
      ("\u{65E5}\u{672C}", nil, 32, 20), ("\u{1F600}!", nil, 24, 20), ("e\u{301}", nil, 8, 20),
      ("a\u{A0}b c", 24, 24, 40),
    ] as [(String, CGFloat?, CGFloat, CGFloat)])
  func `words are wrapped at spaces`(words: String, offered: CGFloat?, width: CGFloat, height: CGFloat) {
    #expect(size(Text(verbatim: words), offered) == CGSize(width: width, height: height))
  }

  @Test(arguments: [(1, 48.0, 20.0), (2, 40, 40), (3, 40, 60)] as [(Int, CGFloat, CGFloat)])
  func `the last of a limited number of lines ends in an ellipsis inside the width`(
    limit: Int, width: CGFloat, height: CGFloat
  ) {
    #expect(size(Text("alpha beta gamma").lineLimit(limit), 50) == CGSize(width: width, height: height))
  }

  @Test func `a height that is too small leaves lines out, but for the first`() {
    #expect(size(Text("alpha beta gamma"), 50, 59).height == 40)
    #expect(size(Text("alpha beta gamma"), 50, 0) == CGSize(width: 48, height: 20))
  }

  @Test func `a font is the text's own, or that of the views around it`() {
    let large = Text("a").font(.system(size: 32))
    #expect(size(VStack { large }.font(.system(size: 8)), nil) == CGSize(width: 16, height: 40))
    #expect(size(VStack { Text("a") }.font(.system(size: 8)), nil) == CGSize(width: 4, height: 10))
    #expect(size(Text("a").font(.largeTitle), nil) == CGSize(width: 17, height: 42.5))
  }

  @Test func `lines stand apart by the line spacing`() {
    #expect(size(VStack { Text("a\nb\nc") }.lineSpacing(5), nil).height == 70)
  }

  @Test func `an author's metrics take the place of the library's`() {
    struct Squares: TextMetrics {
      func advance(of character: Character, in font: Font?) -> CGFloat { character == "!" ? .nan : 10 }
      func ascent(of font: Font?) -> CGFloat { 7 }
      func lineHeight(of font: Font?) -> CGFloat { 11 }
    }

    let result = ViewHost(Text("abc!")).layout(in: CGSize(width: 100, height: 100), metrics: Squares())

    #expect(result.size == CGSize(width: 30, height: 11))
  }
}
