internal import ArgumentParser

/// The options for the destination of a comparison and its form.
struct ComparisonOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "File to write; its extension sets the format.",
      discussion: """
        The extensions are .txt, .json and .md for words, .png, .svg and .pdf for a figure. - is standard output.
        """, valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Format, whatever the extension of -o is.", valueName: "format"))
  var format: ComparisonFormat?

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: the given one, otherwise that of the extension, otherwise text.
  ///
  /// - Throws: ``ToolError`` if the extension has no format, or if a terminal cannot show the format.
  func checkedFormat() throws(ToolError) -> ComparisonFormat {
    try ComparisonFormat.checked(format, output: output, command: "kymo diff")
  }
}

/// A format in which a comparison can be written.
enum ComparisonFormat: String, TextOrFigureFormat {
  case text
  case json
  case markdown
  case png
  case svg
  case pdf
}
