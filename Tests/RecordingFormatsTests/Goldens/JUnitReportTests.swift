import RecordingFormats
import Testing

@Suite struct JUnitReportTests {
  @Test func theReportHasTheFormOfTheSchema() throws {
    for report in [try SampleReports.all(), try SampleReports.fine()] {
      let schema = JUnitSchema.checked(report.jUnit)
      #expect(schema.problems == [])
    }
    let empty = JUnitSchema.checked(GoldenReport(folder: "g", entries: []).jUnit)
    #expect(empty.problems == [])
  }

  @Test func theCountsAreThoseOfTheElements() throws {
    let schema = JUnitSchema.checked(try SampleReports.all().jUnit)
    for name in ["testsuites", "testsuite"] {
      let counts = try #require(schema.found.first { $0.name == name }?.attributes)
      #expect(counts["tests"] == "7" && counts["failures"] == "5" && counts["errors"] == "0")
    }
    #expect(schema.found.count { $0.name == "testcase" } == 7)
    #expect(schema.found.count { $0.name == "failure" } == 5)
    let names = schema.found.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    #expect(names == ["fine", "card", "renamed", "toast", "tick|tock", "new", "old"])
    let types = schema.found.filter { $0.name == "failure" }.map { $0.attributes["type"] }
    #expect(types == ["changed", "changed", "expectation", "missing", "orphaned"])
  }

  @Test func textsSurviveTheirMarkup() throws {
    let schema = JUnitSchema.checked(try SampleReports.all().jUnit)
    let text = try #require(schema.texts.first { $0.hasPrefix("motion.txt:4") })
    #expect(text.contains("'<&>\" \u{FFFD}\n"))
    #expect(schema.texts.contains("[[ATTACHMENT|changed/card.svg]]"))
  }

  @Test(arguments: [
    ("<testsuites><testcase name=\"a\"/></testsuites>", "'testcase' cannot stand in 'testsuites'"),
    ("<testsuite name=\"a\" tests=\"1\" failures=\"0\"/>", "'testsuite' lacks its 'errors'"),
    ("<testsuites file=\"a\"/>", "'testsuites' has no 'file'"),
    ("<testsuites>a</testsuites>", "'testsuites' holds text: a"),
    ("<report/>", "there is no element 'report'"),
    ("<failure/>", "'failure' cannot be the root"),
  ])
  func theCheckFindsWhatIsWrong(text: String, problem: String) {
    #expect(JUnitSchema.checked(text).problems.contains(problem))
  }
}
