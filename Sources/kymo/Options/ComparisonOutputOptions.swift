internal import ArgumentParser

/// Where a comparison goes and in which form.
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

  /// The format to write: what is asked for, else what the extension says, else text.
  ///
  /// - Throws: ``ToolError`` if the extension says nothing, or if a terminal cannot show the format.
  func checkedFormat() throws(ToolError) -> ComparisonFormat {
    let asked = if let format { format } else { try formatOfExtension() }
    let format = asked ?? .text
    if let picture = format.picture, picture.isBinary, output == nil {
      try OutputDestination.checkTakesBinary(picture.rawValue)
    }
    return format
  }

  private func formatOfExtension() throws(ToolError) -> ComparisonFormat? {
    guard case .file(let path) = destination else { return nil }
    if case .special = FileSystem.kind(of: path) { return nil }
    let name = path.split(separator: "/").last ?? ""
    let known = ComparisonFormat.allCases.map(\.rawValue).joined(separator: ", ")
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      throw ToolError(
        .usage, "'\(path)' has no extension that sets the format; give --format (\(known))")
    }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = ComparisonFormat(fileExtension: suffix) else {
      throw ToolError(.usage, "'.\(suffix)' is not a format of 'kymo diff', which writes \(known)")
    }
    return format
  }
}

/// What a comparison can be written as.
enum ComparisonFormat: String, ChoiceArgument {
  case text
  case json
  case markdown
  case png
  case svg
  case pdf

  /// The format that a file's extension, in small letters, stands for.
  init?(fileExtension: String) {
    switch fileExtension {
    case "txt": self = .text
    case "md": self = .markdown
    case "text": return nil
    default: self.init(rawValue: fileExtension)
    }
  }

  /// The format of the picture; nil for words.
  var picture: OutputFormat? {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .text, .json, .markdown: nil
    }
  }
}
