import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct TextFittingTests {
  @Test(arguments: [
    ("default", ["default"]), ("standard default spatial", ["standard", "default spatial"]),
    (".default.delay(0.5)", [".default", ".delay(0.5)"]),
    (".spring(duration: 0.55, bounce: 0.3)", [".spring(duration:", "0.55, bounce: 0.3)"]),
    ("emphasized-accelerate", ["emphasized-", "accelerate"]),
    ("retuned App/Card.swift:5 Card", ["retuned", "App/Card.swift:5 Card"]),
    ("unbreakablewordswithoutanyblank", ["unbreakablewordswithoutanyblank"]),
  ])
  func aNameIsBrokenWhereItIsBestBroken(_ name: String, _ lines: [String]) {
    let fitting = TextFitting(measurer: FixedTextMeasurer())
    let font = Font(size: 10)
    let width = FixedTextMeasurer().width(of: "fifteen letters", in: font)
    #expect(fitting.lines(of: name, font: font, width: width, lines: 2) == lines)
    #expect(fitting.lines(of: name, font: font, width: width, lines: 1) == [name])
  }

  private let fitting = TextFitting(measurer: FixedTextMeasurer())
  private let font = Font(size: 10)

  @Test(arguments: [
    (60.0, "abcdefghij"), (59, "abcd…ghij"), (30, "ab…ij"), (12, "a…"), (6, "…"), (0, "…"),
  ])
  func theMiddleIsLeftOut(_ width: Double, _ text: String) {
    #expect(fitting.middleTruncated("abcdefghij", font: font, width: width) == text)
  }

  @Test(arguments: [
    // Whole arguments and calls remain, as many as there is room for.
    (".spring(duration: 0.5, bounce: 0.3)", 40, ".spring(duration: 0.5, bounce: 0.3)"),
    (".spring(duration: 0.5, bounce: 0.3).speed(2)", 32, ".spring(…, bounce: 0.3).speed(2)"),
    (".spring(duration: 0.5, bounce: 0.3).speed(2)", 31, ".spring(duration: 0.5, …)"),
    (".timingCurve(0.25, 0.1, 0.25, 1, duration: 1)", 30, ".timingCurve(…, duration: 1)"),
    // A number is not cut, and a label is not separated from its value.
    (".easeInOut(duration: 0.75).repeatCount(3)", 30, ".easeInOut(…).repeatCount(3)"),
    // Where that would leave little, as much as fits remains.
    ("abcdefghijklmnop(q", 9, "abcd…op(q"), ("unbreakable words", 9, "unbr…ords"),
  ])
  func aNameIsCutAtWholeArguments(_ name: String, _ count: Int, _ text: String) {
    let width = FixedTextMeasurer().width(of: String(repeating: "x", count: count), in: font)
    let cut = fitting.nameTruncated(name, font: font, width: width)
    #expect(cut.count <= count || cut == text, "\(cut)")
    #expect(cut == text)
  }

  @Test func theEndIsLeftOutWithoutABlankBeforeTheEllipsis() {
    #expect(fitting.endTruncated("abc defg", font: font, width: 30) == "abc…")
    #expect(fitting.endTruncated("abc", font: font, width: 18) == "abc")
  }

  @Test func linesAreBrokenAtBlanksAndTheLastIsCut() {
    let text = "one two three four five"
    #expect(fitting.wrapped(text, font: font, width: 54, lines: 2) == ["one two", "three fo…"])
    #expect(
      fitting.wrapped(text, font: font, width: 60, lines: 9) == ["one two", "three four", "five"])
    #expect(fitting.wrapped("unbreakable", font: font, width: 30, lines: 3) == ["unbr…"])
  }

  @Test func noLineIsTooWide() {
    for width in stride(from: 12.0, to: 150, by: 7) {
      for line in fitting.wrapped("several words of it", font: font, width: width, lines: 3) {
        #expect(FixedTextMeasurer().width(of: line, in: font) <= width)
      }
    }
  }

  @Test func lineBreaksAndControlCharactersBecomeBlanks() {
    #expect(
      TextFitting<FixedTextMeasurer>.singleLine("a\nb\tc\r\nd\u{7}e\u{2028}f") == "a b c d e f")
  }
}
