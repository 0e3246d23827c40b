// The meanings of the bytes of a text for all readers.
extension UInt8 {
  package static let space = UInt8(ascii: " ")
  package static let slash = UInt8(ascii: "/")
  package static let asterisk = UInt8(ascii: "*")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")
  package static let numberSign = UInt8(ascii: "#")
  package static let equalsSign = UInt8(ascii: "=")
  package static let period = UInt8(ascii: ".")

  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  package var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }

  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A letter, a digit, an underscore, or part of a character beyond ASCII.
  package var isWordPart: Bool {
    let lowercase = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase) || isDigit
      || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// The bracket that closes the one that this byte opens; nil if it opens none.
  package var closingBracket: UInt8? {
    switch self {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  package var isClosingBracket: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}

extension String {
  /// The text without the blanks and line breaks at both ends.
  package var trimmingBlanks: String {
    let kept = drop { $0.isWhitespace }
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(kept[...last])
  }
}
