internal import AnimationSyntax
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionConversion
internal import MotionRecording
internal import TestSupport

/// Expressions side by side as a film: its pictures, its moving SVG and its page.
enum FilmCheck {
  private static let size = Size(width: 480, height: 300)

  static func run(_ text: String) throws -> Bool {
    let curves = try SeveralExpressions.curves(of: text, named: "a.txt")
    let choice = SeveralExpressions.choice(of: text)
    guard let motions = try played(curves), !motions.isEmpty else { return false }
    let looks: [ChartScene.Look] = [.offset, .scale, .rotation, .opacity, .width]
    let chart = PlayChart(
      motions, parts: choice.isMultiple(of: 2) ? [.tracks, .curves] : [.tiles, .curves],
      looks: [looks[choice / 2 % looks.count]],
      timing: PlayTiming(
        hold: Double(choice % 3) / 4, speed: [0.25, 1, 4][choice / 3 % 3], plays: choice % 4),
      title: curves[0].name)
    let content = chart.played
    let film = SceneDrawing.film(of: content.scene, size: size, measuring: FixedTextMeasurer())
    for part in [0, 0.3, 0.7, 1] {
      try OutputChecks.check(
        svg: film.drawing(at: part * film.cycle).svg(measuring: FixedTextMeasurer()))
    }
    try OutputChecks.check(
      svg: film.svg(
        adaptingTo: nil, measuring: FixedTextMeasurer(), preferredFamily: nil, line: line))
    _ = SceneDrawing.flashes(
      of: content.scene, size: size, theme: .light, measuring: FixedTextMeasurer())
    try checkPage(content)
    return true
  }

  /// Returns the motions of curves; nil if one of them cannot be recorded.
  private static func played(_ curves: [ParsedExpression]) throws -> [PlottedMotion]? {
    let recorder = Recorder(from: 0, to: 1, span: 0.4)
    do {
      return try curves.map { curve in
        let played = try recorder.play(curve.subject, name: curve.name)
        return PlottedMotion(
          try played.trace(), label: curve.name, isCode: true, measures: try played.measures(),
          strobe: try played.rows(perSecond: PlayChart.strobeRate).values)
      }
    } catch is RecordingError {
      return nil
    }
  }

  private static func line(of motion: FilmMotion, from start: Double, to end: Double) -> FilmLine {
    let course = motion.course
    let line = RecordedLine(
      times: course.times, values: course.values, slopes: course.slopes, isHeld: course.isHeld,
      from: start, to: end, within: motion.tolerance)
    return FilmLine(text: line.text, fallback: line.fallback)
  }

  private static func checkPage(_ content: PlayedScene) throws {
    func film(_ width: SceneDrawing.PageWidth) -> Film {
      SceneDrawing.pageFilm(of: content.scene, on: width, measuring: FixedTextMeasurer())
    }
    let page = PlayPage(
      content, film: film(.wide), dark: nil, narrow: (film(.narrow), nil), themes: (.light, nil),
      measures: PlayPage.Measures(heads: [], cells: []), measuring: FixedTextMeasurer(),
      line: line
    ).html
    let opening = "<script type=\"application/json\" id=\"data\">"
    let parts = page.split(separator: opening)
    try require(parts.count == 2, "a page has \(parts.count - 1) places for its data")
    let pieces = parts[1].split(separator: "</script>", omittingEmptySubsequences: false)
    // Two scripts end after the opening: that of the data and that of the program.
    try require(pieces.count == 3, "a page has \(pieces.count - 1) ends of scripts")
    try OutputChecks.check(json: Array((pieces[0] + "\n").utf8))
  }
}
