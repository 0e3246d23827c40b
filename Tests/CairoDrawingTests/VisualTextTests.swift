import Testing

@testable import CairoDrawing

/// Expected orders and forms are written as numbers, since an editor would reverse them.
@Suite struct VisualTextTests {
  private func numbers(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(arguments: ["", "kymo", ".spring(bounce: 0.3)", "Grün", "你好", "🎉 ❤️"])
  func textFromLeftToRightStaysAsItIs(_ text: String) {
    #expect(VisualText.of(text) == text)
  }

  @Test func hebrewIsTurnedAround() {
    #expect(numbers(VisualText.of("\u{5D0}\u{5D1}\u{5D2}")) == [0x5D2, 0x5D1, 0x5D0])
    #expect(VisualText.of("a \u{5D0} \u{5D1} b") == "a \u{5D1} \u{5D0} b")
  }

  @Test func numbersInsideKeepTheirOrderAndBracketsTurn() {
    #expect(VisualText.of("\u{5D0} (12.5) \u{5D1}") == "\u{5D1} (12.5) \u{5D0}")
    #expect(VisualText.of("\u{5D0} 12") == "\u{5D0} 12")
    #expect(VisualText.of("\u{5D0}\u{5D1}=") == "\u{5D1}\u{5D0}=")
  }

  /// The letters of a greeting take three different forms.
  ///
  /// Meem begins, ra ends, ha begins, ba is in the middle, alef ends.
  @Test func arabicLettersJoin() {
    let word = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
    #expect(numbers(VisualText.of(word)) == [0xFE8E, 0xFE92, 0xFEA3, 0xFEAE, 0xFEE3])
  }

  @Test func lamAndAlefAreOne() {
    #expect(numbers(VisualText.of("\u{644}\u{627}")) == [0xFEFB])
    #expect(numbers(VisualText.of("\u{628}\u{644}\u{627}")) == [0xFEFC, 0xFE91])
  }

  @Test func marksAndNonJoinersStayWithTheirLetters() {
    #expect(numbers(VisualText.of("\u{628}\u{64E}\u{628}")) == [0xFE90, 0xFE91, 0x64E])
    #expect(numbers(VisualText.of("\u{628}\u{200C}\u{628}")) == [0xFE8F, 0xFE8F, 0x200C])
  }

  /// The Unicode Standard gives every form the letter it stands for as its compatibility
  /// decomposition; these are the last rows of the chart, so that a mistake in any earlier row
  /// would show.
  @Test(
    arguments: [
      (0x621, 0xFE80), (0x627, 0xFE8D), (0x629, 0xFE93), (0x632, 0xFEAF), (0x63A, 0xFECD),
      (0x641, 0xFED1), (0x647, 0xFEE9), (0x648, 0xFEED), (0x649, 0xFEEF), (0x64A, 0xFEF1),
    ] as [(UInt32, UInt32)])
  func aLetterAloneHasItsIsolatedForm(_ letter: UInt32, _ form: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(letter))
    #expect(numbers(VisualText.of(String(Character(scalar)))) == [form])
    #expect(numbers(VisualText.letters(of: VisualText.of(String(Character(scalar))))) == [letter])
  }
}
