import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite struct SourceExcerptTests {
  private func excerpt(_ marked: String, width: Int = 40) -> SourceExcerpt {
    let text = MarkedText(marked)
    return SourceExcerpt(source: text.text, range: text.range, width: width)
  }

  /// Returns the part of the shown line that is above the caret.
  private func marked(_ excerpt: SourceExcerpt) -> String {
    var column = 0
    var text = ""
    let start = excerpt.marker.prefix { $0 == " " }.count
    for character in excerpt.line {
      if column >= start, column < excerpt.marker.count { text.append(character) }
      column += max(character.displayWidth, 1)
    }
    return text
  }

  static let markedTexts = [
    "⟨ab⟩ cd", "ab ⟨cd⟩", "a⟨b⟩c", "日本⟨語⟩=x", "日本⟨x⟩語", "👩‍👩‍👧‍👦 ⟨oops⟩", "e\u{301}⟨x⟩", "\t⟨x⟩\ty",
    "one\n⟨two⟩\nthree", "⟨one⟩\ntwo", "one\r\n⟨two⟩",
  ]

  @Test(arguments: markedTexts)
  func theCaretIsUnderThePosition(text: String) throws {
    let inner = try #require(text.split(separator: "⟨").last?.split(separator: "⟩").first)
    let shown = text.hasPrefix("⟨") ? text.dropFirst().prefix { $0 != "⟩" } : inner
    #expect(marked(excerpt(text)) == String(shown))
  }

  @Test func onlyTheFirstLineOfARangeIsMarked() {
    let found = excerpt("a ⟨b c\nd⟩ e")
    #expect(found.line == "a b c")
    #expect(found.marker == "  ^~~")
  }

  @Test func aPointIsMarkedAsTheCharacterThatFollows() {
    #expect(excerpt("ab⟨⟩cd").marker == "  ^")
    #expect(excerpt("ab⟨⟩\ncd").marker == "  ^")
    #expect(excerpt("abcd⟨⟩").marker == "    ^")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(excerpt("⟨日本⟩").marker == "^~~~")
    #expect(excerpt("日本⟨a⟩").marker == "    ^")
  }

  static let filler = String(repeating: "abcdefghij", count: 30)

  @Test(arguments: [16, 20, 40, 79])
  func aLongLineIsCutAroundThePosition(width: Int) {
    for text in [
      "⟨here⟩\(Self.filler)", "\(Self.filler)⟨here⟩\(Self.filler)", "\(Self.filler)⟨here⟩",
    ] {
      let found = excerpt(text, width: width)
      #expect(found.line.count <= width)
      #expect(found.marker.count <= width)
      #expect(marked(found) == "here")
      #expect(found.line.hasPrefix("…") == text.hasPrefix("abc"))
      #expect(found.line.hasSuffix("…") == text.hasSuffix("hij"))
    }
  }

  @Test func aPlaceWiderThanTheWindowIsShownFromItsStart() {
    let found = excerpt("x ⟨start\(Self.filler)⟩", width: 20)
    #expect(found.line.count <= 20)
    #expect(marked(found).hasPrefix("start"))
  }

  @Test func manyWideCharactersStillFit() {
    let found = excerpt("\(String(repeating: "語", count: 99))⟨x⟩", width: 20)
    #expect(found.line.reduce(0) { $0 + $1.displayWidth } <= 20)
    #expect(marked(found) == "x")
  }

  @Test func aMegabyteIsCutToo() {
    let long = String(repeating: "é", count: 500_000)
    let found = excerpt("\(long)⟨x⟩\(long)", width: 40)
    #expect(found.line.count <= 40)
    #expect(marked(found) == "x")
  }

  @Test func controlCharactersAreNotSentToTheTerminal() {
    let found = excerpt("a\u{1B}[31m⟨b⟩")
    #expect(found.line == #"a\u{1B}[31mb"#)
    #expect(marked(found) == "b")
  }
}
