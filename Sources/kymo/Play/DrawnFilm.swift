internal import CairoDrawing
internal import ChartLayout
internal import CurveGeometry
internal import DrawingModel
internal import MotionCharts
internal import SharedWork
internal import TextForms

/// A film with its fonts, sizes and colors, which can be written in several formats.
struct DrawnFilm {
  private let played: PlayedFilm
  private let scene: ChartScene
  private let figure: FigureOptions
  private let size: FigureSize
  private let colors: FilmColors
  private let rate: FrameRate
  private let renderer: DrawingRenderer

  /// - Parameters:
  ///   - played: The film that plays.
  ///   - figure: The options for the look of the film.
  ///   - size: The extent in points.
  ///   - colors: The number of colors of pixel pictures.
  ///   - rate: The film's frames per second; nil for a format without frames.
  ///   - renderer: The renderer that draws the film.
  init(
    _ played: PlayedFilm, _ figure: FigureOptions, size: FigureSize, colors: FilmColors,
    rate: FrameRate?, _ renderer: DrawingRenderer
  ) {
    self.played = played
    scene = played.content.scene
    self.figure = figure
    self.size = size
    self.colors = colors
    self.rate = rate ?? FrameRate(frames: 60, seconds: 1)
    self.renderer = renderer
    MissingFontWarning.report(
      renderer.missingCharacters(in: film(figure.theme ?? .light).stillDrawing))
  }

  /// The chart of the curves, which has the film's words.
  var words: Chart { scene.chart }

  private var points: Size { Size(width: Double(size.width), height: Double(size.height)) }

  /// The film in the colors of a theme.
  private func film(_ theme: ThemeName) -> Film {
    titled(
      SceneDrawing.film(
        of: scene, size: points, theme: figure.chartTheme(theme), measuring: renderer.measurer))
  }

  /// A film with the title and the description for readers who cannot see it.
  private func titled(_ film: Film) -> Film {
    var film = film
    film.ground.title = scene.chart.spokenTitle
    if figure.noMetadata { film.ground.facts = [] }
    return film
  }

  // MARK: Limits

  /// Refuses a film that could harm its readers.
  func checkFlashes() throws(ToolError) {
    let flashes = SceneDrawing.flashes(
      of: scene, size: points, theme: figure.chartTheme(figure.theme ?? .light),
      measuring: renderer.measurer)
    guard flashes > 0 else { return }
    let speed = played.content.timing.speed
    let slower = [0.5, 0.25, 0.1, 0.05, 0.02, 0.01].first { Double(flashes) * $0 <= 3 } ?? 0.01
    throw ToolError(
      .usage,
      """
      the tiles flash \(NumberText.grouped(flashes)) times a second, and more than three can harm people with \
      photosensitive epilepsy (WCAG 2.2, 2.3.1); give --speed \(HumanNumber.text(speed * slower)) or smaller tiles
      """)
  }

  /// Refuses a film with more pixels than a machine could hold, or with a size that a format cannot have.
  func checkSize(as format: OutputFormat) throws(ToolError) {
    let scale = figure.scale.value
    try FilmFormat.checkSize(
      frames: Int(saturating: (scene.cycle * rate.value).rounded()), width: points.width,
      height: points.height, scale: scale)
    guard format == .y4m else { return }
    try FilmFormat.checkVideo(
      width: (points.width * scale).rounded(), height: (points.height * scale).rounded())
  }

  // MARK: Formats

  /// The bytes of a file.
  func bytes(as format: OutputFormat, theme: ThemeName) throws(ToolError) -> [UInt8] {
    do {
      switch format {
      case .html: return page()
      case .apng, .png:
        let file = try renderer.animatedPNG(
          film(theme), rate: rate, scale: figure.scale.value, colors: colors,
          threads: Threads.coreCount)
        Self.note(colorError: file.colorError, "--colors full keeps them all")
        return file.bytes
      case .gif:
        let limit = if case .limited(let count) = colors { count } else { 256 }
        let file = try renderer.gif(
          film(theme), rate: rate, scale: figure.scale.value, colors: limit,
          threads: Threads.coreCount)
        Self.note(colorError: file.colorError, "an animated PNG with --colors full keeps them all")
        return file.bytes
      default: return svg(theme: theme)
      }
    } catch {
      throw Self.report(error)
    }
  }

  /// Reports the error of the colors, where it might be visible.
  private static func note(colorError: Int, _ remedy: String) {
    guard colorError > FilmFile.unseenColorError else { return }
    StandardError.note(
      "the film has more colors than its palette; some are off by up to \(colorError) of 255; \(remedy)"
    )
  }

  private static func report(_ error: CairoError) -> ToolError {
    ToolError(.cannotCreate, "cannot draw the picture: \(error)")
  }

  /// The bytes of a moving SVG.
  private func svg(theme: ThemeName) -> [UInt8] {
    Array(
      film(theme).svg(
        adaptingTo: theme == .auto ? film(.dark) : nil, measuring: renderer.measurer,
        preferredFamily: figure.font, line: FilmLines.line
      ).utf8)
  }

  /// The bytes of a still SVG that follows its reader's dark mode.
  func stillSVG() -> [UInt8] {
    Array(
      film(.light).stillSVG(
        adaptingTo: film(.dark), measuring: renderer.measurer, preferredFamily: figure.font
      ).utf8)
  }

  /// The bytes of a page.
  private func page() -> [UInt8] {
    // Both themes, unless one is given, or a background that belongs to neither.
    let hasOwnGround = (try? figure.look.hasColoredBackground()) ?? false
    let hasBoth = figure.theme == .auto || figure.theme == nil && !hasOwnGround
    let theme = figure.theme == .auto ? .light : figure.theme ?? .light
    let size = figure.size.map { Size(width: Double($0.width), height: Double($0.height)) }
    func film(_ theme: ThemeName, on width: SceneDrawing.PageWidth) -> Film {
      titled(
        SceneDrawing.pageFilm(
          of: scene, on: width, size: size, theme: figure.chartTheme(theme),
          measuring: renderer.measurer))
    }
    func dark(on width: SceneDrawing.PageWidth) -> Film? {
      hasBoth ? film(.dark, on: width) : nil
    }
    let page = PlayPage(
      played.content, film: film(theme, on: .wide), dark: dark(on: .wide),
      narrow: (film(theme, on: .narrow), dark(on: .narrow)),
      themes: (figure.chartTheme(theme), hasBoth ? figure.chartTheme(.dark) : nil),
      measures: played.measures, motions: played.motions,
      measuring: renderer.measurer, preferredFamily: figure.font, line: FilmLines.line)
    return Array(page.html.utf8)
  }

  /// The control sequences with which kitty plays the film.
  ///
  /// - Parameter plays: The number of times that it plays; 0 for ever.
  func kittyAnimation(plays: Int) throws(ToolError) -> [UInt8] {
    var film = film(figure.theme ?? .light)
    film.plays = plays
    do {
      return try renderer.kittyAnimation(
        film, rate: rate, scale: figure.scale.value, threads: Threads.coreCount)
    } catch {
      throw Self.report(error)
    }
  }

  /// The control sequences with which kitty shows the still picture.
  func kittyStill() throws(ToolError) -> [UInt8] {
    do {
      return try renderer.inline(
        film(figure.theme ?? .light).stillDrawing, by: .kitty, scale: figure.scale.value)
    } catch {
      throw Self.report(error)
    }
  }

  /// Passes the film to a sink as raw frames.
  func writeVideo(_ sink: ([UInt8]) throws -> Void) throws {
    do {
      try renderer.videoStream(
        film(figure.theme ?? .light), rate: rate, scale: figure.scale.value,
        threads: Threads.coreCount, sink)
    } catch let error as CairoError {
      throw Self.report(error)
    }
  }

  /// Writes every frame as a file of its own; files that were written stay if a later one cannot be.
  func writeFrames(_ template: OutputTemplate) throws {
    // A signal ends the run between two files.
    let signals = HeldSignals()
    defer { signals.release() }
    do {
      try renderer.framePNGs(
        film(figure.theme ?? .light), rate: rate, scale: figure.scale.value,
        threads: Threads.coreCount
      ) { index, bytes in
        try OutputDestination.file(template.path(name: "frame", index: index)).write(bytes)
        if signals.isWaiting { signals.release() }
      }
    } catch let error as CairoError {
      throw Self.report(error)
    }
  }
}
