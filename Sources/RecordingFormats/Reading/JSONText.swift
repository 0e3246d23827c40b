/// A value of a JSON text (RFC 8259).
public indirect enum JSONText: Hashable, Sendable {
  /// The value `null`.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// An array of values in order.
  case array([JSONText])
  /// An object of named values in order.
  case object([Member])

  /// A named value.
  public struct Member: Hashable, Sendable {
    /// The name of the member.
    public var name: String
    /// The value of the member.
    public var value: JSONText
    /// The number of the member's line, from 1.
    public var line: Int
  }

  /// Reads a text that contains one value.
  ///
  /// - Throws: The first line that is not JSON.
  public init(_ text: String) throws(DataError) {
    var reader = JSONTextReader(bytes: Array(text.utf8))
    self = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.isAtEnd else { throw reader.malformed("the end of the file") }
  }

  /// The member with a name; nil if there is none.
  public func member(_ name: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if the value is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, if the value is one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The elements, if the value is an array.
  public var elements: [JSONText]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

private struct JSONTextReader {
  let bytes: [UInt8]
  var index = 0
  private var line = 1

  /// The deepest nesting that is read, so that no file can exhaust the stack.
  private static let deepest = 64

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var next: UInt8 { isAtEnd ? 0 : bytes[index] }

  func malformed(_ expected: String) -> DataError {
    DataError("this is not JSON: expected \(expected)", line: line)
  }

  mutating func skipBlanks() {
    while !isAtEnd {
      switch next {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  mutating func value(depth: Int) throws(DataError) -> JSONText {
    guard depth < Self.deepest else { throw malformed("less nesting") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(DataError) -> JSONText {
    var members: [JSONText.Member] = []
    index += 1
    skipBlanks()
    while next != UInt8(ascii: "}") {
      if !members.isEmpty { try expect(",", "a comma or '}'") }
      skipBlanks()
      let line = line
      let name = try string()
      skipBlanks()
      try expect(":", "':'")
      members.append(JSONText.Member(name: name, value: try value(depth: depth + 1), line: line))
      skipBlanks()
    }
    index += 1
    return .object(members)
  }

  private mutating func array(depth: Int) throws(DataError) -> JSONText {
    var elements: [JSONText] = []
    index += 1
    skipBlanks()
    while next != UInt8(ascii: "]") {
      if !elements.isEmpty { try expect(",", "a comma or ']'") }
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    }
    index += 1
    return .array(elements)
  }

  private mutating func string() throws(DataError) -> String {
    guard next == UInt8(ascii: "\"") else { throw malformed("a string") }
    index += 1
    var text = ""
    var start = index
    while next != UInt8(ascii: "\"") {
      guard next >= 0x20 else { throw malformed("a closing quote") }
      guard next == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      text += String(decoding: bytes[start..<index], as: UTF8.self)
      index += 1
      text.unicodeScalars.append(try escaped())
      start = index
    }
    text += String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    return text
  }

  private mutating func escaped() throws(DataError) -> Unicode.Scalar {
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try codeUnit()
      guard (0xD800...0xDBFF).contains(high) else {
        guard let scalar = Unicode.Scalar(high) else { throw malformed("a character") }
        return scalar
      }
      // A pair of surrogates encodes one character.
      try expect("\\", "a second surrogate")
      try expect("u", "a second surrogate")
      let low = try codeUnit()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { throw malformed("a second surrogate") }
      return scalar
    default: throw malformed("an escape sequence")
    }
  }

  private mutating func codeUnit() throws(DataError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    let isHexadecimal = digits.allSatisfy { byte in
      Unicode.Scalar(byte).properties.isASCIIHexDigit
    }
    guard digits.count == 4, isHexadecimal,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed("four hexadecimal digits") }
    index += 4
    return code
  }

  private mutating func number() throws(DataError) -> Double {
    let start = index
    while !isAtEnd,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) || "+-.eE".utf8.contains(next)
    { index += 1 }
    guard index > start,
      let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite
    else { throw malformed("a value") }
    return number
  }

  private mutating func word(_ word: String, _ value: JSONText) throws(DataError) -> JSONText {
    guard bytes[index...].starts(with: word.utf8) else { throw malformed("a value") }
    index += word.utf8.count
    return value
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ words: String) throws(DataError) {
    guard next == UInt8(ascii: scalar) else { throw malformed(words) }
    index += 1
  }
}
