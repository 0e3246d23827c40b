internal import ArgumentParser
internal import CairoDrawing
internal import ChartLayout
internal import MotionCharts
internal import OutsideText

/// `kymo play`: makes films of motion.
struct Play: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "play",
    abstract: "Play animations in the terminal, as a page or as a moving picture.",
    arguments: "<expr> ... | <file>.swift ...",
    discussion: """
      Things move along tracks, and a playhead along the curves below. Without -o they do so in the terminal, where \
      space pauses, . and , step a frame, 1 to 9 slow down, and q ends. A page (.html) has a scrubber, slow motion and \
      the figures. README: .svg or .apng; chat: .gif; deck: .y4m through ffmpeg. A Swift file plays as a scenario, as \
      the view that it declares, or as the animations in it.

          kymo play .smooth .snappy .bouncy
          kymo play .smooth .snappy .bouncy -o presets.html
          kymo play before=.bouncy after=.snappy --speed 0.25 -o retune.svg
          kymo play --interrupt .bouncy .smooth --at 0.2 -o turned-back.svg
          kymo play flick-home.swift -o flick-home.apng
          kymo play Heart.swift --do 'tap("Like")' -o heart.svg
          kymo play .bouncy -o bouncy.mp4    # prints the command with ffmpeg

      A film that plays for ever next to text distracts some readers; --plays 3 stops it.
      """)

  static let formats: [OutputFormat] = [.html, .svg, .apng, .png, .gif, .y4m, .text]
  static let mostUsedOptions = [
    "--output", "--show", "--as", "--speed", "--plays", "--theme", "--size", "--from", "--to",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: OutputOptions<Play>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Film") var film: FilmOptions
  @OptionGroup(title: "Film") var interruption: FilmInterruptionOptions
  @OptionGroup(title: "Time") var filmTime: FilmTimeOptions
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") var look: FilmFigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Views") var views: ViewRunOptions

  /// The size of a film with up to three rows, and the height that each further row takes.
  private static let usualSize = FigureSize(width: 640, height: 400)
  private static let usualRows = 3
  private static let rowHeight = 44

  func run() throws {
    if let path = output.output,
      let refusal = OtherVideo.refusal(of: path, rate: filmTime.rate ?? FilmTimeOptions.usualRate)
    {
      throw refusal
    }
    try output.destination.check()
    let format = try output.format(fallback: .text)
    let figure = look.figure
    try check(format, figure)
    let rate = try FilmFormat.rate(filmTime.rate, of: format)
    let (played, read) = try self.played(
      figure, rate: rate?.value ?? filmTime.rate ?? FilmTimeOptions.usualRate)
    try film.check(played.content.scene)
    try show(played, as: format, figure, rate)
    try read.end()
  }

  /// Shows or writes a film.
  private func show(
    _ played: PlayedFilm, as format: OutputFormat, _ figure: FigureOptions, _ rate: FrameRate?
  ) throws {
    if figure.altText {
      let words = PrintableText.lines(PictureElement.words(of: played.content.scene.chart))
      try OutputDestination.standardOutput.write(words + "\n")
      guard case .file = output.destination else { return }
    }
    if format == .text, look.inline == .kitty {
      try playInKitty(played, figure)
    } else if format == .text {
      try playInTerminal(played)
    } else {
      try write(played, as: format, figure, rate)
    }
  }

  /// Returns the film of the input: expressions side by side, animations that interrupt each other, a scenario, or an
  /// app's view.
  ///
  /// - Parameters:
  ///   - figure: The options for the look of the film.
  ///   - rate: The frames of the film per second.
  /// - Returns: The film, and the expressions that were read; none for a scenario.
  private func played(
    _ figure: FigureOptions, rate: Double
  ) throws -> (film: PlayedFilm, read: ReadExpressions) {
    let files = try PlayedFiles(input.expressions)
    if let script = files.script {
      if let other = files.other ?? (interruption.interrupt ? "--interrupt" : nil) {
        let name = script == "-" ? "standard input" : "'\(script)'"
        throw ToolError(.usage, "\(name) plays by itself; leave out '\(other)'")
      }
      let film = try PlayedFilm(scenario: files.paths, choices, figure, rate: rate)
      return (film, ReadExpressions())
    }
    guard !views.isGiven else {
      throw ToolError(
        .usage,
        """
        no file here declares a view; --view, --do, --set, --only, --constants, --colors-as-rows, \
        --screen, --notes and --strict need one
        """)
    }
    var input = input
    input.expressions = files.expressions
    let read = try values.read(input, keepGoing)
    try marking.check(read.curves)
    GrowthNote.write(for: read.curves)
    let film =
      interruption.interrupt
      ? try PlayedFilm(interrupting: read.curves, choices, figure, rate: rate)
      : try PlayedFilm(
        read.curves, choices, figure, rate: rate, name: FileTitle.title(ofFiles: files.expressions))
    return (film, read)
  }

  private var choices: FilmChoices {
    FilmChoices(
      values: values, film: film, filmTime: filmTime, interruption: interruption, marking: marking,
      views: views)
  }

  // MARK: The terminal

  /// The number of times that a film plays in the terminal unless `--plays` is given.
  private static let usualPlays = 3

  /// Plays a film in the terminal, then prints the measures.
  private func playInTerminal(_ played: PlayedFilm) throws(ToolError) {
    let scene = played.content.scene
    let usesColor = text.color.usesColor(to: .standardOutput)
    let figure = TerminalFigure(
      usesColor: usesColor, isPlain: text.ascii, destination: .standardOutput)
    guard !Self.reducesMotion else {
      return try OutputDestination.standardOutput.write(
        figure.text(of: played.content.stillChart, table: played.table))
    }
    let player = TerminalPlayer(
      scene, plays: filmTime.plays ?? Self.usualPlays,
      rate: filmTime.rate ?? FilmTimeOptions.usualRate, characters: figure.characters,
      usesColor: usesColor)
    try player.play()
    guard let table = played.table else { return }
    try OutputDestination.standardOutput.write(figure.text(of: table, in: scene.chart))
  }

  /// Plays a film in the terminal kitty, or shows its still picture there.
  private func playInKitty(_ played: PlayedFilm, _ figure: FigureOptions) throws {
    let rate = try FilmFormat.rate(filmTime.rate, of: .apng)
    let drawn = DrawnFilm(
      played, figure, size: look.size ?? InlinePicture.fitted(size(of: played)),
      colors: look.colors, rate: rate, try figure.renderer())
    try drawn.checkFlashes()
    try drawn.checkSize(as: .apng)
    try OutputDestination.standardOutput.write(
      Self.reducesMotion
        ? drawn.kittyStill()
        : drawn.kittyAnimation(plays: filmTime.plays ?? Self.usualPlays))
  }

  /// Whether the person at the terminal prefers reduced motion.
  private static var reducesMotion: Bool {
    let value = Process.environment("KYMO_REDUCE_MOTION") ?? ""
    return !value.isEmpty && value != "0"
  }

  /// The template of the names of single frames; nil for one file.
  private var frameTemplate: OutputTemplate? {
    get throws(ToolError) {
      guard let path = output.output, path.contains("{") else { return nil }
      return try OutputTemplate(path)
    }
  }

  /// Refuses options that a film does not support.
  private func check(_ format: OutputFormat, _ figure: FigureOptions) throws(ToolError) {
    try figure.check(format, to: output.destination)
    guard !marking.showsFrames else {
      throw ToolError(
        .usage, "--mark frames is for figures; --clock frames shows what a device shows")
    }
    if figure.look.background == "transparent", format.isBinary {
      throw ToolError(
        .usage, "the frames of \(format.withArticle) are opaque; leave out --background transparent"
      )
    }
    if look.limitsColors, ![.apng, .png, .gif].contains(format) {
      throw ToolError(
        .usage, "--colors with a number is for apng and gif, not for \(format.rawValue)")
    }
    if format == .gif, look.colors == .full {
      throw ToolError(.usage, "a GIF has up to 256 colors; leave out --colors full")
    }
    if format == .text {
      guard output.output == nil || figure.altText else {
        throw ToolError(
          .usage,
          "text that moves is for a terminal; leave out -o, or give it a name such as motion.apng")
      }
      if !figure.altText, !Self.reducesMotion, look.inline == .auto { try TerminalPlayer.check() }
    }
    try text.check(format, figure)
    try checkEffect(format)
    guard try frameTemplate != nil else { return }
    guard format == .png, !figure.pair else {
      throw ToolError(
        .usage,
        "{index} in -o writes every frame as a PNG, such as -o 'frames/{index}.png'")
    }
    guard !look.limitsColors else {
      throw ToolError(.usage, "single frames have all colors; leave out --colors")
    }
  }

  /// Refuses options that have no effect in a format.
  private func checkEffect(_ format: OutputFormat) throws(ToolError) {
    let areFrames = try frameTemplate != nil
    let words = areFrames ? "single frames" : format == .text ? "a terminal" : format.rawValue
    if film.stillName != nil, areFrames || [.gif, .y4m, .text].contains(format),
      !look.pair, look.inline != .kitty
    {
      throw ToolError(
        .usage,
        "--still is for html, svg and apng, which show it to readers who see no motion, not for \(words)"
      )
    }
    if filmTime.plays != nil, areFrames || format == .y4m {
      throw ToolError(.usage, "--plays has no effect on \(words): the film is in it once")
    }
  }

  /// The size that was given, or the usual one.
  private func size(of played: PlayedFilm) -> FigureSize {
    let rows = max(played.content.scene.rows.count - Self.usualRows, 0)
    return look.size
      ?? FigureSize(
        width: Self.usualSize.width, height: Self.usualSize.height + rows * Self.rowHeight)
  }

  private func write(
    _ played: PlayedFilm, as format: OutputFormat, _ figure: FigureOptions, _ rate: FrameRate?
  ) throws {
    let renderer = try figure.renderer()
    let drawn = DrawnFilm(
      played, figure, size: size(of: played), colors: look.colors, rate: rate, renderer)
    try drawn.checkFlashes()
    if rate != nil { try drawn.checkSize(as: format) }
    if figure.pair {
      try FilmPair(output.destination, format).write(drawn, as: format)
    } else if let template = try frameTemplate {
      try drawn.writeFrames(template)
    } else if format == .y4m {
      try output.destination.write { sink in try drawn.writeVideo { try sink.write($0) } }
    } else {
      try output.destination.write(drawn.bytes(as: format, theme: figure.theme ?? .light))
    }
  }
}
