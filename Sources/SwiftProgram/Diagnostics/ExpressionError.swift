internal import OutsideText

/// The reason why a text is not understood, with the position.
///
/// The error is a problem and a range; ``sentence`` describes the problem, and ``message(width:)`` also shows the line
/// with a caret under the range.
public struct ExpressionError: Error, Hashable, Sendable {
  /// The problem.
  public var problem: any Problem

  /// The range, as UTF-8 offsets in ``source``: always inside it.
  ///
  /// An empty range is a point, such as the end of a text that ends too early.
  public var range: Range<Int>

  /// The text that was read, label and all.
  ///
  /// For a file, the lines of the expression.
  public var source: String

  /// The name of the file that contains the text; nil for a text that comes from no file.
  public var fileName: String?

  /// The number of the line in the file at which ``source`` begins, from 1.
  public var firstLine: Int

  /// Makes an error.
  ///
  /// The range is clamped to the source.
  public init(
    problem: any Problem, range: Range<Int>, source: String, fileName: String? = nil,
    firstLine: Int = 1
  ) {
    self.problem = problem
    self.range = range.clamped(to: 0..<source.utf8.count)
    self.source = source
    self.fileName = fileName
    self.firstLine = firstLine
  }
}

extension ExpressionError {
  /// The problem, in one line: the text that was found, the text that was expected, and the nearest valid spelling.
  public var sentence: String { PrintableText.line(problem.sentence) }

  /// Returns whether two errors are the same problem at the same range.
  public static func == (one: ExpressionError, other: ExpressionError) -> Bool {
    one.problem.isEqual(to: other.problem) && one.range == other.range
      && one.source == other.source && one.fileName == other.fileName
      && one.firstLine == other.firstLine
  }

  /// Feeds the problem and its range into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(problem))
    hasher.combine(range)
    hasher.combine(source)
    hasher.combine(fileName)
    hasher.combine(firstLine)
  }
}
