import AnimationModel
import MotionConversion
import MotionRecording
import Testing

@Suite struct ConversionTextTests {
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

  @Test func bothErrorsAreGivenWhereTheyDiffer() {
    var conversion = Conversion(
      target: .motion, expression: ".bouncy", code: "", formula: "",
      accuracy: .within(largestError: 0.01, at: 0.5), springAccuracy: .exact)
    #expect(
      conversion.verdict
        == "exact for the spring itself; off by at most 1 % of the travel, at 0.5 s, from SwiftUI's steps of 1/300 s"
    )
    conversion.springAccuracy = .within(largestError: 0.02, at: 0.25)
    #expect(
      conversion.verdict
        == "off by at most 1 % of the travel, at 0.5 s, from what SwiftUI shows; off by at most 2 % of the travel, at 0.25 s, from the spring itself"
    )
    conversion.springAccuracy = nil
    #expect(conversion.verdict == "off by at most 1 % of the travel, at 0.5 s")
  }

  @Test func sentencesAreBrokenIntoLinesAndCodeIsNot() {
    let conversion = Conversion(
      target: .gsap, expression: "x", code: String(repeating: "code ", count: 40),
      formula: String(repeating: "word ", count: 40) + "\nend", accuracy: .exact)
    let lines = conversion.text.split(separator: "\n").map(String.init)
    #expect(lines.dropLast().allSatisfy { $0.count <= 100 && $0.hasPrefix("// ") })
    #expect(lines.last == conversion.code)
    #expect(
      lines.dropLast().joined(separator: " ").split(separator: " ").count { $0 == "word" } == 40)
    #expect(conversion.explanation.count == 2)
  }

  @Test func alternativesWithAnotherErrorSayIt() {
    let conversion = Conversion(
      target: .motion, expression: "x", code: "a",
      alternatives: [
        Conversion.Alternative(label: "same", code: "b", accuracy: .exact),
        Conversion.Alternative(
          label: "other", code: "c", accuracy: .within(largestError: 0.5, at: 1)),
      ], formula: "f", accuracy: .exact)
    #expect(
      conversion.explanation.suffix(2) == [
        "or, same: b", "or, other (off by at most 50 % of the travel, at 1 s): c",
      ])
  }
}
