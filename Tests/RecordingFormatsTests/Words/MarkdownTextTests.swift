import Testing

@testable import RecordingFormats

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words, 1.5 s", "plain words, 1.5 s"), ("a|b", "a&#124;b"), ("<b>&", "&lt;b&gt;&amp;"),
    ("*x* _y_ `z`", "&#42;x&#42; &#95;y&#95; &#96;z&#96;"), ("[l](u)", "&#91;l&#93;(u)"),
    ("two\nlines\r\nthree", "two lines three"), ("@you #1 !", "&#64;you &#35;1 &#33;"),
    ("é→", "é→"),
  ])
  func markupIsTakenForText(_ text: String, _ escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
    #expect(MarkdownText.code(text) == "<code>\(escaped)</code>")
  }
}
