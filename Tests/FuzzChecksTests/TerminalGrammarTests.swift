import OutsideText
import Testing

@testable import FuzzChecks

/// The check sees the text that terminals and build servers obey, and nothing else; quoted text has none of it.
@Suite struct TerminalGrammarTests {
  @Test(arguments: [
    "\u{1B}[31m", "a\u{1B}]0;title\u{7}b", "\u{9B}2J", "\u{9D}8;;x\u{9C}", "\u{1B}P1$r\u{1B}\\",
    "\u{1B}c",
    "\r", "\u{8}", "\t", "\u{7}", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202A}",
    "\u{202E}",
    "\u{2066}", "\u{2069}", "::error::a", "a\n  ::set-output name=a::b", "##[group]a",
    "a ##vso[task.x]b",
    "\u{A0}::warning::a",
  ])
  func whatIsObeyedIsSeen(_ text: String) {
    #expect(TerminalGrammar.obeyed(in: text) != nil)
    #expect(TerminalGrammar.obeyed(in: PrintableText.lines(text)) == nil)
    #expect(throws: Finding.self) { try OutputChecks.check(printed: text) }
  }

  @Test(arguments: [
    "", "plain\nlines", "é 日本 🎈", "a: b", "a::b", "## heading [1]", "#[a]",
    "\u{200E}\u{200F}\u{61C}", "²  —",
    "# ## [x]", "\\u{1B}[31m",
  ])
  func textIsSeen(_ text: String) throws {
    #expect(TerminalGrammar.obeyed(in: text) == nil)
    try OutputChecks.check(printed: text)
  }

  /// Every character by itself: the check sees those that are replaced when text is printed.
  @Test func everyCharacterIsSeenAlike() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value), scalar != "\n" else { continue }
      let isObeyed = TerminalGrammar.obeyed(in: String(scalar)) != nil
      #expect(isObeyed == PrintableText.isObeyed(scalar), "U+\(String(value, radix: 16))")
    }
  }
}
