import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct ConversionDraftTests {
  private func conversion(
    _ text: String, _ draft: ConversionDraft
  ) throws -> Conversion {
    try draft.conversion(of: parameters(text), text: text, to: .motion)
  }

  @Test func errorsAreThoseOfTheMotions() throws {
    var draft = ConversionDraft(code: "c", formula: "f") { $0 + 0.04 * $0 * (1 - $0) }
    draft.alternatives = [
      ("near", "n", { $0 + 0.25 }), ("far", "x", { $0 + 1.5 }), ("same", "s", { $0 }),
    ]
    let result = try conversion(".linear(duration: 1)", draft)
    #expect((result.accuracy.largestError - 0.01).magnitude < 1e-6)
    // Code with an error of more than the whole travel is left out.
    #expect(result.alternatives.map(\.code) == ["n", "s"])
    #expect((result.alternatives[0].accuracy.largestError - 0.25).magnitude < 1e-5)
    #expect(result.alternatives[1].accuracy == .exact)
    #expect(result.springAccuracy == nil)
  }

  /// SwiftUI's rounding to 2⁻²⁰ does not count as an error of a curve, but would count for a
  /// spring.
  @Test func curvesAreRounded() throws {
    let draft = ConversionDraft(code: "c", formula: "f") { $0 + 2e-6 }
    #expect(try conversion(".linear(duration: 1)", draft).accuracy == .exact)
    let spring = Spring(mass: 1, stiffness: 100, damping: 12)
    let off = ConversionDraft(code: "c", formula: "f") {
      spring.value(target: 1.0, time: $0) + 3e-6
    }
    let result = try conversion(".interpolatingSpring(stiffness: 100, damping: 12)", off)
    #expect((result.accuracy.largestError - 3e-6).magnitude < 1e-9)
  }

  @Test func whatIsNotFiniteIsRefused() {
    let draft = ConversionDraft(code: "c", formula: "f") { _ in .nan }
    #expect(throws: ConversionProblem.self) { try conversion(".linear(duration: 1)", draft) }
  }

  @Test(arguments: [
    (".interpolatingSpring(stiffness: 100, damping: 50)", "SwiftUI plays it as critically damped"),
    (".spring(bounce: 1)", "the error is that of the first 10 s"),
  ])
  func whatAReaderShouldKnowIsSaid(text: String, words: String) throws {
    let draft = ConversionDraft(code: "c", formula: "f", motion: { _ in 0.5 }, remarks: ["mine"])
    let remarks = try conversion(text, draft).remarks
    #expect(remarks.contains { $0.contains(words) } && remarks.contains("mine"))
  }
}
