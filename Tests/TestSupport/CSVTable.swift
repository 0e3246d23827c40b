/// A reader of CSV after the grammar of RFC 4180, to check what was written: fields in quotes may hold
/// anything, and quotes in them are doubled; other fields hold no quotes, commas or line breaks.
public struct CSVTable {
  /// Where a text is no CSV.
  public struct Malformed: Error, Equatable {
    /// The offset of the byte that does not belong there.
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
