import DrawingModel
import TestSupport
import Testing

@testable import PictureReading

@Suite struct HTMLTextReaderTests {
  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="It &quot;rises&quot; &amp; falls.">
    <meta name="software" content="kymo 0.1.0">
    <meta name="command" content="kymo play 'a &gt; b'
    c">
    <title>A &lt;b&gt; &nothing; &#38;\u{301} c</title>
    <style>a > b { content: "title" }</style>
    </head>
    <body>
    <svg><title>not that</title></svg>
    </body>
    </html>

    """

  private func read(_ text: String) throws -> PictureMetadata {
    try PictureMetadata(Array(text.utf8))
  }

  @Test func theHeadOfAPageHasItsWords() throws {
    #expect(
      try read(Self.page)
        == PictureMetadata(
          format: .html, title: "A <b> &nothing; &\u{301} c",
          description: "It \"rises\" & falls.",
          facts: [
            Drawing.Fact(key: "Software", value: "kymo 0.1.0"),
            Drawing.Fact(key: "Command", value: "kymo play 'a > b'\nc"),
          ]))
  }

  @Test func thePagesOfOthersAreReadAsFarAsTheyGo() throws {
    #expect(
      try read(
        """
        \u{FEFF}
        <!doctype HTML><HTML><!-- <title>not this</title> --><META CONTENT='x' NAME=command>
        <meta property="x" content="y"><meta content="x" name="command"><meta name="x">
        <script>if (a < b) { c() }</script><title>A & B &lt; C</title><p>d
        """) == PictureMetadata(format: .html, title: "A & B &lt; C"))
    #expect(try read("<html><div>a") == PictureMetadata(format: .html))
    #expect(try read("<html><body><title>a") == PictureMetadata(format: .html))
  }

  @Test(arguments: [
    "<html", "<!doctype html", "<!doctype html><title>a", "<html><meta name=\"a", "<html><!-- ",
    "<html><style>",
  ])
  func whatEndsInTheMiddleIsTold(_ text: String) {
    #expect(throws: PictureMetadataError.cutOff) { try read(text) }
  }

  /// If a page ends between the elements of its head, the complete elements are read.
  @Test func cutsInsideOfTheHeadAreTold() throws {
    let bytes = Array(Self.page.utf8)
    let end = try #require(bytes.firstRange(of: Array("</head>".utf8))).lowerBound
    for count in 15..<end
    where bytes[count - 1] != UInt8(ascii: ">") && bytes[count - 1] != UInt8(ascii: "\n") {
      #expect(throws: PictureMetadataError.cutOff) { try PictureMetadata(Array(bytes[..<count])) }
    }
  }
}
