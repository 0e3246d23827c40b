import Testing

@testable import AnimationSyntax

@Suite struct TextRegionsSwiftTests {
  /// A source, and below each byte `.` for code, `c` for comment and `q` for quoted.
  @Test(arguments: [
    ("a \"b\" c", "..qqq.."), ("a // b", "..cccc"), ("/* a /* b */ */ c", "ccccccccccccccc.."),
    ("\"\\\"\" a", "qqqq.."), ("\"\\(a(\"b\"))\" c", "qqqqqqqqqqq.."),
    ("#\"a\" b\"# c", "qqqqqqqq.."),
    ("\"\"\"a \" b\"\"\" c", "qqqqqqqqqqq.."), ("\"open\n a", "qqqqq..."), ("\"//\" a", "qqqq.."),
    ("\"\\(a /* ) */)\" b", "qqqqqcccccccqq.."), ("#if a", "....."), ("'a", ".."),
    ("#\"\\(a)\"# b", "qqqqqqqq.."), ("#\"\\#(\"b\")\"# c", "qqqqqqqqqqq.."),
  ])
  func bytesAreClassifiedAsSwiftDoes(source: String, expected: String) {
    let regions = TextRegions(swift: Array(source.utf8)).regions.map { region in
      switch region {
      case .code: "."
      case .comment: "c"
      case .quoted: "q"
      }
    }
    #expect(regions.joined() == expected)
  }
}
