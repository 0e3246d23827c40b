import AnimationModel
import MotionComparison
import MotionRecording
import RecordingFormats

/// Reports with all kinds of results, for the tests of their formats.
enum SampleReports {
  static let expectation = MotionExpectation(
    .measure(.extreme(.overshoot, .whole), .compared(.less, ExpectedAmount(3, .percent))),
    text: "overshoot < 3%")

  static func all() throws -> GoldenReport {
    let golden = try GoldenDocumentTests.golden()
    let same = golden.comparison(with: golden)
    let changed = golden.comparison(
      with: try GoldenDocumentTests.golden(.animation(.smooth), named: "card"))
    let other = golden.comparison(
      with: try GoldenDocumentTests.golden(.animation(.bouncy), named: "else"))
    let broken = ExpectationResult(
      expectation, of: "tick|tock", holds: false,
      finding: .figure(ExpectedAmount(4.2, .percent), at: 0.35))
    return GoldenReport(
      folder: "goldens/",
      entries: [
        GoldenReport.Entry(name: "fine", text: ".bouncy", verdict: .same(same)),
        GoldenReport.Entry(
          name: "card", text: "card=.smooth", verdict: .changed(changed),
          origin: GoldenReport.Origin(file: "a,b:c.txt", line: 12), figure: "changed/card.svg"),
        GoldenReport.Entry(name: "renamed", text: "x", verdict: .changed(other)),
        GoldenReport.Entry(
          name: "toast", text: "toast=.snappy ", verdict: .respelled(same, from: "toast=.snappy"),
          origin: GoldenReport.Origin(file: "motion.txt", line: 3)),
        GoldenReport.Entry(
          name: "tick|tock", text: "'<&>\" \u{1}", verdict: .same(same), expectations: [broken],
          origin: GoldenReport.Origin(file: "motion.txt", line: 4)),
        GoldenReport.Entry(
          name: "new", text: "new=.bouncy", verdict: .missing,
          origin: GoldenReport.Origin(file: "motion.txt", line: 5)),
        GoldenReport.Entry(name: "old", text: "old=.bouncy", verdict: .orphaned),
      ])
  }

  static func fine() throws -> GoldenReport {
    var report = try all()
    report.entries = [report.entries[0]]
    return report
  }
}
