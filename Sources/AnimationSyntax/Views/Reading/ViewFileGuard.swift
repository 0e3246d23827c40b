/// Turns away files of apps that no parser should see.
///
/// A file has bodies in bodies, so what makes the parser descend without a bracket is counted for the statements of
/// the innermost body; brackets are counted in all.
enum ViewFileGuard {
  /// Checks what must hold before the Swift parser reads a file.
  static func check(_ text: TextRegions) throws(Fault) {
    let range = 0..<text.bytes.count
    guard range.count <= ScenarioGuard.longestFile else {
      throw Fault(
        .scenario(.fileTooLong(bytes: range.count, limit: ScenarioGuard.longestFile)), 0..<0)
    }
    try TextGuard.checkCharacters(text, in: range)
    try TextGuard.checkBrackets(text, in: range)
    try DescentCounter.check(text, in: range, perBody: true)
  }
}
