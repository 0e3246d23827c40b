/// Reads the strings of one dictionary in a PDF.
///
/// Source: ISO 32000-1, sections 7.3.4 (strings), 7.3.5 (names), 7.3.7 (dictionaries) and 7.9.2
/// (text strings).
struct PDFDictionaryParser {
  private let bytes: [UInt8]
  private var offset: Int

  /// The deepest nesting of what is passed over.
  private static let deepest = 32

  /// Starts at an offset.
  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The number of an object that is referred to, as in `12 0 R`; nil if there is no reference.
  mutating func reference() -> Int? {
    guard let number = integer(), integer() != nil else { return nil }
    skipBlanks()
    return byte == UInt8(ascii: "R") ? number : nil
  }

  /// The entries whose values are strings, in order; other entries are passed over.
  mutating func strings() throws(PictureMetadataError) -> [(key: String, text: String)] {
    skipBlanks()
    guard take("<<") else { throw .malformed("its properties are not a dictionary") }
    var entries: [(key: String, text: String)] = []
    while true {
      skipBlanks()
      guard let byte else { throw .cutOff }
      if take(">>") { return entries }
      guard byte == UInt8(ascii: "/") else { throw .malformed("a property has no name") }
      let key = name()
      skipBlanks()
      if let string = try string() {
        entries.append((key, Self.text(of: string)))
      } else {
        try skipValue(depth: 0)
      }
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard offset <= bytes.count, bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while let byte, [0, 9, 10, 12, 13, 32].contains(byte) { offset += 1 }
  }

  private mutating func integer() -> Int? {
    skipBlanks()
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start, offset - start < 12 else { return nil }
    return Int(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// A name without its slash.
  private mutating func name() -> String {
    offset += 1
    let start = offset
    while let byte, !Self.isDelimiter(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The bytes of a string, or nil if something else is here.
  private mutating func string() throws(PictureMetadataError) -> [UInt8]? {
    if byte == UInt8(ascii: "(") { return try literal() }
    if byte == UInt8(ascii: "<"), !bytes[offset...].starts(with: "<<".utf8) { return try digits() }
    return nil
  }

  private mutating func literal() throws(PictureMetadataError) -> [UInt8] {
    var string: [UInt8] = []
    var depth = 0
    while let byte {
      offset += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 1 { string.append(byte) }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
        string.append(byte)
      case UInt8(ascii: "\\"):
        if let escaped = try escape() { string.append(escaped) }
      default:
        string.append(byte)
      }
    }
    throw .cutOff
  }

  /// What stands for the characters after a backslash; nil for nothing, which a line break is.
  private mutating func escape() throws(PictureMetadataError) -> UInt8? {
    guard let byte else { throw .cutOff }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if self.byte == 10 { offset += 1 }
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte) - 48
      for _ in 0..<2 {
        guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else {
          break
        }
        value = value * 8 + Int(next) - 48
        offset += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  /// A string in hexadecimal digits.
  private mutating func digits() throws(PictureMetadataError) -> [UInt8] {
    offset += 1
    var values: [UInt8] = []
    while let byte {
      offset += 1
      if byte == UInt8(ascii: ">") {
        if values.count % 2 == 1 { values.append(0) }
        return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
      }
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { values.append(UInt8(digit)) }
    }
    throw .cutOff
  }

  private mutating func skipValue(depth: Int) throws(PictureMetadataError) {
    guard depth < Self.deepest else { throw .malformed("its properties are nested too deeply") }
    skipBlanks()
    if try string() != nil { return }
    if byte == UInt8(ascii: "/") {
      _ = name()
    } else if take("<<") {
      try skipValues(until: ">>", depth: depth)
    } else if take("[") {
      try skipValues(until: "]", depth: depth)
    } else {
      let start = offset
      while let byte, !Self.isDelimiter(byte) { offset += 1 }
      guard offset > start else {
        throw offset < bytes.count ? .malformed("a property has no value") : .cutOff
      }
      // A reference has three words; the next name cannot be taken for one of them.
      skipBlanks()
      while let byte, ![UInt8(ascii: "/"), UInt8(ascii: ">")].contains(byte),
        !Self.isDelimiter(byte), depth == 0
      {
        offset += 1
        skipBlanks()
      }
    }
  }

  private mutating func skipValues(
    until end: String, depth: Int
  ) throws(PictureMetadataError) {
    while true {
      skipBlanks()
      guard offset < bytes.count else { throw .cutOff }
      if take(end) { return }
      try skipValue(depth: depth + 1)
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte <= 32 || "()<>[]{}/%".utf8.contains(byte)
  }

  /// The text of a string: UTF-16 if it begins with its mark, UTF-8 with its own, else one byte a character.
  private static func text(of string: [UInt8]) -> String {
    if string.starts(with: [0xFE, 0xFF]) {
      let units = stride(from: 2, to: string.count - 1, by: 2).map {
        UInt16(string[$0]) << 8 | UInt16(string[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    if string.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: string.dropFirst(3), as: UTF8.self)
    }
    return String(String.UnicodeScalarView(string.map { Unicode.Scalar($0) }))
  }
}
