import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

/// Objects are on their tracks at their values, below everything else.
@Suite struct StrobePlannerTests {
  static let sizes = [(1600.0, 1000.0), (800, 500), (400, 300), (200, 150), (3200, 400)]

  /// A chart with a strobe of `count` lanes that overshoot by a fifth.
  static func chart(
    count: Int, shape: ChartStrobe.Shape = .circle, isNamed: Bool = false, from: Double = 0,
    to: Double = 1
  ) -> Chart {
    var chart = SampleCharts.chart(count: count, from: from, to: to)
    let ends = [from, to + (to - from) / 5]
    chart.strobe = ChartStrobe(
      lanes: (0..<count).map { series in
        ChartStrobe.Lane(
          series: series, name: isNamed ? "track \(series)" : "", from: from, to: to,
          range: (ends.min() ?? 0)...(ends.max() ?? 1),
          values: [0, 0.1, 0.4, 0.8, 1.1, 1.2, 1.05, 1].map { from + (to - from) * $0 })
      },
      shape: shape, caption: "every 1/30 s")
    return chart
  }

  private func plan(_ chart: Chart, _ size: (Double, Double)) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: size.0, height: size.1), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test(arguments: sizes, [1, 4, 12, 60])
  func everythingIsInThePictureAndNoWordsMeet(_ size: (Double, Double), _ count: Int) throws {
    for isNamed in [false, true] {
      let plan = plan(Self.chart(count: count, isNamed: isNamed), size)
      let strobe = try #require(plan.strobe)
      let axis = plan.timeTicks.compactMap(\.label?.bounds.bottom).max() ?? 0
      #expect(strobe.lanes.count == count)
      for (lane, next) in zip(strobe.lanes, strobe.lanes.dropFirst()) { #expect(lane.y < next.y) }
      for lane in strobe.lanes {
        #expect(lane.y - strobe.extent / 2 > axis - 1)
        #expect(lane.y + strobe.extent / 2 < size.1)
        for x in lane.positions {
          #expect(x >= plan.timeScale.start + strobe.extent / 2 - 1e-9)
          #expect(x <= plan.timeScale.end - strobe.extent / 2 + 1e-9)
        }
      }
      let texts = plan.texts
      let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
      for first in texts.indices {
        #expect(canvas.contains(texts[first].bounds, tolerance: 1e-6), "\(texts[first].run.text)")
        for second in texts.indices where second > first {
          let meets = texts[first].bounds.inset(by: Insets(all: 1e-6))
            .intersects(texts[second].bounds)
          #expect(!meets, "\(texts[first].run.text) | \(texts[second].run.text)")
        }
      }
    }
  }

  @Test func distancesOnTheTrackAreThoseOfTheValues() throws {
    let plan = plan(Self.chart(count: 1), (1600, 1000))
    let lane = try #require(plan.strobe?.lanes.first)
    let unit = lane.track.target - lane.track.start
    let values = lane.positions.map { ($0 - lane.track.start) / unit }
    for (value, expected) in zip(values, [0, 0.1, 0.4, 0.8, 1.1, 1.2, 1.05, 1]) {
      #expect((value - expected).magnitude < 1e-12)
    }
  }

  @Test func whatFallsMovesToTheLeft() throws {
    let plan = plan(Self.chart(count: 1, from: 300, to: 0), (1600, 1000))
    let lane = try #require(plan.strobe?.lanes.first)
    #expect(lane.track.start > lane.track.target)
    #expect(lane.positions[0] == lane.track.start && lane.positions[1] < lane.positions[0])
    let notes = plan.strobe?.notes.map(\.run.text)
    #expect(notes == ["300", "0", "every 1/30 s"])
  }

  @Test func whatRestsIsDrawnAFewTimesOnly() throws {
    var chart = Self.chart(count: 1)
    chart.strobe?.lanes[0].values = [0] + Array(repeating: 1, count: 500)
    let lane = try #require(plan(chart, (1600, 1000)).strobe?.lanes.first)
    #expect((2...6).contains(lane.positions.count))
  }

  @Test(arguments: [(5.0, 5.0), (0, 0), (-1e300, 1e300), (1e15, 1e15)])
  func whatGoesNowhereStandsSomewhere(_ range: (Double, Double)) throws {
    var chart = Self.chart(count: 1)
    chart.strobe?.lanes[0] = ChartStrobe.Lane(
      series: 0, from: range.0, to: range.1, range: range.0...range.1,
      values: [range.0, .nan, range.1])
    let lane = try #require(plan(chart, (1600, 1000)).strobe?.lanes.first)
    #expect(lane.positions.count == 2 && lane.positions.allSatisfy(\.isFinite))
  }

  @Test(arguments: ChartStrobe.Shape.allCases)
  func onlyTheLastObjectIsOpaque(_ shape: ChartStrobe.Shape) throws {
    let chart = Self.chart(count: 1, shape: shape)
    let drawing = ChartDrawing.drawing(
      of: chart, size: Size(width: 1600, height: 1000), measuring: FixedTextMeasurer())
    let line = SeriesAppearance.all(of: chart.series, palette: ChartTheme.light.palette)[0].line
    var fills: [Color] = []
    func look(at commands: [DrawingCommand]) {
      for command in commands {
        if case .group(_, let inner) = command { look(at: inner) }
        if case .fill(_, let color) = command, color == line || color == line.opacity(0.6) {
          fills.append(color)
        }
      }
    }
    look(at: drawing.commands)
    #expect(fills == Array(repeating: line.opacity(0.6), count: 7) + [line])
  }

  @Test func aStrobeCanBeRead() {
    let text = plan(Self.chart(count: 3), (800, 500)).description
    let problem = Golden.problem(of: text, named: "plan-strobe")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func aFigureGrowsWithItsLanes() {
    let few = Self.chart(count: 3).suggestedSize(width: 1600)
    let many = Self.chart(count: 40).suggestedSize(width: 1600)
    #expect(few.height == 1000 && many.height > 1500)
  }
}
