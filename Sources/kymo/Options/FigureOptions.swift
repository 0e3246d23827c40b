internal import ArgumentParser

/// How a picture looks.
struct FigureOptions: ParsableArguments {
  /// The size of a picture for which none is asked.
  static let usualSize = FigureSize(width: 1200, height: 750)

  /// The largest side of a picture.
  private static let largestSide = 20_000

  /// The most pixels of a picture.
  private static let mostPixels = 200_000_000.0

  /// The tallest picture of a width that may be made.
  static func tallest(width: Double, scale: Double) -> Double {
    min(Double(largestSide), Double(largestSide) / scale, mostPixels / (width * scale * scale))
      .rounded(.down)
  }

  @Option(
    help: ArgumentHelp(
      """
      The picture's size: PNG pixels at --scale 1, pixels for SVG, points for PDF; 1200x750 unless the \
      figure needs more height.
      """, valueName: "widthxheight"))
  var size: FigureSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "PNG pixels for each unit of --size; the PNG says how dense they are.", valueName: "factor"))
  var scale = FiniteNumber(1)

  @Option(
    help: ArgumentHelp(
      """
      Dark curves on light ground (light, the default) or the other way (dark); auto makes an SVG \
      that follows its reader's dark mode.
      """, valueName: "theme"))
  var theme: ThemeName?

  @OptionGroup var look: LookOptions

  @Option(help: ArgumentHelp("The words above the plot.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp("The typeface of all text that is not code.", valueName: "family"))
  var font: String?

  @Flag(
    help: """
      Write two files, NAME-light and NAME-dark for -o NAME, and print the HTML <picture> element \
      that shows the one its reader prefers.
      """)
  var pair = false

  @Flag(
    help: """
      Print what the curves do in words, as for those who cannot see them: instead of the figure, or \
      beside it with -o FILE.
      """)
  var altText = false

  @Flag(help: "Leave out of the picture which command made it.")
  var noMetadata = false

  @Flag(help: "Draw in the terminal with plain ASCII characters.")
  var ascii = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show a picture in the terminal: as kitty, iterm2 or sixel, or, if that is left out, as the \
      terminal is known to take it.
      """, valueName: "protocol"))
  var inline: InlineChoice?

  func validate() throws {
    try checkPresentation()
    let size = size ?? Self.usualSize
    let sides = 50...Self.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw ValidationError(
        """
        --size wants sides from 50 to \(Self.largestSide), such as 1200x750, found \
        '\(size.defaultValueDescription)'
        """)
    }
    guard scale.value > 0 else {
      throw ValidationError(
        "--scale wants a number above 0, found '\(scale.defaultValueDescription)'")
    }
    let width = Double(size.width) * scale.value
    let height = Double(size.height) * scale.value
    guard max(width, height) <= Double(Self.largestSide) else {
      throw ValidationError(
        "--size times --scale is \(width) by \(height) pixels; at most 20,000 a side can be made")
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

/// The look of a picture.
enum ThemeName: String, ChoiceArgument {
  case light
  case dark
  /// Both: the reader's own choice decides.
  case auto
}
