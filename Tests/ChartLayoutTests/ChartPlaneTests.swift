import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct ChartPlaneTests {
  /// Points at cos t and −sin t, computed with the tangent of half the angle, with their changes.
  private static func circle(_ count: Int) -> [ChartPlane.Knot] {
    let (cosine, sine) = (0.995_004_165_278_025_8, 0.099_833_416_646_828_15)
    var position = (x: 1.0, y: 0.0)
    return (0..<count).map { index in
      defer {
        position = (
          position.x * cosine + position.y * sine, position.y * cosine - position.x * sine
        )
      }
      return ChartPlane.Knot(
        time: Double(index) * 0.1, x: position.x, xRate: position.y, y: position.y,
        yRate: -position.x)
    }
  }

  private static func chart(_ curve: ChartPlane.Curve, limit: Double? = nil) -> Chart {
    var chart = Chart(
      title: "", duration: 1, series: [Series(label: "it")],
      panels: [
        ChartPanel(
          axisTitle: "velocity", curves: [], references: [.init(value: 0, kind: .zero)])
      ])
    chart.plane = ChartPlane(horizontalTitle: "value", curves: [curve], limit: limit)
    return chart
  }

  private func plan(_ chart: Chart) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: 1200, height: 750), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test func aCircleIsRoundBetweenItsKnotsToo() throws {
    let plan = plan(Self.chart(.init(series: 0, pieces: [Self.circle(63)])))
    let panel = try #require(plan.panels.first)
    let trace = try #require(panel.traces.first).trace
    let (middle, edge) = (plan.timeScale.position(of: 0), plan.timeScale.position(of: 1))
    let (level, top) = (panel.scale.position(of: 0), panel.scale.position(of: 1))
    var pen = Point(x: 0, y: 0)
    var count = 0
    for element in trace.path.elements {
      guard case .curve(let first, let second, let end) = element else {
        if case .move(let point) = element { pen = point }
        continue
      }
      let point = Point(
        x: (pen.x + 3 * first.x + 3 * second.x + end.x) / 8,
        y: (pen.y + 3 * first.y + 3 * second.y + end.y) / 8)
      let (x, y) = ((point.x - middle) / (edge - middle), (point.y - level) / (top - level))
      #expect((x * x + y * y - 1).magnitude < 1e-5)
      pen = end
      count += 1
    }
    #expect(count == 62)
  }

  @Test func axesHaveNumbersAndTitles() {
    let plan = plan(Self.chart(.init(series: 0, pieces: [Self.circle(63)])))
    let numbers = plan.timeTicks.compactMap(\.label?.run.text)
    #expect(numbers.contains("0.0") && numbers.contains("\u{2212}0.5"))
    #expect(plan.timeTitle?.run.text == "value")
    #expect(plan.header.last?.run.text.hasPrefix("velocity") == true)
    #expect(plan.entries.map(\.label.run.text) == ["it"])
  }

  @Test func whatIsNoNumberBreaksTheLineAndJumpsHaveRings() throws {
    var knots = Self.circle(10)
    knots[4].y = .infinity
    let far = ChartPlane.Knot(time: 1, x: 3, xRate: 0, y: 0, yRate: 0)
    let chart = Self.chart(.init(series: 0, pieces: [knots, [far]]), limit: 2)
    let trace = try #require(plan(chart).panels.first?.traces.first).trace
    let moves = trace.path.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 3)
    #expect(trace.jumps.last?.landing.x == plan(chart).timeScale.position(of: 3))
  }
}
