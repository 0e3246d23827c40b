import Testing

@testable import ChartLayout

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("\u{7}", 5),
    ("−0.5", 4),
    ("한", 2), ("ｱ", 1), ("Ａ", 2),
  ])
  func wideCharactersTakeTwoCellsAndMarksNone(_ text: String, _ width: Int) {
    #expect(CellWidth.of(text) == width)
  }
}
