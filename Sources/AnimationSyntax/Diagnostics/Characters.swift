// Which bytes of a text mean what to every reader.
extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let asterisk = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let numberSign = UInt8(ascii: "#")
  static let equalsSign = UInt8(ascii: "=")
  static let period = UInt8(ascii: ".")

  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A letter, a digit, an underscore, or part of a character beyond ASCII.
  package var isWordPart: Bool {
    let lowercase = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase) || isDigit
      || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// What closes the bracket that this byte opens.
  var closingBracket: UInt8? {
    switch self {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  var isClosingBracket: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}

extension String {
  /// The text without the blanks and line breaks at both ends.
  var trimmingBlanks: String {
    let kept = drop { $0.isWhitespace }
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(kept[...last])
  }
}
