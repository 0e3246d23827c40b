import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct HTMLTextReaderTests {
  private func read(_ text: String) throws -> PictureMetadata {
    try PictureMetadata(Array(text.utf8))
  }

  @Test func theHeadOfAPageHasItsWords() throws {
    #expect(
      try read(
        """
        \u{FEFF}
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="description" content="It &quot;rises&quot; &amp; falls.">
        <META CONTENT='kymo 0.1.0' NAME=software>
        <meta name="command" content="kymo play &#39;a > b&#39;
        c"/>
        <!-- <title>not this</title> -->
        <style>a > b { content: "<title>nor this</title>" }</style>
        <title>A &lt;b&gt; &nothing; & c</title>
        <meta name="author" content="x">
        </head>
        <body><svg><title>nor that</title></svg></body></html>
        """)
        == PictureMetadata(
          format: .html, title: "A <b> &nothing; & c", description: "It \"rises\" & falls.",
          facts: [
            Drawing.Fact(key: "Software", value: "kymo 0.1.0"),
            Drawing.Fact(key: "Command", value: "kymo play 'a > b'\nc"),
            Drawing.Fact(key: "author", value: "x"),
          ]))
  }

  @Test func tagsMayBeLeftOut() throws {
    #expect(try read("<!doctype HTML><title>a</title><p>b").title == "a")
    #expect(try read("<html><div><title>a</title>") == PictureMetadata(format: .html))
  }

  @Test(arguments: [
    "<html", "<!doctype html><title>a", "<html><meta name=\"a", "<html><!-- ", "<html><style>",
  ])
  func whatEndsInTheMiddleIsTold(_ text: String) {
    #expect(throws: PictureMetadataError.cutOff) { try read(text) }
  }
}
