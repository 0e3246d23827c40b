/// An error in the quotes of a table.
package enum CSVQuoteError: Error {
  /// There is text between the end of a quote and the end of its field, by the line and the UTF-8 offset.
  case textAfterQuotes(line: Int, offset: Int)
  /// A quote is never closed, by the line and the UTF-8 offset at which it begins.
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

/// Reads the fields of a table of comma-separated values one after the other, after RFC 4180.
///
/// Lines may end in any way. Whoever wants the whole table asks a ``CSVReader``.
package struct CSVFieldReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The number of the next line, from 1.
  package private(set) var line = 1

  /// Takes a table in UTF-8; a byte order mark is left out.
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
  /// - Parameter make: Makes something of a field, of its text without quotes and its UTF-8 offsets with them.
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
