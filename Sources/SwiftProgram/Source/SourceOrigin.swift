/// The text and the name of a file, for errors in it that are found later.
package struct SourceOrigin: Sendable {
  package let source: String
  package let fileName: String
  /// The lines of the source, found once for all positions that are asked for.
  private let lines: TextLines

  package init(source: String, fileName: String) {
    self.source = source
    self.fileName = fileName
    lines = TextLines(Array(source.utf8))
  }

  /// Returns an error at a position in the file.
  package func error(_ fault: Fault) -> ExpressionError {
    ExpressionError(
      problem: fault.problem, range: fault.range, source: source, fileName: fileName)
  }

  /// Returns the text in a range of the file.
  package func text(in range: Range<Int>) -> String {
    lines.text(in: range)
  }

  /// The number of the line, from 1, in which a position lies.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The number of the character, from 1, with which a position begins in its line.
  package func column(of offset: Int) -> Int { lines.column(of: offset) }

  /// A position as `FILE:LINE:COLUMN`.
  package func location(of offset: Int) -> String {
    "\(fileName):\(lines.line(of: offset)):\(lines.column(of: offset))"
  }
}
