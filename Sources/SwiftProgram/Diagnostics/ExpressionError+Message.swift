extension ExpressionError {
  /// The position in the file, as `FILE:LINE:COLUMN`, or `FILE` alone for an empty file; nil for a text
  /// that comes from no file.
  ///
  /// Lines and columns count from 1; a column is a character.
  public var location: String? {
    guard let fileName else { return nil }
    if problem.concernsWholeFile { return fileName }
    return "\(fileName):\(line):\(column)"
  }

  /// The number of the line, from 1, in which the range begins.
  public var line: Int {
    firstLine + lines.line(of: range.lowerBound) - 1
  }

  /// The number of the character, from 1, at which the range begins in its line.
  public var column: Int {
    lines.column(of: range.lowerBound)
  }

  private var lines: TextLines { TextLines(Array(source.utf8)) }

  /// Returns the whole message: position and sentence, then the line with a caret under the range.
  ///
  ///     'spring' has no parameter 'bounse'; did you mean 'bounce'?
  ///       .spring(duration: 0.5, bounse: 0.3)
  ///                              ^~~~~~
  ///
  /// - Parameter width: The number of columns of the terminal. A longer source line is cut around the range.
  /// - Returns: One or three lines, without a line break at the end. The source is left out if there
  ///   is nothing in it to show, and where the whole file is meant.
  public func message(width: Int = 100) -> String {
    let head = (location.map { "\($0): " } ?? "") + sentence
    guard !problem.concernsWholeFile else { return head }
    let excerpt = SourceExcerpt(source: source, range: range, width: width - Self.indentation.count)
    guard !excerpt.line.isEmpty else { return head }
    return """
      \(head)
      \(Self.indentation)\(excerpt.line)
      \(Self.indentation)\(excerpt.marker)
      """
  }

  private static let indentation = "  "
}

extension ExpressionError: CustomStringConvertible {
  /// The whole message, for a terminal of 100 columns.
  public var description: String { message() }
}
