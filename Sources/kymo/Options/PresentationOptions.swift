internal import ArgumentParser
internal import CairoDrawing

/// How a figure reaches its readers: in both themes, in words, in the terminal.
struct PresentationOptions: ParsableArguments {
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

  /// Whether a figure or its words are asked for without a word on the output.
  var drawsByItself: Bool { altText || ascii || inline != nil }

  /// Refuses what contradicts itself whatever the output is.
  func check(_ theme: ThemeName?) throws {
    if pair, let theme {
      throw ValidationError(
        "--pair draws the light and the dark theme; leave out --theme \(theme.rawValue)")
    }
    if pair, altText {
      throw ValidationError(
        "--pair prints the words of --alt-text in its element; give one of them")
    }
    if inline != nil {
      if pair { throw ValidationError("--pair writes files, which --inline does not") }
      if ascii { throw ValidationError("--inline shows a picture, which --ascii has no use for") }
      if theme == .auto { throw ValidationError(Self.automaticNeedsSVG("a picture in a terminal")) }
      if altText { throw ValidationError("--alt-text prints words; leave out --inline") }
    }
  }

  /// Refuses what a format or a destination cannot do, before any work is done.
  func check(
    _ format: OutputFormat, to destination: OutputDestination, _ theme: ThemeName?
  ) throws(ToolError) {
    let isTable = format == .csv || format == .json
    let isFile = if case .file = destination { true } else { false }
    func refuse(_ words: String) throws(ToolError) { throw ToolError(.usage, words) }
    if theme == .auto, format == .png || format == .pdf {
      try refuse(Self.automaticNeedsSVG("a \(format.rawValue.uppercased())"))
    }
    if pair {
      guard isFile else { return try refuse("--pair writes two files; name them with -o FILE") }
      guard format == .svg || format == .png else {
        return try refuse("--pair is for SVG and PNG, which a <picture> element can show")
      }
    }
    if inline != nil, isFile || format != .text {
      try refuse("--inline shows the picture in the terminal; leave out -o and --format")
    }
    if altText {
      if isTable { try refuse("a table has no --alt-text; ask for a figure") }
      if !isFile, format != .text {
        try refuse(
          "--alt-text and the picture would both go to standard output; name a file with -o")
      }
    }
    if isTable {
      if noMetadata { try refuse("a table has no metadata to leave out with --no-metadata") }
      if ascii { try refuse("--ascii is for figures in the terminal, not for tables") }
    }
  }

  private static func automaticNeedsSVG(_ what: String) -> String {
    """
    \(what) has one set of colours, so that it cannot follow its reader's dark mode; \
    --theme auto is for SVG, --pair makes two files of any picture
    """
  }
}

/// Which protocol shows a picture in the terminal.
enum InlineChoice: ExpressibleByArgument {
  /// What the terminal is known to understand.
  case automatic
  /// One that is asked for.
  case forced(InlineProtocol)

  /// The word that stands for a value that was left out.
  private static let placeholder = "auto"

  init?(argument: String) {
    if argument == Self.placeholder {
      self = .automatic
    } else if let way = InlineProtocol(rawValue: argument) {
      self = .forced(way)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] {
    [placeholder] + InlineProtocol.allCases.map(\.rawValue)
  }

  /// The words of a command line with the value of `--inline` filled in where it is left out.
  ///
  /// The parser knows no options whose value may be left out. A value has to stand behind an equals
  /// sign, since what follows a blank may be an expression.
  static func joined(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end].map { $0 == "--inline" ? "--inline=\(placeholder)" : $0 } + words[end...]
  }
}
