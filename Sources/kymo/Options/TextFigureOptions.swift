internal import ArgumentParser

/// The options for the look of a figure of characters.
struct TextFigureOptions: ParsableArguments {
  @Flag(help: "Draw the figure in the terminal with ASCII characters only.")
  var ascii = false

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  /// Refuses `--ascii` for output without characters.
  func check(_ format: OutputFormat, _ figure: FigureOptions) throws(ToolError) {
    guard ascii else { return }
    guard figure.inline == nil else {
      throw ToolError(.usage, "--inline shows a picture, so --ascii has no effect; leave it out")
    }
    guard format == .text else {
      throw ToolError(.usage, "--ascii is for figures of text, not for \(format.rawValue)")
    }
  }
}
