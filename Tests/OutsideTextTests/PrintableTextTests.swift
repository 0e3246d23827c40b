import Testing

@testable import OutsideText

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("", ""), (".spring(duration: 0.5)", ".spring(duration: 0.5)"), ("日本 😀 é", "日本 😀 é"),
    ("شروع", "شروع"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("C:\\x", "C:\\x"), ("a: b :: c", "a: b :: c"),
    ("a # b ## c", "a # b ## c"),
  ])
  func whatIsHarmlessStaysAsItIs(_ text: String, _ printed: String) {
    #expect(PrintableText.line(text) == printed)
    #expect(PrintableText.lines(text) == printed)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("\u{0}\u{7}\u{7F}", #"\u{0}\u{7}\u{7F}"#),
    ("\u{9B}31m", #"\u{9B}31m"#), ("\u{85}", #"\u{85}"#),
    ("a\tb\r\nc", #"a\tb\r\nc"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("x\u{202E}gpj.", #"x\u{202E}gpj."#), ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
    ("::error::x", #"\u{3A}:error::x"#), (" \u{3000}::error::x", " \u{3000}\\u{3A}:error::x"),
    (":::", #"\u{3A}::"#), ("a##[error]b", #"a\u{23}#[error]b"#), ("###[x", ##"#\u{23}#[x"##),
    ("##vso[task.complete]", #"\u{23}#vso[task.complete]"#),
  ])
  func whatIsObeyedIsWrittenOut(_ text: String, _ printed: String) {
    #expect(PrintableText.line(text) == printed)
    #expect(PrintableText.line(printed) == printed)
  }

  @Test func lineFeedsStayInTextOfSeveralLines() {
    let text = "a\n  ::error::x\r\n\u{1B}c\n"
    let printed = "a\n  \\u{3A}:error::x\\r\n\\u{1B}c\n"
    #expect(PrintableText.lines(text) == printed)
  }

  @Test func everyCharacterHasAPiece() {
    let text = "::a\u{1B}é\u{301}\r\n##[x]"
    let pieces = PrintableText.pieces(of: text)
    #expect(pieces.count == text.count)
    #expect(pieces.joined() == PrintableText.line(text))
  }

  /// The characters are compared with the general categories and properties of Unicode, for all code points.
  @Test func everythingThatUnicodeCallsAControlIsObeyed() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isMark = [0x61C, 0x200E, 0x200F].contains(value)
      let expected =
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        || (properties.isBidiControl && !isMark)
      if PrintableText.isObeyed(scalar) != expected {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
