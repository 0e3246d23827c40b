import Testing

@testable import kymo

@Suite(.runsPrograms) struct NumberDifferencesTests {
  @Test(arguments: [
    (
      [".spring(duration: 0.35)", ".spring(duration: 0.4)"], ".spring(duration: …)",
      ["0.35", "0.4"]
    ),
    (
      [".spring(duration: 0.3, bounce: -0.2)", ".spring(duration: 0.5, bounce: 0.1)"],
      ".spring(duration: …, bounce: …)",
      ["duration 0.3, bounce \u{2212}0.2", "duration 0.5, bounce 0.1"]
    ),
    (
      [".bouncy.delay(0.1).speed(2)", ".bouncy.delay(0.2).speed(2)"], ".bouncy.delay(…).speed(2)",
      ["0.1", "0.2"]
    ),
    (["css:400ms ease-out", "css:0.2s ease-out"], "css:… ease-out", ["400ms", "0.2s"]),
    (
      [".timingCurve(0.2, 0, 0, 1)", ".timingCurve(0.3, 0, 0.1, 1)"], ".timingCurve(…, 0, …, 1)",
      ["0.2, 0", "0.3, 0.1"]
    ),
  ])
  func whatIsCommonIsSaidOnceAndLabelsSayWhatDiffers(
    _ texts: [String], _ common: String, _ labels: [String]
  ) {
    let found = NumberDifferences(texts)
    #expect(found?.common == common)
    #expect(found?.labels == labels)
  }

  @Test(arguments: [
    [".bouncy"], [".bouncy", ".smooth"], [".bouncy", ".bouncy"],
    [".spring(duration: 0.3)", ".spring(response: 0.3)"],
    [".easeIn(duration: 0.3)", ".easeOut(duration: 0.4)"],
    [".linear(duration: 1 - 0.5)", ".linear(duration: 0.5)"],
    [".spring(a: 1, b: 2, c: 3, d: 4)", ".spring(a: 2, b: 3, c: 4, d: 5)"], [],
  ])
  func otherExpressionsHaveNothingInCommon(_ texts: [String]) {
    let found = NumberDifferences(texts)
    #expect(found?.common == nil)
  }
}
