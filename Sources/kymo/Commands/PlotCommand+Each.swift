internal import AnimationSyntax
internal import CairoDrawing
internal import MotionRecording

/// `kymo plot --each`: draws a picture for each expression.
///
/// Each picture has the same bytes as the picture that `kymo plot` makes of its expression alone.
extension Plot {
  /// Writes all pictures.
  func runEach() throws {
    let template = try OutputTemplate(output.output)
    let format = try output.format(fallback: .text)
    try checkEach(format)
    let plan = try BatchPlan(input.singles(in: values.context()), template)
    let schedule = try scheduleChoice.parsed()
    let curves = plan.pictures.flatMap(\.expression.curves)
    let expected = try expecting.expectations(of: curves)
    GrowthNote.write(for: curves)
    var motions: [Int: [PlayedMotion]] = [:]
    var measured: [MotionCourse] = []
    if !expected.isEmpty {
      // The expectations are checked on the drawn motions, before anything is written.
      _ = try values.checked(curves)
      for picture in plan.pictures {
        let played = try values.checked(picture.expression.curves).map {
          (expression) throws(ToolError) in try values.played(expression, time)
        }
        measured += try expected.measured(played, time, on: measuringClock)
        motions[picture.index] = played
      }
    }
    let command = SingleCommand(.current, options: CommandDescription(Plot.self).options)
    let first = plan.pictures.first?.index
    let failures =
      plan.failures
      + PictureBatch(plan.pictures).write { [motions] picture, renderer in
        // The thread that draws the first picture reports a missing font for all of them.
        try bytes(
          of: picture.expression, played: motions[picture.index], as: format, schedule, command,
          with: &renderer,
          reportsFont: picture.index == first)
      }
    try BatchFailure.report(failures, of: plan.failures.count + plan.pictures.count)
    try expected.check(measured)
  }

  private func checkEach(_ format: OutputFormat) throws(ToolError) {
    guard format != .text else {
      throw ToolError(
        .usage, "--each writes pictures (png, svg, pdf); text is for one figure at a time")
    }
    guard !figure.pair, !figure.drawsByItself, !text.ascii else {
      throw ToolError(
        .usage,
        """
        --each writes one picture for each expression; leave out --pair, --alt-text, --inline and --ascii
        """)
    }
    try figure.check(format, to: output.destination)
  }

  /// The bytes of one picture.
  private func bytes(
    of expression: SingleExpression, played motions: [PlayedMotion]?, as format: OutputFormat,
    _ schedule: RecordingSchedule?,
    _ command: SingleCommand, with renderer: inout DrawingRenderer?, reportsFont: Bool
  ) throws -> [UInt8] {
    let expressions = try values.checked(expression.curves)
    try marking.check(expressions)
    try checkFigure(of: expressions, as: format)
    let chart = figure.chartForPurpose(
      chart(
        of: try plotted(expressions, schedule, played: motions), expressions,
        facts: PictureFacts.facts(command: command.text(for: expression.text))))
    let size = figure.size ?? figure.purpose?.size ?? figure.usualSize(of: chart)
    let tool = try renderer ?? figure.renderer(reportsFont: reportsFont)
    renderer = tool
    tool.beginDrawing()
    return try figure.picture(
      of: chart, as: format, size: size, theme: figure.theme ?? .light, with: tool)
  }
}
