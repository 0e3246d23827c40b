internal import ArgumentParser

/// A command that writes in one of several formats.
protocol WritingCommand: ParsableCommand {
  /// The formats that the command can write.
  static var formats: [OutputFormat] { get }
}

/// The options for the destination of a command's output and its form.
struct OutputOptions<Command: WritingCommand>: ParsableArguments {
  @Option(
    name: .shortAndLong,
    parsing: .unconditional,
    help: ArgumentHelp(
      "File to write; its extension sets the format.",
      discussion: "- is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("Format, whatever the extension of -o is.", valueName: "format"))
  var choice: FormatChoice<Command>?

  /// The given format; nil if none is given.
  var format: OutputFormat? { choice?.format }

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: the given one, otherwise that of the extension, otherwise the command's own.
  ///
  /// - Parameter fallback: The format that the command writes if none is given.
  /// - Throws: ``ToolError`` if the command does not write the format, or would write it to a terminal that cannot
  ///   show it.
  func format(fallback: OutputFormat) throws(ToolError) -> OutputFormat {
    let asked = if let format { format } else { try formatOfExtension() }
    let format = asked ?? fallback
    guard Command.formats.contains(format) else { throw Self.refusal(of: format) }
    if format.isBinary, output == nil { try OutputDestination.checkTakesBinary(format.rawValue) }
    return format
  }

  /// Returns the format that the extension of a file gives; nil for standard output, and for a special file without
  /// an extension.
  private func formatOfExtension() throws(ToolError) -> OutputFormat? {
    guard case .file(let path) = destination else { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      if case .special = FileSystem.kind(of: path) { return nil }
      throw ToolError(
        .usage, "'\(path)' has no extension that sets the format; give --format (\(Self.known))")
    }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat(fileExtension: suffix) else {
      throw ToolError(
        .usage, "'.\(suffix)' is not a format of 'kymo \(Self.name)', which writes \(Self.known)")
    }
    return format
  }

  private static var name: String { Command.configuration.commandName ?? "" }

  private static var known: String {
    Command.formats.map(\.rawValue).joined(separator: ", ")
  }

  private static func refusal(of format: OutputFormat) -> ToolError {
    let other =
      switch format {
      case .png, .svg, .pdf: "; 'kymo plot' draws pictures"
      case .csv: "; 'kymo sample' writes numbers"
      case .html: "; 'kymo play' writes pages"
      case .apng, .gif, .y4m: "; 'kymo play' writes moving pictures"
      case .json, .text: ""
      }
    return ToolError(
      .usage, "'kymo \(name)' cannot write \(format.rawValue), only \(known)\(other)")
  }
}

/// A format in which output can be written.
enum OutputFormat: String, ChoiceArgument {
  case png
  case svg
  case pdf
  case csv
  case json
  case html
  case apng
  case gif
  case y4m
  case text

  /// Makes the format for a file's extension, in small letters.
  init?(fileExtension: String) {
    switch fileExtension {
    case "txt": self = .text
    case "htm": self = .html
    case "text": return nil
    default: self.init(rawValue: fileExtension)
    }
  }

  /// The name of a picture in the format, with the article: `an APNG`.
  var withArticle: String {
    "\(self == .apng || self == .svg ? "an" : "a") \(rawValue.uppercased())"
  }

  /// Whether a terminal cannot show the format.
  var isBinary: Bool {
    switch self {
    case .png, .pdf, .apng, .gif, .y4m: true
    case .svg, .csv, .json, .html, .text: false
    }
  }
}

/// A format, as typed.
///
/// Every format is understood, so that a command can say which command writes a format that it does not write
/// itself; only the formats of the command are listed and completed.
struct FormatChoice<Command: WritingCommand>: ExpressibleByArgument {
  let format: OutputFormat

  init?(argument: String) {
    guard let format = OutputFormat(rawValue: argument) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { Command.formats.map(\.rawValue) }
  static var allValueDescriptions: [String: String] { [:] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
