internal import ArgumentParser
internal import ChartLayout
internal import MotionCharts

/// The options for the rows of a page that have knobs, and for the look of the page.
struct TunedLookOptions: ParsableArguments {
  @Option(
    name: .customLong("tune"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Rows with knobs: first, all, or labels.",
      discussion:
        "Labels are separated by commas, or the option is repeated. all is every row that can have knobs.",
      valueName: "rows"))
  var choices = ["first"]

  /// The rows that have knobs: `first`, `all`, or labels separated by commas.
  var choice: String { choices.joined(separator: ",") }

  @Option(
    name: .customLong("as"), parsing: .unconditional,
    help: ArgumentHelp(
      "How the things show a value.",
      discussion: """
        0 to 1 as an offset, as a scale of 0.4 to 1, as a rotation of 0 to 90°, as an opacity, or as a width. The \
        page can change it.
        """, valueName: "look"))
  var lookName: TunedLookName = .offset

  @Option(help: ArgumentHelp("What moves.", valueName: "shape"))
  var shape: FilmShapeName = .disc

  @Option(help: ArgumentHelp("Light, dark, or the reader's own.", valueName: "theme"))
  var theme: ThemeName = .auto

  @Option(help: ArgumentHelp("Title of the page.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp("Font of the still figure's text, such as Inter.", valueName: "family"))
  var font: String?

  @Flag(help: "Leave out the metadata: the command that made the page.")
  var noMetadata = false

  /// The property by which the things show a value.
  var look: ChartScene.Look { lookName.look }

  /// The corresponding options of a figure.
  var figure: FigureOptions {
    FigureOptions(
      theme: theme, title: title, size: nil, scale: FiniteNumber(1),
      look: FigureLook(colors: nil, palette: nil, background: nil), font: font, pair: false,
      altText: false, noMetadata: noMetadata)
  }

  /// Returns the settings of the whole page.
  func settings(_ values: TunedValueOptions) -> TunePage.Settings {
    var settings = TunePage.Settings()
    settings.rate = values.rate
    settings.start = values.start
    settings.target = values.target
    settings.unit = values.unit ?? ""
    settings.look = look.rawValue
    settings.shape = shape.shape.rawValue
    settings.semantics = values.semanticsName == .ios17 ? "" : values.semanticsName.rawValue
    return settings
  }
}

/// The property by which a page with knobs shows a value, as typed.
enum TunedLookName: String, ChoiceArgument {
  case offset
  case scale
  case rotation
  case opacity
  case width

  /// The property that is shown.
  var look: ChartScene.Look { ChartScene.Look(rawValue: rawValue) ?? .offset }
}
