import Testing

@testable import TestSupport

@Suite struct SVGLayoutTests {
  private static let document = """
    <svg viewBox="0 0 200 100"><text x="10" y="50" font-size="10" text-anchor="end" \
    textLength="8" fill="#000000">abc</text>
    <path stroke="#ff0000" d="M0 0l10 5h-4.5v.5zM50 50c0-10 10-10 10 0s10 10 10 0"/></svg>
    """

  @Test func wordsHaveTheirRoom() throws {
    let layout = try #require(SVGLayout(Self.document))
    #expect(layout.canvas == .init(left: 0, top: 0, right: 200, bottom: 100))
    #expect(layout.words.map(\.text) == ["abc"])
    #expect(layout.words[0].box == .init(left: 2, top: 42.8, right: 10, bottom: 52))
  }

  @Test func pathsAreFollowed() throws {
    let stroke = try #require(SVGLayout(Self.document)?.strokes.first)
    #expect(stroke.color == "#ff0000" && stroke.lines.count == 4 + 32)
    #expect(stroke.lines[2] == .init(x0: 5.5, y0: 5, x1: 5.5, y1: 5.5))
    #expect(stroke.lines[3] == .init(x0: 5.5, y0: 5.5, x1: 0, y1: 0))
    // The first arch rises to three quarters of the height of its handles, the second falls as far.
    let heights = stroke.lines.dropFirst(4).map(\.y1)
    #expect(heights.min() == 42.5 && heights.max() == 57.5)
    #expect(stroke.lines.last?.x1 == 70)
  }

  @Test(arguments: [
    ((0.0, 0.0, 30.0, 30.0), true), ((0, 0, 9, 9), false), ((0, 15, 30, 15), true),
    ((0, 25, 30, 25), false), ((15, 12, 16, 13), true), ((0, 21, 21, 0), true),
    ((0, 19, 19, 0), false),
  ])
  func aLineMeetsABoxWhereItCrossesIt(_ ends: (Double, Double, Double, Double), _ meets: Bool) {
    let box = SVGLayout.Box(left: 10, top: 10, right: 20, bottom: 20)
    #expect(box.isMet(by: .init(x0: ends.0, y0: ends.1, x1: ends.2, y1: ends.3)) == meets)
  }

  @Test func whatHasNoExtentIsNone() {
    #expect(SVGLayout("<svg></svg>") == nil)
  }
}
