/// A table of comma-separated values after RFC 4180, row by row with the numbers of their lines.
///
/// Lines may end in any way; empty ones are left out. Fields in quotes may hold commas, line breaks and,
/// doubled, quotes.
public struct CSVReader: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// The number of the line in which it begins, from 1.
    public var line: Int
    /// Its fields.
    public var fields: [String]
  }

  /// The rows, that with the names of the columns included.
  public let rows: [Row]

  /// Reads a table.
  ///
  /// - Throws: A quote that is never closed, or text behind one.
  public init(_ text: String) throws(DataError) {
    var reader = FieldReader(bytes: Array(text.utf8))
    var rows: [Row] = []
    while !reader.isAtEnd {
      let line = reader.line
      let fields = try reader.row()
      if fields != [""] { rows.append(Row(line: line, fields: fields)) }
    }
    self.rows = rows
  }
}

/// Reads the fields of a table one after the other.
private struct FieldReader {
  let bytes: [UInt8]
  var index = 0
  var line = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var isAtBreak: Bool {
    isAtEnd || bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
  }

  mutating func row() throws(DataError) -> [String] {
    var fields = [try field()]
    while !isAtEnd, bytes[index] == UInt8(ascii: ",") {
      index += 1
      fields.append(try field())
    }
    guard !isAtEnd else { return fields }
    if bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if !isAtEnd, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    line += 1
    return fields
  }

  private mutating func field() throws(DataError) -> String {
    if !isAtEnd, bytes[index] == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while !isAtBreak, bytes[index] != UInt8(ascii: ",") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(DataError) -> String {
    let first = line
    var text: [UInt8] = []
    index += 1
    while !isAtEnd {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard !isAtEnd, bytes[index] == byte else {
          guard isAtBreak || bytes[index] == UInt8(ascii: ",") else {
            throw DataError("there is text after a field in quotes", line: line)
          }
          return String(decoding: text, as: UTF8.self)
        }
        index += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      text.append(byte)
    }
    throw DataError("a quote is never closed", line: first)
  }
}
