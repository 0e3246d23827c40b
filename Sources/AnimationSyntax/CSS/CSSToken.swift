internal import SwiftProgram

/// A token of CSS, as far as transitions and easings need them.
struct CSSToken {
  enum Kind {
    /// A name: `ease-out`.
    case word(String)
    /// A name with the parenthesis directly after it: `steps(`.
    case function(String)
    /// A number with its unit in lowercase, which is empty for none. Percentages are fractions and milliseconds are
    /// seconds: 0.75 for `75%`, 0.3 for `300ms`.
    case number(Double, unit: String, isWhole: Bool)
    /// A mathematical function that has been computed.
    case computed(CSSMathValue)
    /// Any other character.
    case mark(String)
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether the token is a computed mathematical function with a result other than NaN.
  var isComputedNumber: Bool {
    if case .computed(let value) = kind { return !value.isCensored }
    return false
  }

  /// Whether the token is a computed mathematical function with the result NaN.
  var isCensored: Bool {
    if case .computed(let value) = kind { return value.isCensored }
    return false
  }
}

extension CSSToken {
  /// Splits a range of a text into tokens, without comments and blanks.
  static func tokens(of text: TextRegions, in range: Range<Int>) -> [CSSToken] {
    let bytes = text.withoutComments
    var tokens: [CSSToken] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index].isBlank || bytes[index].isLineBreak {
        index += 1
        continue
      }
      let token = token(in: bytes, from: index, to: range.upperBound)
      index = token.range.upperBound
      tokens.append(token)
    }
    return tokens
  }

  private static func token(in bytes: [UInt8], from start: Int, to limit: Int) -> CSSToken {
    if let end = endOfNumber(in: bytes, from: start, to: limit) {
      let digits = String(decoding: bytes[start..<end], as: UTF8.self)
      let unitEnd =
        end < limit && bytes[end] == UInt8(ascii: "%")
        ? end + 1 : endOfWord(in: bytes, from: end, to: limit)
      let unit = String(decoding: bytes[end..<unitEnd], as: UTF8.self).lowercased()
      let isWhole = !digits.contains { $0 == "." || $0 == "e" || $0 == "E" }
      // A number beyond `Double` is read as infinity, which the caller rejects.
      let value = Double(normalised(digits, scale: scales[unit] ?? 0)) ?? .infinity
      return CSSToken(
        kind: .number(value, unit: unit, isWhole: isWhole), range: start..<unitEnd)
    }
    let end = endOfWord(in: bytes, from: start, to: limit)
    let isSign = end == start + 1 && bytes[start] == UInt8(ascii: "-")
    if end > start, !isSign {
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      if end < limit, bytes[end] == UInt8(ascii: "(") {
        return CSSToken(kind: .function(word), range: start..<end + 1)
      }
      return CSSToken(kind: .word(word), range: start..<end)
    }
    return CSSToken(
      kind: .mark(String(decoding: bytes[start...start], as: UTF8.self)), range: start..<start + 1)
  }

  /// The decimal exponents of units less than 1.
  private static let scales = ["%": -2, "ms": -3]

  /// Returns the number in the form that Swift's conversion reads, scaled by a power of ten.
  ///
  /// CSS may leave out the digit before the point. The scale is added to the exponent, because a division afterwards
  /// would round a second time, and some fractions could not be written in percent.
  private static func normalised(_ digits: String, scale: Int) -> String {
    let isNegative = digits.hasPrefix("-")
    let magnitude = digits.drop { $0 == "+" || $0 == "-" }
    let parts = magnitude.split { $0 == "e" || $0 == "E" }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -9999 : 9999) : 0
    let mantissa = parts[0].hasPrefix(".") ? "0" + parts[0] : String(parts[0])
    return "\(isNegative ? "-" : "")\(mantissa)e\(max(min(exponent, 9999), -9999) + scale)"
  }

  private static func endOfWord(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    bytes[start..<limit].firstIndex { !$0.isWordPart && $0 != UInt8(ascii: "-") } ?? limit
  }

  /// Returns the end of a sign, digits with or without a point, and an exponent; nil if no number begins here.
  private static func endOfNumber(
    in bytes: [UInt8], from start: Int, to limit: Int
  ) -> Int? {
    func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : .space }
    func isSign(_ index: Int) -> Bool {
      byte(index) == UInt8(ascii: "+") || byte(index) == UInt8(ascii: "-")
    }
    func endOfDigits(_ index: Int) -> Int {
      var index = index
      while byte(index).isDigit { index += 1 }
      return index
    }
    let first = isSign(start) ? start + 1 : start
    var end = endOfDigits(first)
    if byte(end) == .period, byte(end + 1).isDigit { end = endOfDigits(end + 1) }
    guard end > first else { return nil }
    if byte(end) | 0x20 == UInt8(ascii: "e") {
      let digits = isSign(end + 1) ? end + 2 : end + 1
      if byte(digits).isDigit { end = endOfDigits(digits) }
    }
    return end
  }
}
