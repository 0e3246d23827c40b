internal import ArgumentParser

/// Where the output goes and in which form.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    parsing: .unconditional,
    help: ArgumentHelp(
      "The file to write; - for standard output. Its extension tells the format.",
      valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("The format, whatever the extension says.", valueName: "format"))
  var format: OutputFormat?

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: what is asked for, else what the extension says, else a command's own.
  ///
  /// - Parameters:
  ///   - command: The command's name, for the message.
  ///   - formats: What the command can write.
  ///   - fallback: What it writes to standard output.
  func format(
    of command: String, among formats: [OutputFormat], fallback: OutputFormat
  ) throws(ToolError) -> OutputFormat {
    let known = formats.map(\.rawValue).joined(separator: ", ")
    if let format {
      guard formats.contains(format) else {
        throw Self.refusal(of: format, by: command, known)
      }
      return format
    }
    guard case .file(let path) = destination else { return fallback }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      if case .special = FileSystem.kind(of: path) { return fallback }
      throw ToolError(
        .usage, "'\(path)' has no extension to tell the format; give --format (\(known))")
    }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = OutputFormat(fileExtension: suffix) else {
      throw ToolError(
        .usage, "'.\(suffix)' is no format that kymo knows; 'kymo \(command)' writes \(known)")
    }
    guard formats.contains(format) else {
      throw Self.refusal(of: format, by: command, known)
    }
    return format
  }

  private static func refusal(
    of format: OutputFormat, by command: String, _ known: String
  ) -> ToolError {
    let other =
      switch format {
      case .png, .svg, .pdf: "; 'kymo plot' draws pictures"
      case .csv: "; 'kymo sample' writes numbers"
      case .json, .text: ""
      }
    return ToolError(
      .usage, "'kymo \(command)' does not write \(format.rawValue) but \(known)\(other)")
  }
}

/// What can be written.
enum OutputFormat: String, ChoiceArgument {
  case png
  case svg
  case pdf
  case csv
  case json
  case text

  /// The format that a file's extension, in small letters, stands for.
  init?(fileExtension: String) {
    switch fileExtension {
    case "txt": self = .text
    case "text": return nil
    default: self.init(rawValue: fileExtension)
    }
  }
}
