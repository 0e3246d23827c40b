internal import AnimationSyntax
internal import SwiftProgram

/// The probable meaning of an argument that is not an expression: a file without its `@`, or another
/// library's parameters.
enum MistakenArgument {
  /// The endings of files' names.
  private static let endings: Set<String> = [
    "swift", "txt", "csv", "json", "md", "png", "svg", "pdf", "html", "gif", "apng", "webp", "mp4",
    "mov",
  ]

  /// The endings of files that are written with `-o`.
  private static let pictures: Set<String> = [
    "png", "svg", "pdf", "html", "gif", "apng", "webp", "mp4", "mov",
  ]

  /// Returns the error for an argument that is not understood.
  ///
  /// - Parameters:
  ///   - argument: The argument, without an `@` before it.
  ///   - error: The error in the argument as an expression.
  static func error(for argument: String, _ error: ExpressionError) -> ToolError {
    file(argument) ?? parameters(argument) ?? ToolError(error)
  }

  private static func file(_ argument: String) -> ToolError? {
    guard !argument.contains(where: { "(){}\n,".contains($0) }) else { return nil }
    let ending = argument.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if case .file = FileSystem.kind(of: argument) {
      if pictures.contains(ending) {
        return ToolError(
          .dataError, "'\(argument)' is a picture, not an expression; -o takes one name")
      }
      let path = CommandLineText.quoted(argument)
      let play =
        ending == "swift" && isPlayed(argument) ? "; to play it, write kymo scenario \(path)" : ""
      return ToolError(.dataError, "'\(argument)' is a file; to read a file, write @\(path)\(play)")
    }
    guard endings.contains(ending), argument.contains("."), !argument.hasPrefix(".") else {
      return nil
    }
    let output = pictures.contains(ending) ? "; -o takes one name" : ""
    return ToolError(.noInput, "there is no file '\(argument)'\(output)")
  }

  /// Whether a file is one that `kymo scenario` plays.
  private static func isPlayed(_ path: String) -> Bool {
    guard let contents = try? InputReader.text(ofFile: path) else { return false }
    return ScenarioFile.isScenario(contents) || ScenarioFile.declaresView(contents)
  }

  private static func parameters(_ argument: String) -> ToolError? {
    let text = argument.drop { $0 == " " }
    // Keyframes are in braces, too, but are calls.
    guard text.first == "{", text.contains(":"), !text.contains("(") else { return nil }
    let library = text.contains("tension") || text.contains("friction") ? "react-spring" : "motion"
    return ToolError(
      .dataError,
      """
      these are the parameters of another library's spring; \
      write kymo convert --from \(library) \(CommandLineText.quoted(argument))
      """)
  }
}
