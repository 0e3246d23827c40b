internal import ArgumentParser
internal import ChartLayout
internal import CurveGeometry
internal import TextForms

/// The options for the look of a picture.
struct FigureOptions: ParsableArguments {
  /// The default size of a picture.
  static let usualSize = FigureSize(width: 1200, height: 750)

  /// The largest side of a picture.
  private static let largestSide = 20_000

  /// The largest number of pixels of a picture.
  private static let mostPixels = 200_000_000.0

  /// The largest height of a picture with a width.
  static func tallest(width: Double, scale: Double) -> Double {
    min(Double(largestSide), Double(largestSide) / scale, mostPixels / (width * scale * scale))
      .rounded(.down)
  }

  @Option(
    help: ArgumentHelp(
      "Light or dark colors (default: light).",
      discussion: "auto makes an SVG that follows its reader's dark mode.", valueName: "theme"))
  var theme: ThemeName?

  @Option(help: ArgumentHelp("Title above the plot.", valueName: "text"))
  var title: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Size and text for a use: slide, readme or post.",
      discussion: """
        slide is 1920x1080 with large text, readme 600x400 (best with --scale 2), post 1200x675, titled by its labels. \
        With --size, text scales with the width.
        """, valueName: "use"))
  var purpose: PurposeName?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width and height, such as 1200x750.",
      discussion: """
        In pixels for PNG at --scale 1, in CSS pixels for SVG, in points for PDF. The default is 1200x750, and \
        higher if the figure needs it.
        """, valueName: "widthxheight"))
  var size: FigureSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "PNG pixels for each unit of --size; the PNG records its pixel density.", valueName: "factor")
  )
  var scale = FiniteNumber(1)

  @Option(
    help: ArgumentHelp(
      "Colors of the curves, in order, such as '#205dcb,#e07316'.",
      discussion: """
        They repeat with the next dash. Labels are darker or lighter than their curve where its color would be \
        hard to read.
        """, valueName: "colors"))
  var colors: String?

  @Option(
    help: ArgumentHelp(
      "Palette of the curves (default: standard).",
      discussion: """
        okabe-ito and tol-bright are made for every kind of color vision, gray for print without color.
        """, valueName: "palette"))
  var palette: PaletteName?

  @Option(
    help: ArgumentHelp(
      "When lines of curves are dashed (default: auto).",
      discussion: """
        auto dashes all of them from the fifth curve on, and where a legend is needed; fewer, with their labels at \
        them, are solid.
        """, valueName: "when"))
  var dash: DashName?

  @Option(
    help: ArgumentHelp(
      "Background: transparent, or a color such as '#fdf6e3'.",
      discussion: """
        Text and lines are adjusted to the color. Without --theme, the theme follows the color.
        """, valueName: "background"))
  var background: String?

  @Option(
    name: .customLong("text"),
    help: ArgumentHelp(
      "Text of an SVG (default: fonts).",
      discussion: """
        fonts writes text that can be searched, in the fonts of the reader; outlines draws the letters, which look \
        the same without the fonts.
        """, valueName: "kind"))
  var textKind: TextKind?

  @Option(
    help: ArgumentHelp("Font of all text that is not code, such as Inter.", valueName: "family"))
  var font: String?

  @Flag(
    help: ArgumentHelp(
      "Write one picture for each theme, and print HTML that shows them.",
      discussion: """
        -o NAME.svg gives NAME-light.svg and NAME-dark.svg. The <picture> element shows the one that its reader \
        prefers.
        """))
  var pair = false

  @Flag(
    help: ArgumentHelp(
      "Print a description for people who cannot see the figure.",
      discussion: "It replaces the figure, unless that is written with -o FILE."))
  var altText = false

  @Flag(help: "Leave out the metadata: the command that made the picture.")
  var noMetadata = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show a picture in the terminal.",
      discussion: "Without a protocol, the one that the terminal is known to understand.",
      valueName: "protocol"))
  var inline: InlineChoice?

  /// The custom look of the picture.
  var look: FigureLook {
    FigureLook(
      colors: colors, palette: palette, dash: dash, background: background, textKind: textKind)
  }

  init() {}

  /// Makes the options with some values.
  init(
    theme: ThemeName?, title: String?, size: FigureSize?, scale: FiniteNumber, look: FigureLook,
    font: String?, pair: Bool, altText: Bool, noMetadata: Bool, inline: InlineChoice? = nil
  ) {
    self.theme = theme
    self.title = title
    purpose = nil
    self.size = size
    self.scale = scale
    colors = look.colors
    palette = look.palette
    dash = look.dash
    background = look.background
    textKind = look.textKind
    self.font = font
    self.pair = pair
    self.altText = altText
    self.noMetadata = noMetadata
    self.inline = inline
  }

  func validate() throws {
    try look.validate()
    try checkPresentation()
    let size = size ?? purpose?.size ?? Self.usualSize
    let sides = 50...Self.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw ValidationError(
        """
        --size needs sides from 50 to \(Self.largestSide), such as 1200x750, found \
        '\(size.defaultValueDescription)'
        """)
    }
    guard scale.value > 0 else {
      throw ValidationError(
        "--scale needs a number above 0, found '\(scale.text)'")
    }
    let width = Double(size.width) * scale.value
    let height = Double(size.height) * scale.value
    guard max(width, height) <= Double(Self.largestSide) else {
      let sides = [width, height].map { NumberText.grouped(Int(saturating: $0.rounded())) }
      throw ValidationError(
        """
        --size times --scale is \(sides[0]) by \(sides[1]) pixels; at most 20,000 a side are possible
        """)
    }
    guard width * height <= Self.mostPixels else {
      throw ValidationError(
        "--size times --scale has more than 200 million pixels; ask for a smaller picture")
    }
    guard width >= 1, height >= 1 else {
      throw ValidationError("--size times --scale leaves no pixel; ask for a larger picture")
    }
  }
}

/// The purpose of a picture.
enum PurposeName: String, ChoiceArgument {
  case slide
  case readme
  case post

  /// The size of the picture.
  var size: FigureSize {
    switch self {
    case .slide: FigureSize(width: 1920, height: 1080)
    case .readme: FigureSize(width: 600, height: 400)
    case .post: FigureSize(width: 1200, height: 675)
    }
  }

  /// The density of the picture: the size of its words and the amount of its content.
  var density: ChartDensity {
    switch self {
    case .slide: .slide
    case .readme: .readme
    case .post: .post
    }
  }
}

/// The look of a picture.
enum ThemeName: String, ChoiceArgument {
  case light
  case dark
  /// Both themes: the reader's own setting decides.
  case auto
}

/// The forms in which a figure is presented: in both themes, in words, in the terminal.
extension FigureOptions {
  /// Whether a figure is drawn, or its description printed, without an option for the output.
  var drawsByItself: Bool { altText || inline != nil }

  /// Refuses options that contradict each other whatever the output is.
  func checkPresentation() throws {
    if pair, let theme {
      throw ValidationError(
        "--pair draws the light and the dark theme; leave out --theme \(theme.rawValue)")
    }
    if pair, altText {
      throw ValidationError(
        "--pair prints the description of --alt-text in its HTML; give one of them")
    }
    if try look.hasColoredBackground(), pair || theme == .auto {
      throw ValidationError(
        "--background gives both themes one ground; leave out \(pair ? "--pair" : "--theme auto"), "
          + "or ask for --background transparent")
    }
    if look.textKind == .outlines, theme == .auto {
      throw ValidationError(
        "--text outlines draws letters in one set of colors; --pair makes a file for each theme")
    }
    if inline != nil {
      if look.textKind != nil {
        throw ValidationError("--text is for SVG; a picture in a terminal has pixels")
      }
      if pair { throw ValidationError("--pair writes files, but --inline writes none") }
      if theme == .auto { throw ValidationError(Self.automaticNeedsSVG("a picture in a terminal")) }
      if altText { throw ValidationError("--alt-text prints words; leave out --inline") }
    }
  }

  /// The reason why `--theme auto` is for SVG only.
  static func automaticNeedsSVG(_ what: String) -> String {
    """
    \(what) has one set of colors, so it cannot follow its reader's dark mode; \
    --theme auto is for SVG, and --pair makes two files of any picture
    """
  }
}
