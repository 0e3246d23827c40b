import Testing

@testable import SwiftProgram

@Suite struct TextRegionsSwiftTests {
  /// A source, with `.` for each byte of code, `c` for comments and `q` for string literals.
  @Test(arguments: [
    ("a \"b\" c", "..qqq.."), ("a // b", "..cccc"), ("/* a /* b */ */ c", "ccccccccccccccc.."),
    ("\"\\\"\" a", "qqqq.."), ("\"\\(a(\"b\"))\" c", "qqqqqqqqqqq.."),
    ("#\"a\" b\"# c", "qqqqqqqq.."), ("#\"\"\"# c", "qqqqq.."), ("##\"\"\"a\"## c", "qqqqqqqqq.."),
    ("#\"\"\"\na\"\nb\"\"\"# c", "qqqqqqqqqqqqq.."),
    ("(#\"\"\"#, #\"\\\"\"#) c", ".qqqqq..qqqqqq..."),
    ("\"\"\"a \" b\"\"\" c", "qqqqqqqqqqq.."), ("\"open\n a", "qqqqq..."), ("\"//\" a", "qqqq.."),
    ("\"\\(a /* ) */)\" b", "qqqqqcccccccqq.."), ("#if a", "....."), ("'a", ".."),
    ("#\"\\(a)\"# b", "qqqqqqqq.."), ("#\"\\#(\"b\")\"# c", "qqqqqqqqqqq.."),
    ("/* a /* b */ c */ d", "ccccccccccccccccc.."), ("a = /[b/ c", "....qqqq.."),
    ("#*/[[/ c", "........"), ("a = ^/[b/ c", ".....qqqq.."),
  ])
  func bytesAreClassifiedAsSwiftDoes(source: String, expected: String) {
    #expect(Self.marks(TextRegions(swift: Array(source.utf8))) == expected)
  }

  @Test(
    "interpolated code is code where that is asked for",
    arguments: [
      ("\"\\(a + \"b\")c\" d", "qq.....qqq.qq.."), ("#\"a\\(b)\"# c", "qqqqqqqqq.."),
      ("#\"\\#(b)\"# c", "qqqq...qq.."), ("\"\\(a(b))c\" d", "qq......qq.."),
    ])
  func interpolationIsCode(source: String, expected: String) {
    #expect(Self.marks(TextRegions(swift: Array(source.utf8), interpolation: .code)) == expected)
  }

  private static func marks(_ text: TextRegions) -> String {
    text.regions.map { region in
      switch region {
      case .code: "."
      case .comment: "c"
      case .quoted: "q"
      }
    }.joined()
  }
}
