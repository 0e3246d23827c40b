/// An error in the quotes of a CSV table.
package enum CSVQuoteError: Error {
  /// There is text between the closing quote of a field and its end, at a line and a UTF-8 offset.
  case textAfterQuotes(line: Int, offset: Int)
  /// A quote is never closed; it begins at a line and a UTF-8 offset.
  case unclosedQuote(line: Int, offset: Int)

  /// The number of the line, from 1.
  package var line: Int {
    switch self {
    case .textAfterQuotes(let line, _), .unclosedQuote(let line, _): line
    }
  }

  /// The offset of the error in the text, in UTF-8.
  package var offset: Int {
    switch self {
    case .textAfterQuotes(_, let offset), .unclosedQuote(_, let offset): offset
    }
  }
}

/// A reader of the fields of a table of comma-separated values, one after the other, following RFC 4180.
///
/// Lines may end with LF, CR or CRLF. For a whole table there is ``CSVReader``.
package struct CSVFieldReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The number of the next line, from 1.
  package private(set) var line = 1

  /// Makes a reader of a table in UTF-8; a byte order mark is skipped.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Whether there are no more rows.
  package var isAtEnd: Bool { index >= bytes.count }

  private var isAtBreak: Bool {
    isAtEnd || bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
  }

  /// Reads a row.
  ///
  /// - Parameter make: Makes a value from the text of a field, without quotes, and its UTF-8 offsets, with quotes.
  package mutating func row<Field>(
    _ make: (_ text: String, _ range: Range<Int>) -> Field
  ) throws(CSVQuoteError) -> [Field] {
    var fields = [try field(make)]
    while !isAtEnd, bytes[index] == UInt8(ascii: ",") {
      index += 1
      fields.append(try field(make))
    }
    guard !isAtEnd else { return fields }
    if bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if !isAtEnd, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    line += 1
    return fields
  }

  private mutating func field<Field>(
    _ make: (String, Range<Int>) -> Field
  ) throws(CSVQuoteError) -> Field {
    let start = index
    if !isAtEnd, bytes[index] == UInt8(ascii: "\"") {
      let text = try quoted()
      return make(text, start..<index)
    }
    while !isAtBreak, bytes[index] != UInt8(ascii: ",") { index += 1 }
    return make(String(decoding: bytes[start..<index], as: UTF8.self), start..<index)
  }

  private mutating func quoted() throws(CSVQuoteError) -> String {
    let (first, start) = (line, index)
    var text: [UInt8] = []
    index += 1
    while !isAtEnd {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard !isAtEnd, bytes[index] == byte else {
          guard isAtBreak || bytes[index] == UInt8(ascii: ",") else {
            throw .textAfterQuotes(line: line, offset: index)
          }
          return String(decoding: text, as: UTF8.self)
        }
        index += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      text.append(byte)
    }
    throw .unclosedQuote(line: first, offset: start)
  }
}
