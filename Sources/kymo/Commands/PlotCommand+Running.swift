internal import AnimationSyntax
internal import ArgumentParser

// The checks and the run of the command.
extension Plot {
  func validate() throws {
    guard scheduleChoice.text == nil || !showsFrames else {
      throw ValidationError("give --frames or --schedule, not both")
    }
    try checkFigure()
  }

  func run() throws {
    try axis.check(span: time.span)
    if curves.each { return try runEach() }
    try output.destination.check()
    let format = try output.format(fallback: .text)
    try figure.check(format, to: output.destination)
    try text.check(format, figure)
    let read = try values.read(input, keepGoing)
    let expressions = read.curves
    try marking.check(expressions)
    try checkFigure(of: expressions, as: format)
    let expected = try expecting.expectations(of: expressions)
    let curves = try plotted(
      expressions, scheduleChoice.parsed(), isMeasured: !expected.isEmpty)
    let chart = chart(of: curves, expressions, facts: PictureFacts.facts)
    if curves.count > Self.mostCurves {
      StandardError.note(
        "\(curves.count) curves lie on each other; 'kymo sheet' draws them side by side")
    }
    GrowthNote.write(for: expressions)
    try figure.write(
      chart, as: format, to: output.destination, text, usualSize: figure.usualSize(of: chart),
      table: MeasureTable.table(of: curves.map { ($0.motion, $0.measures) }))
    try expected.check(curves.compactMap(\.course))
    try read.end()
  }
}
