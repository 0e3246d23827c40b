import Testing

@testable import ChartLayout

@Suite struct TextTableTests {
  private let chart = Chart(
    title: "", duration: 1,
    series: [Series(label: ".bouncy"), Series(label: "A long name indeed")],
    panels: [])
  private let table = TextTable(
    heads: ["reaches", "over at"],
    rows: [
      TextTable.Row(series: 0, cells: ["0.26 s", "0.76 s"]),
      TextTable.Row(series: 1, cells: ["–", "never"]),
      TextTable.Row(series: 9, cells: ["of no", "series"]),
    ])

  private func lines(
    width: Int = 60, height: Int = 9, _ characters: TextChart.Characters = .unicode
  ) -> [String] {
    table.text(of: chart, width: width, height: height, characters: characters, color: false)
      .split(separator: "\n").map(String.init)
  }

  @Test func figuresStandRightBelowTheirHeads() {
    #expect(
      lines(.ascii) == [
        "                        reaches  over at", "*** .bouncy              0.26 s   0.76 s",
        "ooo A long name indeed        -    never",
      ])
  }

  @Test func columnsAreLeftOutBeforeNamesAreCut() {
    #expect(lines(width: 40)[0].contains("reaches  over at"))
    var wide = table
    wide.heads[1] = "over at the latest"
    // Names of 25 cells, with the samples of their lines, and columns of 29.
    let narrow = wide.text(of: chart, width: 53, height: 9, color: false)
    #expect(narrow.contains("reaches") && !narrow.contains("over") && !narrow.contains("…"))
    #expect(wide.text(of: chart, width: 54, height: 9, color: false).contains("over"))
    #expect(lines(width: 30)[0].contains("reaches") && lines(width: 30)[2].contains("…"))
    #expect(lines(width: 10).isEmpty)
    for width in 10..<60 {
      #expect(lines(width: width).allSatisfy { CellWidth.of($0) <= width })
    }
  }

  @Test func rowsWithoutRoomAreCounted() {
    #expect(lines(height: 3).count == 3)
    let many = TextTable(
      heads: ["x"], rows: (0..<9).map { TextTable.Row(series: $0 % 2, cells: ["\($0)"]) })
    let text = many.text(of: chart, width: 40, height: 5, color: false)
    #expect(text.split(separator: "\n").count == 5 && text.hasSuffix("and 6 more\n"))
    #expect(table.text(of: chart, width: 40, height: 1, color: false).isEmpty)
  }

  @Test func namesHaveTheColorsOfTheirCurves() {
    let text = table.text(of: chart, width: 60, height: 9, color: true)
    #expect(text.contains("\u{1B}[38;5;33m") && text.contains("\u{1B}[38;5;208m"))
  }

  @Test func aLegendLeavesTheNamesToTheTable() {
    let wide = chart.leavingLegend(to: table, width: 200, height: 30)
    #expect(wide == chart, "there is room beside the curves")
    let narrow = chart.leavingLegend(to: table, width: 40, height: 30)
    #expect(narrow.series.allSatisfy { $0.naming == .none })
    let partial = TextTable(heads: ["x"], rows: [TextTable.Row(series: 0, cells: ["1"])])
    #expect(chart.leavingLegend(to: partial, width: 40, height: 30) == chart)
  }
}
