/// Reads a file of expressions.
///
/// One expression stands on a line, but an expression may continue: while a bracket or a comment is open,
/// and with lines that begin with a modifier (`.delay(1)`), which cannot begin an expression. A line that
/// begins with a dot and an unknown name continues it if it is indented deeper than the first. Blank
/// lines and comments, `#` as well as Swift's, may stand anywhere.
public enum ExpressionFile {
  /// Reads all expressions of a file.
  ///
  /// - Parameters:
  ///   - contents: The file's text.
  ///   - fileName: What to call the file in errors.
  ///   - context: What the text does not say itself.
  /// - Returns: The curves in the order of the file.
  /// - Throws: The first error, with file name, line and column. A file without expressions is an error.
  public static func parse(
    _ contents: String, fileName: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ParsedExpression] {
    let file = regions(of: contents)
    if KeyframePaste.isMeant(by: file) {
      do {
        return try KeyframePaste(file).curves(in: context)
      } catch {
        throw ExpressionError(
          problem: error.problem, range: error.range,
          source: file.string(in: 0..<file.bytes.count), fileName: fileName)
      }
    }
    var curves: [ParsedExpression] = []
    for entry in ExpressionLines(file).entries {
      do {
        curves += try Expression.parse(file.piece(entry.range), in: context)
      } catch {
        throw placed(error, in: entry, of: file, named: fileName)
      }
    }
    if curves.isEmpty {
      throw ExpressionError(
        problem: SyntaxProblem.emptyFile, range: 0..<0, source: "", fileName: fileName)
    }
    return curves
  }

  static func regions(of contents: String) -> TextRegions {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    return TextRegions(bytes, marksNumberSigns: true)
  }

  /// What is wrong with an entry, with its place in the file.
  static func placed(
    _ fault: Fault, in entry: ExpressionLines.Entry, of file: TextRegions, named fileName: String
  ) -> ExpressionError {
    ExpressionError(
      problem: fault.problem, range: fault.range, source: file.string(in: entry.range),
      fileName: fileName, firstLine: entry.line)
  }
}
