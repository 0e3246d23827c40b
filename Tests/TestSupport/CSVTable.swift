/// A reader of CSV according to the grammar of RFC 4180, to check what has been written: fields in quotes may contain
/// any text, with quotes doubled; other fields contain no quotes, commas or line breaks.
public struct CSVTable {
  /// The error for a text that is not CSV.
  public struct Malformed: Error, Equatable {
    /// The offset of the first byte that does not fit.
    public let offset: Int
  }

  /// The fields of each row.
  public private(set) var rows: [[String]] = []

  /// Reads a table whose rows end with LF.
  public init(_ bytes: [UInt8]) throws {
    var row: [String] = []
    var index = 0
    while index < bytes.count {
      row.append(try Self.field(bytes, &index))
      guard index < bytes.count else { throw Malformed(offset: index) }
      switch bytes[index] {
      case UInt8(ascii: ","): break
      case UInt8(ascii: "\n"):
        rows.append(row)
        row = []
      default: throw Malformed(offset: index)
      }
      index += 1
    }
    guard row.isEmpty else { throw Malformed(offset: index) }
  }

  private static func field(_ bytes: [UInt8], _ index: inout Int) throws -> String {
    let quote = UInt8(ascii: "\"")
    var field: [UInt8] = []
    if index < bytes.count && bytes[index] == quote {
      index += 1
      while true {
        guard index < bytes.count else { throw Malformed(offset: index) }
        if bytes[index] == quote {
          index += 1
          guard index < bytes.count, bytes[index] == quote else { break }
        }
        field.append(bytes[index])
        index += 1
      }
    } else {
      while index < bytes.count, !",\n".utf8.contains(bytes[index]) {
        guard bytes[index] != quote, bytes[index] != UInt8(ascii: "\r") else {
          throw Malformed(offset: index)
        }
        field.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: field, as: UTF8.self)
  }
}
