import MotionComparison
import MotionRecording
import RecordingFormats
import Testing

@Suite struct GoldenReportTests {
  @Test func theTextTellsWhatAndWhere() throws {
    let report = try SampleReports.all()
    let text = report.text()
    #expect(
      text.hasPrefix(
        """
        fine       unchanged
        card       changed
            the value leaves its tube at 0.016667 s: 
        """))
    for words in [
      "    the figure is changed/card.svg\n", "renamed    changed\n",
      "    it no longer has the curve card\n    it has a new curve else\n",
      "toast      unchanged, but reworded\n    the golden was recorded from toast=.snappy\n",
      "tick|tock  not as expected\n",
      "    tick|tock: overshoot < 3% does not hold: it is 4.2 %, at 0.35 s\n",
      "new        has no golden\n", "old        is orphaned\n",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(
      text.hasSuffix(
        """

        6 motions: 2 unchanged, 1 reworded, 2 changed, 1 without a golden, 1 orphaned, \
        1 not as expected

        """))
    #expect(!text.contains("\u{1B}"))
    #expect(report.text(usesEmphasis: true).contains("\u{1B}[1mcard       changed\u{1B}[0m"))
  }

  @Test func itPassesIfNothingIsWrong() throws {
    #expect(try !SampleReports.all().passes)
    let fine = try SampleReports.fine()
    #expect(fine.passes && fine.summary == "1 motion: 1 unchanged")
    #expect(GoldenReport(folder: "", entries: []).summary == "0 motions")
  }

  @Test func aDistanceIsToldWithDigitsThatShowIt() throws {
    var golden = try GoldenDocumentTests.golden()
    golden.curves[0].values[7] = 1
    var now = golden
    now.curves[0].values[7] = 1.000_000_01
    let details = GoldenWords.details(of: golden.comparison(with: now))
    #expect(
      details == [
        "the value leaves its tube at 0.11667 s: 1.00000001 instead of 1, off by 1e-8 where 1e-9 is "
          + "allowed"
      ])
  }

  @Test func markdownHasARowForAllThatIsWorthTelling() throws {
    let text = try SampleReports.all().markdown
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
    #expect(rows.count == 6)
    // A bar in a cell would be taken for the end of the cell.
    #expect(rows.allSatisfy { $0.count { $0 == "|" } == 4 })
    #expect(text.contains("<code>tick&#124;tock</code>"))
    #expect(text.contains("overshoot &lt; 3%"))
    #expect(text.hasPrefix("### kymo check: failed\n"))
    let fine = try SampleReports.fine().markdown
    #expect(fine == "### kymo check: passed\n\n1 motion: 1 unchanged.\n")
  }

  @Test func aLongSummaryIsCut() throws {
    var report = try SampleReports.all()
    report.entries = Array(repeating: report.entries[1], count: 5000)
    // GitHub accepts at most a megabyte.
    #expect(report.markdown.utf8.count < 1 << 20)
    #expect(report.markdown.contains("\nAnd 4800 more.\n"))
  }

  @Test func annotationsHaveGitHubsForm() throws {
    let lines = try SampleReports.all().gitHub.split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%2Cb%3Ac.txt,line=12,title=card%3A changed::the value leaves its tube"))
    #expect(lines[0].contains("%0Athe velocity leaves its tube"))
    #expect(lines[1].hasPrefix("::error title=renamed%3A changed::"))
    #expect(
      lines[2]
        == "::notice file=motion.txt,line=3,title=toast%3A unchanged%2C but reworded::"
        + "the golden was recorded from toast=.snappy")
    #expect(
      lines[3]
        == "::error file=motion.txt,line=4,title=tick|tock%3A not as expected::"
        + "tick|tock: overshoot < 3%25 does not hold: it is 4.2 %25, at 0.35 s")
    #expect(lines[4].hasPrefix("::error file=motion.txt,line=5,title=new%3A has no golden::"))
    #expect(lines[5].hasPrefix("::error title=old%3A is orphaned::"))
    #expect(lines[6].hasPrefix("kymo check: 6 motions"))
  }

  @Test func theDocumentForProgramsHasEveryFigure() throws {
    let json = try JSONText(try SampleReports.all().json)
    #expect(json.member("schema")?.text == "kymograph/check")
    #expect(json.member("passes") == .bool(false))
    let motions = try #require(json.member("motions")?.elements)
    #expect(
      motions.map { $0.member("verdict")?.text }
        == ["same", "changed", "changed", "respelled", "same", "missing", "orphaned"])
    #expect(
      motions.map { $0.member("passes") }
        == [true, false, false, true, false, false, false].map { .bool($0) })
    let departure = motions[1].member("curves")?.elements?[0].member("departures")?.elements?[0]
    #expect(departure?.member("column")?.text == "value")
    #expect(departure?.member("first")?.member("time")?.number == 1.0 / 60)
    #expect(motions[3].member("before")?.text == "toast=.snappy")
    #expect(motions[4].member("expectations")?.elements?[0].member("holds") == .bool(false))
  }
}
