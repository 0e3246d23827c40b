internal import ArgumentParser
internal import CairoDrawing

/// The options for the look of a film.
///
/// The options are those of a figure, except that `--colors` also limits the colors of pixel pictures.
struct FilmFigureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Light or dark colors (default: light).",
      discussion:
        "auto makes an SVG that follows its reader's dark mode; a page does so without it.",
      valueName: "theme"))
  var theme: ThemeName?

  @Option(help: ArgumentHelp("Title above everything.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width and height (default: 640x400).",
      discussion: """
        In pixels at --scale 1, in CSS pixels for SVG and pages. Without it, 44 are added to the height for each row \
        over three, and a page is as high as it needs.
        """, valueName: "widthxheight"))
  var size: FigureSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels for each unit of --size.", valueName: "factor"))
  var scale = FiniteNumber(1)

  @Option(
    name: .customLong("colors"),
    help: ArgumentHelp(
      "Colors of a picture of pixels: 2 to 256, or full (default: 256).",
      discussion: """
        full keeps every mixture at the edges of lines, in a larger APNG. A list such as '#205dcb,#e07316' colors \
        the curves, as for 'kymo plot'.
        """, valueName: "colors"))
  var colorText: String?

  @Option(
    help: ArgumentHelp("Palette of the curves (default: standard).", valueName: "palette"))
  var palette: PaletteName?

  @Option(
    help: ArgumentHelp(
      "When lines of curves are dashed (default: auto).",
      discussion: "auto dashes all of them from the fifth curve on.", valueName: "when"))
  var dash: DashName?

  @Option(
    help: ArgumentHelp(
      "Background: transparent, or a color such as '#fdf6e3'.",
      discussion: "Text and lines are adjusted to the color. Only an SVG can be transparent.",
      valueName: "background"))
  var background: String?

  @Option(
    help: ArgumentHelp("Font of all text that is not code, such as Inter.", valueName: "family"))
  var font: String?

  @Flag(
    help: ArgumentHelp(
      "Write a picture for each theme and one that stands still, and print HTML that shows them.",
      discussion: """
        -o NAME.svg gives NAME-light.svg, NAME-dark.svg and NAME-still.svg. The <picture> element shows the one that \
        its reader prefers.
        """))
  var pair = false

  @Flag(
    help: ArgumentHelp(
      "Print a description for people who cannot see the film.",
      discussion: "It replaces the film, unless that is written with -o FILE."))
  var altText = false

  @Flag(help: "Leave out the metadata: the command that made the picture.")
  var noMetadata = false

  @Option(
    help: ArgumentHelp(
      "How the terminal shows the film.",
      discussion: """
        auto draws it with characters; kitty has the terminal kitty play pictures, which other terminals with its \
        protocol do not.
        """, valueName: "protocol"))
  var inline = FilmInlineName.auto

  /// The number of colors of pixel pictures.
  var colors: FilmColors {
    guard let colorText else { return .limited(256) }
    return Self.count(colorText) ?? .limited(256)
  }

  /// Whether the number of colors is given.
  var limitsColors: Bool { colorText.map { Self.count($0) != nil } ?? false }

  /// The corresponding options of a figure.
  var figure: FigureOptions {
    FigureOptions(
      theme: theme, title: title, size: size, scale: scale,
      look: FigureLook(
        colors: limitsColors ? nil : colorText, palette: palette, dash: dash,
        background: background),
      font: font, pair: pair, altText: altText, noMetadata: noMetadata,
      inline: inline == .kitty ? .forced(.kitty) : nil)
  }

  func validate() throws {
    if let colorText, Self.count(colorText) == nil, !colorText.contains("#") {
      throw ValidationError(
        "--colors needs a number from 2 to 256, 'full', or colors such as '#205dcb,#e07316', found '\(colorText)'"
      )
    }
    try figure.validate()
  }

  /// A number of colors, as typed; nil for any other text.
  private static func count(_ text: String) -> FilmColors? {
    if text == "full" { return .full }
    guard let count = Int(text), (2...256).contains(count) else { return nil }
    return .limited(count)
  }
}

/// The way in which a terminal shows a film, as typed.
enum FilmInlineName: String, ChoiceArgument {
  /// With characters.
  case auto
  /// As pictures, by kitty's protocol.
  case kitty
}
