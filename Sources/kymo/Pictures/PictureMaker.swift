internal import CairoDrawing
internal import ChartLayout
internal import DrawingModel
internal import TextForms

extension FigureOptions {
  /// Returns the renderer that draws pictures with the given font.
  ///
  /// - Parameter reportsFont: Whether a font that is not installed is reported on standard error.
  func renderer(reportsFont: Bool = true) throws(ToolError) -> DrawingRenderer {
    do {
      let renderer = try DrawingRenderer(preferredFamily: font)
      if reportsFont, let font, let used = renderer.substituteFamily {
        StandardError.warn("the font '\(font)' is not installed; '\(used)' is used instead")
      }
      return renderer
    } catch {
      throw ToolError(.cannotCreate, "cannot draw the picture: \(error)")
    }
  }

  /// Returns a chart adapted to the purpose of the picture: a post is expected to have a title.
  func chartForPurpose(_ chart: Chart) -> Chart {
    guard let purpose else { return chart }
    var chart = chart
    chart.density = purpose.density
    if purpose == .post, chart.title.isEmpty {
      let labels = chart.namedSeries.filter { $0.naming != .none }.map(\.label)
      chart.title = chart.name.isEmpty ? WordList.text(labels) : chart.name
    }
    return chart
  }

  /// The usual width with the height that a chart's lanes need, within the limits of pictures.
  func usualSize(of chart: Chart) -> FigureSize {
    let size = chart.suggestedSize(width: Double(Self.usualSize.width))
    let limit = Self.tallest(width: Double(Self.usualSize.width), scale: scale.value)
    return FigureSize(
      width: Self.usualSize.width,
      height: Int(max(min(size.height.rounded(.up), limit), Double(Self.usualSize.height))))
  }

  /// The bytes of a picture.
  ///
  /// - Parameter renderer: The renderer that draws the picture.
  func picture(
    of chart: Chart, as format: OutputFormat, size: FigureSize, theme: ThemeName,
    with renderer: DrawingRenderer
  ) throws(ToolError) -> [UInt8] {
    try picture(of: [chart], [size], as: format, theme: theme, with: renderer)
  }

  /// The bytes of a picture of charts, one below the other.
  ///
  /// - Parameters:
  ///   - charts: The charts, at least one.
  ///   - sizes: The size of each chart.
  func picture(
    of charts: [Chart], _ sizes: [FigureSize], as format: OutputFormat, theme: ThemeName,
    with renderer: DrawingRenderer
  ) throws(ToolError) -> [UInt8] {
    let date = try SourceDate.text()
    func figures(_ theme: ThemeName) -> [ChartFigure] {
      zip(charts, sizes).map { figure(of: $0, size: $1, theme: theme, renderer) }
    }
    do {
      let planned = figures(theme)
      let drawing = Drawing.stacked(planned.map(\.drawing))
      MissingFontWarning.report(renderer.missingCharacters(in: drawing))
      for chart in charts { MissingNoteWarning.report(chart, in: drawing) }
      for figure in planned { MissingNameWarning.report(figure) }
      switch format {
      case .svg where theme == .auto:
        let dark = Drawing.stacked(figures(.dark).map(\.drawing))
        return renderer.svg(drawing, adaptingTo: dark)
      case .svg where look.textKind == .outlines: return try renderer.outlinedSVG(drawing)
      case .svg: return renderer.svg(drawing)
      case .pdf: return try renderer.pdf(drawing, creationDate: date)
      default: return try renderer.png(drawing, scale: scale.value)
      }
    } catch {
      throw ToolError(.cannotCreate, "cannot draw the picture: \(error)")
    }
  }

  /// The colors of a figure: those of a theme, with the user's own.
  func chartTheme(_ name: ThemeName) -> ChartTheme {
    var result: ChartTheme = name == .dark ? .dark : .light
    // A background or a color that cannot be read was refused before.
    let background = (try? look.backgroundLook()) ?? .usual
    if case .color(let color) = background, theme == nil { result = .theme(for: color) }
    result.background = background
    result.curves = (try? look.curveColors()) ?? result.curves
    result.dashing = look.dash?.dashing ?? .automatic
    return result
  }

  /// The drawing of a chart with a renderer's fonts.
  func drawing(
    of chart: Chart, size: FigureSize, theme: ThemeName, _ renderer: DrawingRenderer
  ) -> Drawing {
    figure(of: chart, size: size, theme: theme, renderer).drawing
  }

  /// The drawing of a chart with a renderer's fonts, and what had no room in it.
  private func figure(
    of chart: Chart, size: FigureSize, theme: ThemeName, _ renderer: DrawingRenderer
  ) -> ChartFigure {
    var figure = ChartDrawing.figure(
      of: chart,
      size: Size(width: Double(size.width), height: Double(size.height)),
      theme: chartTheme(theme),
      measuring: renderer.measurer)
    figure.drawing.title = chart.spokenTitle
    if noMetadata { figure.drawing.facts = [] }
    return figure
  }
}

/// The facts that every picture carries.
enum PictureFacts {
  /// The facts about the tool and about the command of this run.
  static var facts: [Drawing.Fact] {
    facts(command: CommandLineText.recipe(of: CommandLineText.words))
  }

  /// The facts about the tool and about a command that makes the picture.
  static func facts(command: String) -> [Drawing.Fact] {
    [
      Drawing.Fact(key: "Software", value: "kymo \(ToolVersion.number)"),
      Drawing.Fact(key: "Command", value: command),
    ]
  }
}
