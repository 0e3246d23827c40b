import Testing

@testable import ChartLayout

@Suite struct ChartCoincidencesTests {
  /// A chart of curves, each with the given number of turns.
  private func chart(_ turns: [Double], panels: Int = 1) -> Chart {
    var chart = SampleCharts.chart(count: turns.count, panels: panels)
    for panel in chart.panels.indices {
      for index in turns.indices {
        chart.panels[panel].curves[index].pieces = [
          CurvePiece(SampleCharts.knots(rate: 8, turn: turns[index]))
        ]
      }
    }
    for index in turns.indices { chart.series[index].label = ["a", "b", "c", "d", "e"][index] }
    return chart
  }

  @Test(arguments: [
    ([2.0, 3, 2], [[0, 2]]), ([2, 2, 3, 3, 2], [[0, 1, 4], [2, 3]]), ([2, 3, 4], []),
    ([2, 2.0001], [[0, 1]]), ([2, 2.1], []),
  ])
  func curvesOnEachOtherAreFound(_ turns: [Double], _ groups: [[Int]]) {
    #expect(chart(turns).coincidences == groups)
    #expect(chart(turns, panels: 3).coincidences == groups)
  }

  @Test func oneOfThemIsDrawnWithTheNamesOfAll() {
    let drawn = chart([2, 3, 2], panels: 2)
    let joined = drawn.joining(drawn.coincidences)
    #expect(joined.series.map(\.label).prefix(2) == ["a = c", "b"])
    #expect(joined.series[2].naming == .shared(with: 0) && joined.series[2].style == .same(as: 0))
    #expect(joined.panels.allSatisfy { $0.curves.map(\.series) == [0, 1] })
    // Each curve has a ring and a tick.
    #expect(joined.panels[0].marks.map(\.series).sorted() == [0, 0, 1, 1])
    #expect(joined.namedSeries.count == 2)
    #expect(chart([2, 3]).joining(chart([2, 3]).coincidences) == chart([2, 3]))
  }

  @Test func curvesOfOtherLengthsAreTwo() {
    var chart = chart([2, 2])
    chart.panels[0].curves[1].pieces[0].knots.removeLast(30)
    #expect(chart.coincidences.isEmpty)
    // A curve that rests a little longer counts as the same.
    var other = self.chart([2, 2])
    other.panels[0].curves[1].pieces[0].knots.removeLast(3)
    #expect(other.coincidences == [[0, 1]])
  }

  /// Curves are sorted by their ends: none is missed because its end is on the other side of a
  /// limit.
  @Test func curvesThatEndAtSlightlyDifferentTimesAreFound() {
    let plain = chart([2])
    for end in 1..<plain.panels[0].curves[0].pieces[0].knots.count {
      var pair = chart([2, 2])
      for index in 0...1 {
        pair.panels[0].curves[index].pieces[0].knots.removeLast(
          plain.panels[0].curves[0].pieces[0].knots.count - end)
      }
      #expect(pair.coincidences == [[0, 1]], "\(end)")
    }
  }

  @Test func curvesThatDifferInOnePanelAreTwo() {
    var chart = chart([2, 2], panels: 2)
    chart.panels[1].curves[1].pieces = [CurvePiece(SampleCharts.knots(rate: 8, turn: 5))]
    #expect(chart.coincidences.isEmpty)
  }

  @Test func verticalCurvesAreTheSameAsThemselves() {
    var chart = SampleCharts.oddities
    chart.series.append(Series(label: "circle again"))
    chart.panels[0].curves.append(
      ChartCurve(series: 5, pieces: chart.panels[0].curves[1].pieces))
    #expect(chart.coincidences == [[1, 5]])
  }
}
