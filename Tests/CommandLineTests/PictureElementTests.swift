import Testing

@testable import kymo

@Suite struct PictureElementTests {
  @Test(arguments: [
    ("a < b & \"c\" > d", "a &lt; b &amp; &quot;c&quot; &gt; d"), ("a\nb\r\nc\rd", "a b c d"),
    ("an accent on a mark: \"\u{301}", "an accent on a mark: &quot;\u{301}"),
  ])
  func wordsStayInTheirAttribute(words: String, written: String) {
    let element = PictureElement(light: "a.svg", dark: "b.svg", words: words)
    #expect(element.html.contains(" alt=\"\(written)\">"))
  }
}
