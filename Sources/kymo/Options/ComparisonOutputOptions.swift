internal import ArgumentParser

/// Where a comparison goes and in which form.
struct ComparisonOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      """
      The file to write; - for standard output. Its extension tells the format: .txt, .json, .md, or \
      .png, .svg and .pdf for a figure.
      """, valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("The format, whatever the extension says.", valueName: "format"))
  var format: ComparisonFormat?

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: what is asked for, else what the extension says, else text.
  func checkedFormat() throws(ToolError) -> ComparisonFormat {
    if let format { return format }
    guard case .file(let path) = destination else { return .text }
    if case .special = FileSystem.kind(of: path) { return .text }
    let name = path.split(separator: "/").last ?? ""
    let known = ComparisonFormat.allCases.map(\.rawValue).joined(separator: ", ")
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      throw ToolError(
        .usage, "'\(path)' has no extension to tell the format; give --format (\(known))")
    }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = ComparisonFormat(fileExtension: suffix) else {
      throw ToolError(.usage, "'.\(suffix)' is no format of 'kymo diff', which writes \(known)")
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
