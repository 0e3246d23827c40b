import Testing

@testable import AnimationSyntax

@Suite("Names with wildcards")
struct NamePatternTests {
  @Test(
    "a star stands for any characters",
    arguments: [
      ("*.offset.*", "Circle.offset.x", true), ("*.offset.*", "Circle.opacity", false),
      ("Circle.opacity", "Circle.opacity", true),
      ("Circle", "Circle.opacity", false), ("*", "anything", true),
      ("Text[*].offset.y", "Text[12].offset.y", true),
      ("a*a", "a", false), ("*b*b", "abb", true), ("*b*b", "ab", false), ("", "", true),
      ("", "x", false),
    ])
  func matches(pattern: String, name: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(name) == isMatch)
  }
}
