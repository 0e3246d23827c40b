import AnimationModel
import MotionConversion
import MotionRecording
import Testing

@Suite struct ConversionTextTests {
  @Test(arguments: [
    (ConversionTarget.CommentStyle.slashes, "// a */ b -- c\n"),
    (.starred, "/* a * / b -- c */\n"),
    (.markup, "<!-- a */ b - - c -->\n"),
    (.none, ""),
  ])
  func nothingInsideACommentEndsIt(style: ConversionTarget.CommentStyle, text: String) {
    #expect(style.comment(["a */ b -- c"]) == text)
  }

  @Test func theCodeStandsBelowItsExplanation() throws {
    let conversion = try Converter(.animation(.bouncy), text: ".bouncy").conversion(to: .motion)
    let lines = conversion.text.split(separator: "\n")
    #expect(lines.last.map(String.init) == conversion.code)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("// ") })
    #expect(lines[0].hasPrefix("// .bouncy for Motion: "))
  }

  @Test(arguments: [
    (Conversion.Accuracy.exact, "exact"),
    (
      .within(largestError: 0.00523, at: 0.0483),
      "off by at most 0.523 % of the travel, at 0.0483 s"
    ),
    (.within(largestError: 3e-8, at: 1), "exact except for rounding"),
  ])
  func accuracyIsInWords(accuracy: Conversion.Accuracy, words: String) {
    #expect(accuracy.words == words)
  }

  @Test func everyTargetHasItsName() {
    let names = ConversionTarget.allCases.map(\.rawValue)
    #expect(names.count == 15 && Set(names).count == 15)
    #expect(Set(ConversionTarget.allCases.map(\.title)).count == 15)
  }
}
