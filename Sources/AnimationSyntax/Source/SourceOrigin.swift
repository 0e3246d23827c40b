/// The file that something is read from, for errors in it that show only later.
struct SourceOrigin: Sendable {
  let source: String
  let fileName: String

  /// An error at a position in the file.
  func error(_ fault: Fault) -> ExpressionError {
    ExpressionError(
      problem: fault.problem, range: fault.range, source: source, fileName: fileName)
  }

  /// The text in a range of the file.
  func text(in range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range.clamped(to: 0..<source.utf8.count)], as: UTF8.self)
  }

  /// The number of the line, from 1, in which a position lies.
  func line(of offset: Int) -> Int {
    source.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
