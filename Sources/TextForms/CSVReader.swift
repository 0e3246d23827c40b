/// A table of comma-separated values following RFC 4180, row by row with the numbers of their lines.
///
/// Lines may end with LF, CR or CRLF; empty ones are left out. Fields in quotes may contain commas, line breaks and
/// doubled quotes.
public struct CSVReader: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// The number of the line in which the row begins, from 1.
    public var line: Int
    /// The fields of the row.
    public var fields: [String]
  }

  /// The rows, including the row with the names of the columns.
  public let rows: [Row]

  /// Reads a table.
  ///
  /// - Throws: An error if a quote is never closed, or if text follows one.
  public init(_ text: String) throws(DataError) {
    var reader = CSVFieldReader(bytes: Array(text.utf8))
    var rows: [Row] = []
    while !reader.isAtEnd {
      let line = reader.line
      let fields: [String]
      do {
        fields = try reader.row { text, _ in text }
      } catch {
        switch error {
        case .textAfterQuotes:
          throw DataError("there is text after a field in quotes", line: error.line)
        case .unclosedQuote: throw DataError("a quote is never closed", line: error.line)
        }
      }
      if fields != [""] { rows.append(Row(line: line, fields: fields)) }
    }
    self.rows = rows
  }
}
