import Testing

@testable import AnimationSyntax

@Suite("Regions of a Swift file")
struct SwiftRegionsTests {
  /// Each text with a mark below each byte: c for a comment, q for what is in quotes, blank for code.
  @Test(
    "code, comments and texts are told apart",
    arguments: [
      ("a // b \"c\"\nd", "  cccccccc  "),
      ("\"a//b\" c", "qqqqqq  "),
      ("\"a\\\"b\" c", "qqqqqqq  "),
      ("\"\\(a + \"b\")c\" d", "qq     qqq qq  "),
      ("\"\"\"\na \"b\"\n\"\"\" c", "qqqqqqqqqqqqqq  "),
      ("#\"a\\(b)\"# c", "qqqqqqqqq  "),
      ("#\"\\#(b)\"# c", "qqqq   qq  "),
      ("/* a /* b */ c */ d", "ccccccccccccccccc  "),
      ("\"a\nb", "qq  "),
    ])
  func regions(text: String, marks: String) {
    let regions = SwiftRegions(Array(text.utf8)).regions.regions
    let found = regions.map { region in
      switch region {
      case .code: " "
      case .comment: "c"
      case .quoted: "q"
      }
    }.joined()
    #expect(found == marks)
  }
}
