internal import SwiftProgram

/// A piece of a parameter list.
struct DialectToken {
  enum Kind: Equatable {
    /// A number; nil if its spelling is not one of a number.
    case number(Double?)
    /// A name, including the dots in it.
    case name(String)
    /// Text in quotes.
    case string(String)
    /// A sign of punctuation.
    case mark(Character)
  }

  let kind: Kind
  let range: Range<Int>

  /// The pieces of a text, without its comments.
  static func all(_ bytes: [UInt8]) throws(DialectFault) -> [DialectToken] {
    var tokens: [DialectToken] = []
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
      bytes[start...].firstIndex { !holds($0) } ?? bytes.count
    }
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: ".") where byte != UInt8(ascii: ".") || !isSpread(bytes, index):
        index = numberEnd(bytes, start)
        tokens.append(
          DialectToken(kind: .number(number(text(start..<index))), range: start..<index))
      case UInt8(ascii: "."):
        // JavaScript's spread operator, which is followed by a named spring.
        index += 3
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let close = bytes[(index + 1)...].firstIndex(of: byte) else {
          throw DialectFault(.unclosed(text(start..<start + 1)), start..<start + 1)
        }
        tokens.append(
          DialectToken(kind: .string(text(start + 1..<close)), range: start..<close + 1))
        index = close + 1
      case _ where isLetter(byte):
        index = end(from: start) {
          isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".")
        }
        tokens.append(DialectToken(kind: .name(text(start..<index)), range: start..<index))
      case _ where byte < 0x80:
        index += 1
        tokens.append(
          DialectToken(kind: .mark(Character(Unicode.Scalar(byte))), range: start..<index))
      default:
        let end = end(from: start) { $0 >= 0x80 }
        throw DialectFault(.unexpectedText(text(start..<end)), start..<end)
      }
    }
    return tokens
  }

  private static func isSpread(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index...].starts(with: Array("...".utf8))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the end of a word that begins like a number, which includes letters, digits and points, and a sign
  /// after an exponent.
  private static func numberEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isAfterExponent =
        bytes[index - 1] == UInt8(ascii: "e") || bytes[index - 1] == UInt8(ascii: "E")
      guard
        isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".")
          || (isSign && isAfterExponent)
      else { break }
      index += 1
    }
    return index
  }

  /// Reads a number of JavaScript, Kotlin or Dart, which may begin with a point, have `_` between its digits and an
  /// `f` at its end.
  private static func number(_ text: String) -> Double? {
    var digits = text.replacing("_", with: "")
    if digits.hasSuffix("f") || digits.hasSuffix("F") || digits.hasSuffix("d") {
      digits.removeLast()
    }
    let isPlain = digits.utf8.allSatisfy { byte in
      isDigit(byte) || "+-.eE".utf8.contains(byte)
    }
    guard isPlain, let value = Double(digits) else { return nil }
    return value.isFinite ? value : nil
  }
}
