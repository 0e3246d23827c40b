/// A format in which a report can be written: words in several forms, or a figure.
protocol TextOrFigureFormat: ChoiceArgument, RawRepresentable, CaseIterable
where RawValue == String {
  /// Words for a terminal.
  static var text: Self { get }
}

extension TextOrFigureFormat {
  /// Makes the format for a file's extension, in small letters.
  init?(fileExtension: String) {
    switch fileExtension {
    case "txt": self.init(rawValue: "text")
    case "md": self.init(rawValue: "markdown")
    case "text": return nil
    default: self.init(rawValue: fileExtension)
    }
  }

  /// The format of the picture; nil for words.
  var picture: OutputFormat? {
    ["png", "svg", "pdf"].contains(rawValue) ? OutputFormat(rawValue: rawValue) : nil
  }

  /// The format to write: the given one, otherwise that of the extension, otherwise text.
  ///
  /// - Parameters:
  ///   - asked: The given format; nil if none is given.
  ///   - output: The file to write, as given; nil for standard output.
  ///   - command: The command that writes the file, such as `kymo diff`.
  /// - Throws: ``ToolError`` if the extension has no format, or if a terminal cannot show the
  ///   format.
  static func checked(
    _ asked: Self?, output: String?, command: String
  ) throws(ToolError) -> Self {
    let asked =
      if let asked { asked } else { try ofExtension(OutputDestination(output), command) }
    let format = asked ?? .text
    if let picture = format.picture, picture.isBinary, output == nil {
      try OutputDestination.checkTakesBinary(picture.rawValue)
    }
    return format
  }

  private static func ofExtension(
    _ destination: OutputDestination, _ command: String
  ) throws(ToolError) -> Self? {
    guard case .file(let path) = destination else { return nil }
    if case .special = FileSystem.kind(of: path) { return nil }
    let name = path.split(separator: "/").last ?? ""
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      throw ToolError(
        .usage, "'\(path)' has no extension that sets the format; give --format (\(known))")
    }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard let format = Self(fileExtension: suffix) else {
      throw ToolError(.usage, "'.\(suffix)' is not a format of '\(command)', which writes \(known)")
    }
    return format
  }
}
