public import MotionRecording

/// Reads scenarios: small Swift files that say what can change, what is shown, and what happens when.
///
/// Nothing is ever executed.
public enum ScenarioFile {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - contents: The file's text. Any text is safe to give.
  ///   - fileName: What to call the file in errors.
  ///   - semantics: Which system's `.default` is meant.
  ///   - readFile: Gives the text of a file that the scenario names, as `drag(offset, from: "flick.csv")`
  ///     does; it gets the name as written. What it throws passes through.
  /// - Returns: What a ``ScenarioRunner`` plays. Its formulas throw an ``ExpressionError``, with file and
  ///   place, where a value cannot be computed.
  /// - Throws: An ``ExpressionError`` with file name, line and column; and what `readFile` throws.
  public static func parse(
    _ contents: String, fileName: String, semantics: Semantics = .ios17,
    readFile: (String) throws -> String
  ) throws -> Scenario {
    throw ExpressionError(
      kind: .notUnderstood("a scenario"), range: 0..<contents.utf8.count, source: contents,
      fileName: fileName)
  }
}
