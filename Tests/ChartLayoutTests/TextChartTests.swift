import ChartLayout
import TestSupport
import Testing

@Suite struct TextChartTests {
  struct Case: Sendable {
    var name: String
    var chart: Chart
    var width = 80
    var height = 24
    var characters = TextChart.Characters.unicode
    var color = false

    var text: String {
      TextChart.text(
        of: chart, width: width, height: height, characters: characters, color: color)
    }
  }

  static let goldens: [Case] = [
    Case(name: "terminal-two", chart: SampleCharts.chart(count: 2)),
    Case(name: "terminal-color", chart: SampleCharts.chart(count: 3, labelLength: 40), color: true),
    Case(
      name: "terminal-ascii", chart: SampleCharts.chart(count: 2, to: -1e9, panels: 2),
      characters: .ascii),
    Case(name: "terminal-oddities", chart: SampleCharts.oddities, width: 60, height: 16),
    Case(
      name: "terminal-moments", chart: SampleCharts.interrupted(cuts: [0.2, 0.24]), color: true),
    Case(
      name: "terminal-moments-ascii", chart: SampleCharts.interrupted(hasAlternative: true),
      characters: .ascii),
    Case(name: "terminal-lanes", chart: SampleCharts.lanes(4)),
    Case(name: "terminal-strobe", chart: StrobePlannerTests.chart(count: 2)),
    Case(
      name: "terminal-strobe-ascii", chart: StrobePlannerTests.chart(count: 30, isNamed: true),
      characters: .ascii),
    Case(name: "terminal-lanes-many", chart: SampleCharts.lanes(12), width: 60, height: 20),
  ]

  @Test(arguments: goldens.indices)
  func pagesAreWhatTheyWere(_ index: Int) {
    let golden = Self.goldens[index]
    let problem = Golden.problem(of: golden.text, named: golden.name)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(arguments: [1, 24, 80, 5000], [1, 7, 12, 24])
  func aPageKeepsToItsSizeWhateverIsOnIt(_ width: Int, _ height: Int) {
    for count in [0, 1, 5, 40] {
      for characters in [TextChart.Characters.unicode, .ascii] {
        let text = TextChart.text(
          of: SampleCharts.chart(count: count, panels: 1 + count % 3), width: width,
          height: height, characters: characters, color: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == min(max(height, 7), 1000) + 1)
        #expect(lines.allSatisfy { $0.count <= min(max(width, 24), 1000) })
      }
    }
  }

  @Test(arguments: MomentLayoutTests.charts.indices)
  func pagesWithMomentsAndLanesKeepToTheirSize(_ index: Int) {
    for (width, height) in [(1, 1), (24, 7), (40, 12), (80, 24), (140, 40), (300, 100)] {
      for characters in [TextChart.Characters.unicode, .ascii] {
        let text = TextChart.text(
          of: MomentLayoutTests.charts[index].chart, width: width, height: height,
          characters: characters, color: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == max(height, 7) + 1)
        #expect(lines.allSatisfy { $0.count <= max(width, 12) })
      }
    }
  }

  @Test func ghostsAreFainterInATerminalToo() {
    let text = TextChart.text(
      of: SampleCharts.interrupted(), width: 80, height: 24, color: true)
    #expect(text.contains("\u{1B}[2;38;5;33m") && text.contains("\u{1B}[38;5;33m"))
  }

  @Test func namesOfLanesStandBesideThemWhereThereIsNoRoomAbove() {
    let lines = TextChart.text(
      of: SampleCharts.lanes(12), width: 80, height: 24, color: false
    ).split(separator: "\n")
    for index in 0..<12 {
      #expect(lines.count { $0.contains("lane\(index).") && $0.contains("│") } == 1)
    }
  }

  @Test func asciiIsASCII() {
    for chart in [
      SampleCharts.chart(count: 12, to: -1e-9), SampleCharts.oddities,
      SampleCharts.interrupted(cuts: [0.3, 0.4], hasAlternative: true), SampleCharts.lanes(6),
    ] {
      let text = TextChart.text(
        of: chart, width: 70, height: 20, characters: .ascii, color: false)
      #expect(text.utf8.allSatisfy { $0 == 10 || ($0 >= 32 && $0 < 127) })
    }
  }

  @Test func colorIsOnlyAdded() {
    let chart = SampleCharts.chart(count: 5)
    let plain = TextChart.text(of: chart, width: 80, height: 24, color: false)
    let colored = TextChart.text(of: chart, width: 80, height: 24, color: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[38;5;"))
    let stripped = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == plain)
  }

  @Test(arguments: [(0.0, 1e300), (0, 1e-300), (5, 5), (-1.7e308, 1.7e308)])
  func hugeAndTinyRangesAreDrawn(_ from: Double, _ to: Double) {
    let text = TextChart.text(
      of: SampleCharts.chart(count: 2, from: from, to: to), width: 80, height: 24, color: false)
    #expect(text.contains { ("\u{2801}"..."\u{28FF}").contains($0) })
  }

  @Test func controlCharactersInLabelsDoNotReachTheTerminal() {
    var chart = SampleCharts.chart(count: 1)
    chart.series[0].label = "a\u{1B}[31mb\nc"
    chart.title = "x\u{7}y"
    let text = TextChart.text(of: chart, width: 80, height: 24, color: false)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    #expect(text.contains("a [31mb c"))
  }
}
