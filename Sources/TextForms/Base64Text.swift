/// Bytes as text of sixty-four characters (RFC 4648, section 4).
package enum Base64Text {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the characters for bytes, with padding at the end.
  package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var number = group.reduce(0) { $0 << 8 | Int($1) }
      number <<= 8 * (3 - group.count)
      for index in 0..<4 {
        text.append(
          index <= group.count
            ? alphabet[number >> (18 - 6 * index) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
