internal import AnimationSyntax

/// The Swift files among the words of a command that plays, and what it reads from standard input.
///
/// A file is a scenario, an app's source that declares views, or source whose animations are expressions like any others.
struct PlayedFiles {
  /// Their paths, without the @ that may be before each; `-` for standard input.
  private(set) var paths: [String] = []

  /// The first one that is a scenario or declares a view; nil if there is none.
  private(set) var script: String?

  /// The first word that is no such file; nil if all are.
  private(set) var other: String?

  /// The words, with an @ before each file, which reads the animations in it.
  private(set) var expressions: [String] = []

  /// - Throws: ``ToolError`` if a file cannot be read.
  init(_ words: [String]) throws(ToolError) {
    for word in words {
      // A word with a label means the animations of a file, even where that declares views.
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
