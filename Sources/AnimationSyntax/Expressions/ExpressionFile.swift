public import SwiftProgram

/// Reads a file of expressions, or Swift source with animations in it.
///
/// A file is source if it contains a declaration: a line outside of brackets that begins with `import`, `struct`,
/// `func`, `let` or another word that begins a declaration. Every animation in source is an expression, identified by
/// its name or by its position. Any other file is a list.
///
/// Each line of a list holds one expression. An expression continues on the next line while a bracket or a comment is
/// open, and on lines that begin with a modifier (`.delay(1)`), which cannot begin an expression. The modifiers of a
/// view (`Circle()`, `.frame(width: 40)`) form one chain with the view and with each other. Any other line that begins
/// with a dot and an unknown name continues the expression if it is indented deeper than its first line. Blank lines
/// and comments, both those after `#` and Swift's, are allowed anywhere.
public enum ExpressionFile {
  /// Reads all expressions of a file.
  ///
  /// - Parameters:
  ///   - contents: The file's text.
  ///   - fileName: The name of the file in errors.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: The curves in the order of the file; for source, the curves of the animations that do not depend on the
  ///   app.
  /// - Throws: The first error, with file name, line and column. A file without expressions is an error.
  public static func parse(
    _ contents: String, fileName: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ParsedExpression] {
    let readings = try readings(contents, fileName: fileName, in: context)
    var curves: [ParsedExpression] = []
    for reading in readings {
      switch reading.curves {
      case .success(let read): curves += read
      case .failure(let error): if reading.site == nil { throw error }
      }
    }
    if curves.isEmpty, case .failure(let error) = readings.first?.curves { throw error }
    return curves
  }

  /// Reads all expressions of a file, each by itself, so that an error in one does not affect the others.
  ///
  /// - Parameters:
  ///   - contents: The file's text.
  ///   - fileName: The name of the file in errors.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: A reading for each expression, and for each animation of source, in the order of the file.
  /// - Throws: An error if the file has no expressions at all.
  public static func readings(
    _ contents: String, fileName: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ExpressionReading] {
    if Paste.isSource(contents) {
      return try readings(ofSource: contents, fileName: fileName, in: context, outside: .none)
    }
    let file = regions(of: contents)
    var readings: [ExpressionReading] = []
    for entry in ExpressionLines(file).entries {
      do throws(Fault) {
        for piece in try Expression.pieces(file.piece(entry.range), in: context) {
          var reading = piece.reading(line: entry.line) {
            placed($0, in: entry, of: file, named: fileName)
          }
          if let line = reading.site?.line { reading.site?.line = entry.line + line - 1 }
          readings.append(reading)
        }
      } catch {
        readings.append(
          ExpressionReading(
            line: entry.line, curves: .failure(placed(error, in: entry, of: file, named: fileName)))
        )
      }
    }
    if readings.isEmpty {
      throw ExpressionError(
        problem: SyntaxProblem.emptyFile, range: 0..<0, source: "", fileName: fileName)
    }
    return readings
  }

  /// Reads all animations of one file of an app, each by itself.
  ///
  /// - Parameters:
  ///   - contents: The source.
  ///   - fileName: The name of the file in errors.
  ///   - context: The settings that the text itself does not contain.
  ///   - outside: The meanings that other files of the app give to names in the source.
  /// - Returns: A reading for each animation, in the order of the file.
  /// - Throws: An error if the file has no animations at all.
  package static func readings(
    ofSource contents: String, fileName: String, in context: ExpressionContext,
    outside: OutsideNames
  ) throws(ExpressionError) -> [ExpressionReading] {
    try pieces(ofSource: contents, fileName: fileName, in: context, outside: outside)
      .map { piece in
        piece.reading(line: piece.site?.line ?? piece.line ?? 1) {
          sourceError($0, in: contents, fileName: fileName)
        }
      }
  }

  /// Returns the animations of source.
  private static func pieces(
    ofSource contents: String, fileName: String, in context: ExpressionContext,
    outside: OutsideNames
  ) throws(ExpressionError) -> [ReadPiece] {
    var pieces: [ReadPiece]
    do throws(Fault) {
      pieces = try PasteExpansion(
        source: sourceBytes(of: contents), in: context, outside: outside
      ).pieces
    } catch {
      throw sourceError(error, in: contents, fileName: fileName)
    }
    pieces = AnimationPieces(contents, fileName: fileName, in: context)
      .joined(pieces, in: contents)
    if pieces.isEmpty {
      throw ExpressionError(
        problem: PasteProblem.noAnimations, range: 0..<0, source: "", fileName: fileName)
    }
    return pieces.map { $0.withPlacedNotes(in: fileName) }
  }

  /// Returns an error in a part of source, with its position in the file.
  private static func sourceError(
    _ fault: Fault, in contents: String, fileName: String
  ) -> ExpressionError {
    ExpressionError(
      problem: fault.problem, range: fault.range,
      source: String(decoding: sourceBytes(of: contents), as: UTF8.self), fileName: fileName)
  }

  private static func sourceBytes(of contents: String) -> [UInt8] {
    let bytes = Array(contents.utf8)
    return bytes.starts(with: TextRegions.byteOrderMark)
      ? Array(bytes.dropFirst(TextRegions.byteOrderMark.count)) : bytes
  }

  private static func regions(of contents: String) -> TextRegions {
    var bytes = Array(contents.utf8)
    if bytes.starts(with: TextRegions.byteOrderMark) {
      bytes.removeFirst(TextRegions.byteOrderMark.count)
    }
    return TextRegions(bytes, marksNumberSigns: true)
  }

  /// Returns an error in an entry, with its position in the file.
  private static func placed(
    _ fault: Fault, in entry: ExpressionLines.Entry, of file: TextRegions, named fileName: String
  ) -> ExpressionError {
    ExpressionError(
      problem: fault.problem, range: fault.range, source: file.string(in: entry.range),
      fileName: fileName, firstLine: entry.line)
  }
}
