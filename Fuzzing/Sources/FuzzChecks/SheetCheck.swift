internal import AnimationSyntax
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording

/// Expressions as small multiples.
enum SheetCheck {
  static func run(_ text: String) throws -> Bool {
    let curves = try SeveralExpressions.curves(of: text, named: "a.txt")
    guard !curves.isEmpty else { return false }
    let recorder = Recorder(from: 0, to: 1, span: 0.4)
    var cells: [MotionSheet.Cell] = []
    do throws(RecordingError) {
      for curve in curves {
        let played = try recorder.play(curve.subject, name: curve.name)
        cells.append(
          MotionSheet.Cell(
            PlottedMotion(try played.trace(), isCode: true, measures: try played.measures()),
            name: curve.name))
      }
    } catch {
      return false
    }
    let columns = SeveralExpressions.choice(of: text) % 5
    let sheet = MotionSheet(
      cells, grid: ChartGrid(columns: columns), marks: [.settle, .overshoot],
      title: curves[0].name, label: "\(cells.count) curves")
    try OutputChecks.check(sheet.chart)
    return true
  }
}
