internal import AnimationSyntax
internal import ArgumentParser
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats
internal import TextForms

/// `kymo sheet`: draws many small plots on common axes.
struct Sheet: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "sheet",
    abstract: "Draw many animations side by side on common axes.",
    arguments: "<expr> ... -o <file>",
    discussion: """
      One cell for each curve, as PNG, SVG or PDF. A sweep over two arrays gives a grid, with their elements as \
      headings of rows and columns; all other curves are in a grid that is as square as possible, with their \
      names. The picture grows with the number of cells unless --size is given.

          kymo sheet '.spring(duration: [0.3, 0.5], bounce: [0, 0.2, 0.4])' -o s.png
          kymo sheet @presets:swiftui -o presets.svg
      """)

  static let formats: [OutputFormat] = [.png, .svg, .pdf]
  static let mostUsedOptions = [
    "--output", "--columns", "--theme", "--title", "--size", "--from", "--to", "--semantics",
    "--span",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: OutputOptions<Sheet>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") private var cells: CellOptions
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") private var length: LengthOptions

  /// The largest number of curves that are described one by one.
  private static let mostDescribed = 16

  /// The largest number of cells of a sheet; more have no room in any picture.
  private static let mostCells = 10_000

  /// The options for the duration of the motion; its frames are not shown.
  private var time: TimeOptions { TimeOptions(rate: length.rate, span: length.span) }

  func validate() throws {
    try time.validate()
    if let columns = cells.columns, !(1...1000).contains(columns) {
      throw ValidationError("--columns needs a whole number from 1 to 1000, found '\(columns)'")
    }
    if figure.look.dash != nil {
      throw ValidationError("every cell of a sheet has one curve; leave out --dash")
    }
    if cells.quiet, !marking.mark.isEmpty, !marking.asksForNone {
      throw ValidationError(
        "--quiet leaves out marks and --mark asks for some; give one of them")
    }
  }

  /// The marks that every cell shows: the given ones, otherwise settling time and overshoot.
  private var marks: Set<MarkKind> {
    marking.mark.isEmpty && !cells.quiet ? [.settle, .overshoot] : marking.kinds
  }

  func run() throws {
    try output.destination.check()
    try axis.check(span: length.span?.value)
    guard
      output.output != nil || output.format != nil || figure.altText
        || figure.inline != nil
    else {
      throw ToolError(
        .usage, "a sheet is a picture; name a file, such as -o sheet.svg")
    }
    let isShown = figure.altText || figure.inline != nil
    let format: OutputFormat =
      isShown && output.output == nil && output.format == nil
      ? .text : try output.format(fallback: .png)
    try figure.check(format, to: output.destination)
    let read = try values.read(input, keepGoing)
    let expressions = read.curves
    guard expressions.count <= Self.mostCells else {
      throw ToolError(
        .usage,
        "a sheet can have \(NumberText.grouped(Self.mostCells)) cells, found "
          + NumberText.grouped(expressions.count))
    }
    try marking.check(expressions)
    let chart = try chart(of: expressions)
    GrowthNote.write(for: expressions)
    try figure.write(
      chart, as: format, to: output.destination, nil,
      usualSize: figure.usualSheetSize(of: chart))
    try read.end()
  }

  private func chart(of expressions: [ParsedExpression]) throws(ToolError) -> Chart {
    let arrangement = SheetArrangement(expressions, columns: cells.columns)
    var cells: [MotionSheet.Cell] = []
    var sentences: [String] = []
    for (expression, name) in zip(expressions, arrangement.names) {
      let subject = expression.subject
      let motion = try values.played(expression, time)
      let isDescribed = expressions.count <= Self.mostDescribed
      let played = try ToolError.reporting(expression.name, time) { () throws(RecordingError) in
        (
          try motion.trace(),
          isDescribed || !marks.isEmpty ? try motion.measures() : nil,
          marking.showsFrames ? try motion.drawnFrames(perSecond: time.fps) : nil
        )
      }
      cells.append(
        MotionSheet.Cell(
          PlottedMotion(
            played.0, isCode: !expression.isLabelled, track: expression.track,
            timeline: expression.timeline, frames: played.2, measures: played.1),
          name: name))
      if isDescribed, let measures = played.1 {
        sentences.append(
          MotionDescription(
            expression.name, subject: subject, measures: measures, from: motion.recorder.start,
            to: motion.recorder.target
          ).sentence)
      }
    }
    let count = "\(NumberText.grouped(cells.count)) \(cells.count == 1 ? "curve" : "curves")"
    let words = "\(count) side by side on common axes."
    return MotionSheet(
      cells, grid: arrangement.grid, marks: marks, axisEnd: axis.end(span: length.span?.value),
      title: figure.title ?? "",
      subtitle: subtitle(expressions, arrangement.sweep, of: cells.map(\.motion.recording)),
      label: arrangement.sweep ?? count,
      description: ([words] + sentences).joined(separator: " "), facts: PictureFacts.facts
    ).chart
  }

  /// Returns the words about the properties that all cells have in common.
  private func subtitle(
    _ expressions: [ParsedExpression], _ sweep: String?, of recordings: [Recording]
  ) -> String {
    var common =
      expressions.allSatisfy(\.isKeyframes)
      ? "keyframes"
      : expressions.allSatisfy(\.isTransition)
        ? "insertion and removal"
        : FigureNotes.travel([values.start, values.target], of: recordings)
    if let context = values.system.context?.words { common += " in \(context)" }
    // A mark that has a verb of its own in the cells needs no explanation.
    let numbers =
      (marks.contains(.settle) ? ["settled within 1 %"] : [])
      + (marks.contains(.overshoot) ? ["overshoot"] : [])
    if !numbers.isEmpty { common += " · in the cells: \(numbers.joined(separator: ", "))" }
    if marking.showsFrames { common += " · dots are frames at \(HumanNumber.text(time.fps)) Hz" }
    return sweep.map { "\(common) · \($0)" } ?? common
  }
}

/// The options for the arrangement of cells.
private struct CellOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Cells per row.", discussion: "By default a sweep over one or two arrays decides.",
      valueName: "count"))
  var columns: Int?

  @Flag(
    help: ArgumentHelp(
      "Leave out settling time and overshoot in the cells.", discussion: "The same as --mark none.")
  )
  var quiet = false
}

/// The options for the duration of the recordings.
private struct LengthOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp("Frames per second of --mark frames.", valueName: "rate"))
  var rate = FiniteNumber(TimeOptions.defaultRate)

  @Option(name: .customLong("span"), parsing: .unconditional, help: TimeOptions.spanHelp)
  var span: FiniteNumber?
}

extension FigureOptions {
  /// The default size of a sheet, within the limits of pictures.
  fileprivate func usualSheetSize(of chart: Chart) -> FigureSize {
    let size = chart.suggestedSheetSize(width: Double(Self.usualSize.width))
    let width = min(size.width, (Self.widest / max(scale.value, 1)).rounded(.down))
    let height = min(size.height, Self.tallest(width: width, scale: scale.value))
    return FigureSize(width: Int(max(width, 1)), height: Int(max(height, 1)))
  }

  /// The largest default width of a sheet, in pixels.
  private static let widest = 16_000.0
}
