/// A reader of JSON according to the grammar of RFC 8259, to check what has been written.
///
/// Numbers keep their text and objects their order; a repeated name is an error.
public indirect enum JSONValue: Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in order.
  case object([Member])

  /// A name with its value.
  public struct Member: Equatable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Makes a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The error for a text that is not JSON.
  public struct Malformed: Error, Equatable {
    /// The offset of the first byte that does not fit.
    public let offset: Int
  }

  /// Reads a text with a single value and a line feed at its end.
  public init(_ bytes: [UInt8]) throws {
    var reader = JSONReader(bytes: bytes)
    self = try reader.value()
    guard Array(bytes[reader.index...]) == [UInt8(ascii: "\n")] else { throw reader.malformed }
  }

  /// The value of the member with a name.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The element at an index.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The number of elements or members; nil for other values.
  public var count: Int? {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .null, .bool, .number, .string: nil
    }
  }

  /// The names of the members in order.
  public var names: [String]? {
    guard case .object(let members) = self else { return nil }
    return members.map(\.name)
  }

  /// The value as a number; nil if it is not a number.
  public var double: Double? {
    guard case .number(let text) = self else { return nil }
    return Double(text)
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  var malformed: JSONValue.Malformed { JSONValue.Malformed(offset: index) }

  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func value() throws -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws -> JSONValue {
    var members: [JSONValue.Member] = []
    try list(until: "}") { reader in
      let name = try reader.string()
      reader.skipBlanks()
      try reader.expect(":")
      guard !members.contains(where: { $0.name == name }) else { throw reader.malformed }
      members.append(JSONValue.Member(name: name, value: try reader.value()))
    }
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    var elements: [JSONValue] = []
    try list(until: "]") { elements.append(try $0.value()) }
    return .array(elements)
  }

  private mutating func list(
    until end: Unicode.Scalar, item: (inout JSONReader) throws -> Void
  ) throws {
    index += 1
    skipBlanks()
    if next == UInt8(ascii: end) {
      index += 1
      return
    }
    while true {
      skipBlanks()
      try item(&self)
      skipBlanks()
      guard next == UInt8(ascii: ",") else { break }
      index += 1
    }
    try expect(end)
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var text: [UInt8] = []
    while next != UInt8(ascii: "\"") {
      guard next >= 0x20 else { throw malformed }
      if next == UInt8(ascii: "\\") {
        index += 1
        text += try escaped()
      } else {
        text.append(next)
      }
      index += 1
    }
    index += 1
    guard let text = String(validating: text, as: UTF8.self) else { throw malformed }
    return text
  }

  /// Returns the bytes for which an escape sequence stands.
  private mutating func escaped() throws -> [UInt8] {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [next]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[(index + 1)...].prefix(4), as: UTF8.self)
      // Surrogates are never written, as they stand for no character by themselves.
      guard digits.utf8.count == 4, let code = UInt16(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw malformed }
      index += 4
      return Array(String(scalar).utf8)
    default: throw malformed
    }
  }

  private mutating func number() throws -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let hasLeadingZero = next == UInt8(ascii: "0")
    let whole = try digits()
    guard whole == 1 || !hasLeadingZero else { throw malformed }
    if next == UInt8(ascii: ".") {
      index += 1
      _ = try digits()
    }
    if next == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
      _ = try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws -> Int {
    let start = index
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { index += 1 }
    guard index > start else { throw malformed }
    return index - start
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw malformed }
    index += word.utf8.count
    return value
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard next == UInt8(ascii: scalar) else { throw malformed }
    index += 1
  }

  private mutating func skipBlanks() {
    while " \n\r\t".utf8.contains(next) { index += 1 }
  }
}
