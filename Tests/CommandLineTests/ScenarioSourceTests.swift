import Testing

@testable import kymo

@Suite(.runsPrograms) struct ScenarioSourceTests {
  @Test(arguments: [
    ("samples/scenarios/flick-home.swift", "Flick home"), ("heart.swift", "Heart"),
    ("two_steps--again.Swift", "Two steps again"), ("ContentView.swift", "ContentView"),
    ("iPhone-card.swift", "iPhone card"), ("/a.b/c", "C"), ("été.swift", "Été"), (".swift", ""),
    ("-", ""), ("-.swift", ""),
  ])
  func aTitleIsTheNameOfTheFileInWords(_ path: String, _ title: String) {
    #expect(ScenarioSource(path).title == title)
  }
}
