import CairoDrawing
import DrawingModel
import Testing

@Suite struct MissingCharactersTests {
  @Test(
    arguments: [
      ("你", "Chinese", "fonts-noto-cjk"), ("か", "Japanese", "fonts-noto-cjk"),
      ("한", "Korean", "fonts-noto-cjk"), ("م", "Arabic", "fonts-noto-core"),
      ("ש", "Hebrew", "fonts-noto-core"), ("अ", "Devanagari", "fonts-noto-core"),
      ("🎉", "emoji", "fonts-noto-color-emoji"), ("❤️", "emoji", "fonts-noto-color-emoji"),
      ("👩‍💻", "emoji", "fonts-noto-color-emoji"),
      ("ж", "Latin, Greek, Cyrillic or Armenian", "fonts-dejavu-core"),
      ("ᚠ", "other scripts", "fonts-noto-core"), ("⍼", "symbols", "fonts-symbola"),
      ("\u{E000}", "private characters", nil), ("\u{378}", "unassigned characters", nil),
    ] as [(Character, String, String?)])
  func everyKindHasItsPackage(_ character: Character, _ kind: String, _ package: String?) {
    let sorted = MissingCharacters.sorted([character])
    #expect(sorted.map(\.kind) == [kind])
    #expect(sorted.map(\.package) == [package])
  }

  @Test func charactersOfAKindStandTogetherInOrder() {
    let sorted = MissingCharacters.sorted(["你", "🎉", "好", "🎈"])
    #expect(sorted.map(\.characters) == [["你", "好"], ["🎉", "🎈"]])
    #expect(MissingCharacters.sorted([]).isEmpty)
  }

  @Test func aDrawingTellsWhatNoFontHas() throws {
    let font = Font(size: 9)
    let color = Color(hex: 0)
    let drawing = Drawing(
      size: Size(width: 40, height: 20), background: Color(hex: 0xFFFFFF),
      commands: [
        .group(
          "a", [.text(TextRun("a\u{E123}b", font: font, color: color), at: Point(x: 0, y: 9))]),
        .text(TextRun("\u{E123}\u{E124}", font: font, color: color), at: Point(x: 0, y: 19)),
      ])
    let missing = try DrawingRenderer().missingCharacters(in: drawing)
    #expect(missing == ["\u{E123}", "\u{E124}"])
  }

  @Test func whatHasNoLookIsNotMissing() throws {
    let renderer = try DrawingRenderer()
    let font = Font(size: 9)
    let drawing = Drawing(
      size: Size(width: 40, height: 20), background: Color(hex: 0xFFFFFF),
      commands: [
        .text(
          TextRun("a\u{FE0F}b\u{200D}", font: font, color: Color(hex: 0)), at: Point(x: 0, y: 9))
      ])
    #expect(renderer.missingCharacters(in: drawing).isEmpty)
  }
}
