internal import AnimationSyntax
internal import CairoDrawing
internal import MotionRecording

/// `kymo plot --each`: a picture for each expression, in one process and on all cores.
///
/// Each picture has the bytes that `kymo plot` makes of its expression alone. A bad expression is reported
/// and the others are still drawn; a file that cannot be written ends it all. However it ends, only
/// whole files are left.
struct PlotBatch {
  private let plot: Plot
  private let template: OutputTemplate
  private let format: OutputFormat

  init(_ plot: Plot) throws(ToolError) {
    self.plot = plot
    template = try OutputTemplate(plot.output.output)
    format = try plot.output.format(fallback: .text)
    guard format != .text else {
      throw ToolError(
        .usage, "--each writes pictures (png, svg, pdf); text is for one figure at a time")
    }
    guard !plot.figure.pair, !plot.figure.drawsByItself, !plot.text.ascii else {
      throw ToolError(
        .usage,
        """
        --each writes one picture for each expression; leave out --pair, --alt-text, --inline and --ascii
        """)
    }
    try plot.figure.check(format, to: plot.output.destination)
  }

  func run() throws(ToolError) {
    let plan = try BatchPlan(plot.input.entries(in: plot.values.context()), template)
    let schedule = try plot.scheduleChoice.parsed()
    let curves = plan.pictures.flatMap(\.expression.curves)
    let expected = try plot.expecting.expectations(of: curves)
    var motions: [Int: [PlayedMotion]] = [:]
    var measured: [MotionCourse] = []
    if !expected.isEmpty {
      // What is expected is tried with what is drawn, and before anything is written.
      _ = try plot.values.checked(curves)
      for picture in plan.pictures {
        let played = try plot.values.checked(picture.expression.curves).map {
          (expression) throws(ToolError) in try plot.values.played(expression, plot.time)
        }
        measured += try expected.measured(played, plot.time, on: plot.measuringClock)
        motions[picture.index] = played
      }
    }
    let failures = plan.failures + draw(plan.pictures, schedule, motions)
    try BatchFailure.report(failures, of: plan.failures.count + plan.pictures.count)
    try expected.check(measured)
  }

  /// What the threads share.
  private struct Progress {
    /// The picture to take up next.
    var next = 0
    var isStopped = false
    var failures: [BatchFailure] = []
    var bar: BatchProgress
  }

  private func draw(
    _ pictures: [BatchPicture], _ schedule: RecordingSchedule?, _ motions: [Int: [PlayedMotion]]
  ) -> [BatchFailure] {
    let command = SingleCommand(
      words: Array(CommandLine.arguments.dropFirst()), expressions: plot.input.expressions)
    let signals = HeldSignals()
    let shared = Locked(Progress(bar: BatchProgress(of: pictures.count)))
    Threads.run(atMost: min(Machine.coreCount, pictures.count)) {
      // Fonts are looked up once for each thread, for they cannot be shared.
      var renderer: DrawingRenderer?
      while let picture = Self.next(of: pictures, shared, signals) {
        let failure = draw(
          picture, first: pictures.first?.index, with: &renderer, schedule,
          motions[picture.index], command)
        shared.withLock { progress in
          progress.bar.advance()
          if let failure {
            progress.failures.append(failure)
            if failure.endsBatch { progress.isStopped = true }
          }
        }
      }
    }
    shared.withLock { $0.bar.finish() }
    signals.release()
    return shared.withLock { $0.failures }
  }

  private static func next(
    of pictures: [BatchPicture], _ shared: Locked<Progress>, _ signals: HeldSignals
  ) -> BatchPicture? {
    if signals.isWaiting { return nil }
    return shared.withLock { progress in
      guard !progress.isStopped, progress.next < pictures.count else { return nil }
      progress.next += 1
      return pictures[progress.next - 1]
    }
  }

  /// Draws and writes one picture; gives what went wrong, if anything did.
  private func draw(
    _ picture: BatchPicture, first: Int?, with renderer: inout DrawingRenderer?,
    _ schedule: RecordingSchedule?, _ motions: [PlayedMotion]?, _ command: SingleCommand
  ) -> BatchFailure? {
    do {
      let expressions = try plot.values.checked(picture.expression.curves)
      try plot.marking.check(expressions)
      try plot.checkFigure(of: expressions, as: format)
      let chart = plot.chart(
        of: try plot.plotted(expressions, schedule, played: motions), expressions,
        facts: PictureFacts.facts(command: command.text(for: picture.expression.text)))
      // One thread draws the first picture, and reports for all.
      let isFirst = picture.index == first
      let tool = try renderer ?? plot.figure.renderer(reportsFont: isFirst)
      renderer = tool
      tool.beginDrawing()
      let bytes = try plot.figure.picture(
        of: chart, as: format, size: plot.figure.size ?? FigureOptions.usualSize,
        theme: plot.figure.theme ?? .light, with: tool)
      try OutputDestination.file(picture.path).write(bytes)
      return nil
    } catch let error as ToolError {
      return BatchFailure(index: picture.index, error: error)
    } catch {
      return BatchFailure(
        index: picture.index, error: ToolError(.dataError, String(describing: error)))
    }
  }
}
