import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct SheetPlannerTests {
  /// A sheet of curves with increasing numbers of turns, with heads or with names.
  private static func sheet(count: Int, columns: Int, heads: Bool) -> Chart {
    var chart = Chart(
      title: "Title", subtitle: "a quieter line", duration: 1,
      series: [Series(label: "springs", naming: .none)], panels: [])
    chart.panels = (0..<count).map { index in
      ChartPanel(
        name: "bounce: \(index)", axisTitle: "value",
        curves: [
          ChartCurve(
            series: 0,
            pieces: [
              CurvePiece(SampleCharts.knots(rate: 8, turn: 2 + Double(index % 12), count: 40))
            ])
        ],
        references: [.init(value: 1, kind: .target), .init(value: 0, kind: .start)],
        requiredTicks: [1, 0])
    }
    let rows = (count + columns - 1) / columns
    chart.grid = ChartGrid(
      columns: columns,
      columnHeads: heads ? .init(name: "bounce", texts: (0..<columns).map { "0.\($0)" }) : nil,
      rowHeads: heads ? .init(name: "duration", texts: (0..<rows).map { "1.\($0)" }) : nil)
    return chart
  }

  private static func plan(_ chart: Chart, _ size: Size) throws -> SheetPlan {
    SheetPlanner(
      chart: chart, grid: try #require(chart.grid), size: size, theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test func aGridWithHeadsIsItsGolden() throws {
    let plan = try Self.plan(
      Self.sheet(count: 6, columns: 3, heads: true), Size(width: 800, height: 400))
    let problem = Golden.problem(of: plan.description, named: "sheet-heads")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func anUnevenGridWithNamesIsItsGolden() throws {
    let plan = try Self.plan(
      Self.sheet(count: 5, columns: 3, heads: false), Size(width: 800, height: 400))
    let problem = Golden.problem(of: plan.description, named: "sheet-names")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(arguments: [(1, 1), (6, 3), (15, 5), (35, 6), (900, 30)], [true, false])
  func nothingMeetsInTheSizeThatIsSuggested(_ shape: (Int, Int), _ heads: Bool) throws {
    let chart = Self.sheet(count: shape.0, columns: shape.1, heads: heads)
    try check(chart, chart.suggestedSheetSize(width: 1600))
  }

  @Test(
    arguments: [(1, 1), (6, 3), (35, 6), (400, 20)], [(1600.0, 1000.0), (800, 500), (400, 300)])
  func nothingMeetsInOtherSizes(_ shape: (Int, Int), _ size: (Double, Double)) throws {
    for heads in [true, false] {
      let chart = Self.sheet(count: shape.0, columns: shape.1, heads: heads)
      try check(chart, Size(width: size.0, height: size.1))
    }
  }

  /// Cells are equal and apart, words cover neither each other nor a cell, and everything is
  /// inside.
  private func check(_ chart: Chart, _ size: Size) throws {
    let plan = try Self.plan(chart, size)
    #expect(plan.cells.count == chart.panels.count)
    let figure = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let first = try #require(plan.cells.first).plot.size
    for cell in plan.cells {
      #expect(figure.contains(cell.plot, tolerance: 0.01))
      #expect((cell.plot.size.width - first.width).magnitude < 1e-9)
      #expect((cell.plot.size.height - first.height).magnitude < 1e-9)
    }
    let texts = plan.texts
    var problems: [String] = []
    for (index, text) in texts.enumerated() {
      if !figure.contains(text.bounds, tolerance: 0.01) { problems.append(text.run.text) }
      for other in texts[(index + 1)...] where text.bounds.intersects(other.bounds) {
        problems.append("\(text.run.text) | \(other.run.text)")
      }
    }
    #expect(problems.isEmpty)
  }

  @Test func numbersStandAtTheOuterEdgeOnly() throws {
    let plan = try Self.plan(
      Self.sheet(count: 15, columns: 5, heads: true), Size(width: 1600, height: 800))
    let left = try #require(plan.cells.map(\.plot.left).min())
    #expect(plan.valueTicks.allSatisfy { $0.bounds.right < left })
    let bottom = try #require(plan.cells.map(\.plot.bottom).max())
    #expect(plan.timeTicks.allSatisfy { ($0.label?.bounds.top ?? bottom) >= bottom })
    #expect(!plan.valueTicks.isEmpty && !plan.timeTicks.isEmpty)
  }

  @Test(arguments: [(6, 3), (15, 5), (35, 6)], [1200.0, 1600])
  func everyColumnBeginsWithAZero(_ shape: (Int, Int), _ width: Double) throws {
    let chart = Self.sheet(count: shape.0, columns: shape.1, heads: false)
    let plan = try Self.plan(chart, chart.suggestedSheetSize(width: width))
    for cell in plan.cells.prefix(shape.1) {
      let zeros = plan.timeTicks.filter { ($0.position - cell.plot.left).magnitude < 0.5 }
      #expect(zeros.count == 1 && zeros.allSatisfy { $0.value == 0 && $0.label != nil })
    }
    let perRow = plan.valueTicks.count { $0.run.text.allSatisfy { "0.".contains($0) } }
    #expect(perRow == (shape.0 + shape.1 - 1) / shape.1)
  }

  @Test func whatAllCellsShareIsDrawnOnce() {
    let drawing = ChartDrawing.drawing(
      of: Self.sheet(count: 100, columns: 10, heads: true),
      size: Size(width: 1600, height: 1000), measuring: FixedTextMeasurer())
    let strokes = drawing.commands.count { if case .stroke = $0 { true } else { false } }
    #expect(strokes == 4, "grid, start, target and time axes")
  }
}
