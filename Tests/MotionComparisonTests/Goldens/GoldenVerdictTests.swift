import AnimationModel
import MotionComparison
import MotionRecording
import Testing

@Suite struct GoldenVerdictTests {
  @Test func aNewSpellingIsNoChange() throws {
    let golden = try GoldenComparisonTests.golden(.bouncy)
    let comparison = golden.comparison(with: golden)
    let same = GoldenVerdict(comparison, from: .expression("a"), to: .expression("a"))
    #expect(same == .same(comparison) && same.passes)
    let respelled = GoldenVerdict(comparison, from: .expression("a"), to: .expression("b"))
    #expect(respelled == .respelled(comparison, from: "a") && respelled.passes)
    let scenario = GoldenVerdict(comparison, from: .expression("a"), to: .scenario("a"))
    #expect(scenario.passes && scenario != same)
  }

  @Test func aChangeIsOneWhateverTheSpelling() throws {
    let golden = try GoldenComparisonTests.golden(.bouncy)
    let comparison = golden.comparison(with: try GoldenComparisonTests.golden(.smooth))
    for text in ["a", "b"] {
      let verdict = GoldenVerdict(comparison, from: .expression("a"), to: .expression(text))
      #expect(verdict == .changed(comparison) && !verdict.passes)
    }
    #expect(!GoldenVerdict.missing.passes && !GoldenVerdict.orphaned.passes)
    #expect(GoldenVerdict.orphaned.comparison == nil)
  }
}
