internal import AnimationSyntax
internal import ArgumentParser
internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// `kymo tune`: makes a page with knobs for motion.
struct Tune: DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "tune",
    abstract: "Write a page with knobs for motion, and text to copy.",
    arguments: "<expr> ... -o <file>.html",
    discussion: """
      The page is one file without a network: drag the knobs and see the thing move beside others, tap it to turn it \
      back half way, read the figures and copy the text for SwiftUI and nine other libraries. It plays SwiftUI's springs with \
      kymo's own numbers. The first expression has knobs and the others are references, unless --tune says otherwise.

          kymo tune .bouncy -o card.html
          kymo tune 'new=.spring(bounce: 0.22)' today=.bouncy .snappy -o card.html
          kymo tune .easeInOut 'css:300ms ease-out' --tune all -o curves.html
          kymo tune .bouncy --open

      Knobs are for springs and cubic timing curves, with delays, speeds and repetitions around them; all \
      other motions can be references.
      """)

  static let mostUsedOptions = [
    "--output", "--open", "--tune", "--as", "--shape", "--theme", "--title", "--fps", "--from",
    "--to",
    "--unit",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: TunedPageOptions
  @OptionGroup(title: "Page") var look: TunedLookOptions
  @OptionGroup(title: "Motion") var values: TunedValueOptions

  /// The largest number of rows of a page.
  private static let mostRows = 8

  func run() throws {
    let destination = try output.checkedDestination()
    let read = try input.read(in: values.expressionContext)
    try read.report(keepsGoing: false)
    guard read.curves.count <= Self.mostRows else {
      throw ToolError(
        .usage,
        "a page has up to 8 rows, found \(NumberText.grouped(read.curves.count)); choose some of them"
      )
    }
    let tuned = TunedRows(read.curves)
    let rows = try tuned.rows(tuning: look.choice, values)
    try output.write(page(rows, tuned), to: destination)
  }

  private func page(_ rows: [TunePage.Row], _ tuned: TunedRows) throws(ToolError) -> [UInt8] {
    let figure = look.figure
    let renderer = try figure.renderer()
    let chart = try tuned.chart(values, title: figure.title)
    let size = FigureSize(width: 640, height: 400)
    try checkFlashes(chart.motions, figure, renderer)
    let theme = figure.theme ?? .auto
    let light: ThemeName = theme == .dark ? .dark : .light
    let drawing = figure.drawing(of: chart.chart, size: size, theme: light, renderer)
    let dark =
      theme == .auto ? figure.drawing(of: chart.chart, size: size, theme: .dark, renderer) : nil
    let svg = dark.map { renderer.svg(drawing, adaptingTo: $0) } ?? renderer.svg(drawing)
    MissingFontWarning.report(renderer.missingCharacters(in: drawing))
    let page = TunePage(
      rows, look.settings(values), title: chart.chart.spokenTitle, chart: chart.chart,
      figure: String(decoding: svg, as: UTF8.self),
      themes: (figure.chartTheme(light), theme == .auto ? figure.chartTheme(.dark) : nil),
      facts: figure.noMetadata ? [] : PictureFacts.facts)
    return Array(page.html.utf8)
  }

  /// Refuses motions whose flashes could harm readers, where things change in place.
  private func checkFlashes(
    _ motions: [PlottedMotion], _ figure: FigureOptions, _ renderer: DrawingRenderer
  ) throws(ToolError) {
    guard look.look != .offset else { return }
    let scene = PlayChart(motions, parts: [.tiles, .curves], looks: [look.look]).played.scene
    let flashes = SceneDrawing.flashes(
      of: scene, size: Size(width: 640, height: 400), theme: figure.chartTheme(.light),
      measuring: renderer.measurer)
    guard flashes > 0 else { return }
    throw ToolError(
      .usage,
      """
      the tiles flash \(NumberText.grouped(flashes)) times a second, and more than three can harm people with \
      photosensitive epilepsy (WCAG 2.2, 2.3.1); leave out --as
      """)
  }
}
