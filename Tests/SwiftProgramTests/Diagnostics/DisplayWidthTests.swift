import Testing

@testable import SwiftProgram

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("日", 2), ("한", 2), ("ア", 2),
      ("Ａ", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤️", 2), ("❤", 1), ("\u{301}", 0), ("\u{200B}", 0),
    ] as [(Character, Int)])
  func isWhatTerminalsUse(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }
}
