internal import AnimationSyntax

/// The Swift files among the words of a command that plays them, and its standard input.
///
/// A file is a scenario, an app's source that declares views, or source whose animations are like other expressions.
struct PlayedFiles {
  /// The paths of the files, without the @ that each may begin with; `-` for standard input.
  private(set) var paths: [String] = []

  /// The first file that is a scenario or declares a view; nil if there is none.
  private(set) var script: String?

  /// The first word that is not such a file; nil if all are.
  private(set) var other: String?

  /// The words, with an @ before each file, so that the animations in it are read.
  private(set) var expressions: [String] = []

  /// - Throws: ``ToolError`` if a file cannot be read.
  init(_ words: [String]) throws(ToolError) {
    for word in words {
      // A word with a label means the animations of a file, even if the file declares views.
      let isLabelled = FileArgument(word)?.label != nil
      let isFile = word == "-" || word.lowercased().hasSuffix(".swift") && !isLabelled
      guard isFile else {
        expressions.append(word)
        other = other ?? word
        continue
      }
      let path = word.hasPrefix("@") ? String(word.dropFirst()) : word
      expressions.append(path == "-" ? path : "@" + path)
      paths.append(path)
      guard script == nil else { continue }
      let contents =
        path == "-" ? try InputReader.standardInput() : try InputReader.text(ofFile: path)
      if ScenarioFile.isScenario(contents) || ScenarioFile.declaresView(contents) { script = path }
    }
  }
}
