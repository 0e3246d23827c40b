import Testing

@testable import OutsideText

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("<a & \"b\">", "&lt;a &amp; &quot;b&quot;&gt;"), ("a\nb\tc", "a\nb\tc"),
    ("a\rb", "a&#13;b"), ("a\u{0}\u{8}\u{1B}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("日本 😀 é", "日本 😀 é"),
    ("a\u{9B}b\u{202E}c", "a&#155;b&#8238;c"), ("::x\n ::error::y", "::x\n &#58;:error::y"),
    ("##[error]", "#&#35;[error]"),
  ])
  func markupIsEscapedAndForbiddenCharactersAreReplaced(_ text: String, _ safe: String) {
    #expect(XMLText.escaped(text) == safe)
  }

  @Test func lineBreaksInAnAttributeAreKept() {
    #expect(XMLText.escaped("a\nb\t\"c\"", keepsLines: true) == "a&#10;b&#9;&quot;c&quot;")
  }
}
