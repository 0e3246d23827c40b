/// The shortest decimal digits of a finite number, to be rounded and laid out.
///
/// The number is 0.d₁d₂d₃… × 10^`pointPosition`. Zero has no digits.
package struct DecimalDigits: Hashable, Sendable {
  /// Whether the number is below zero; false for minus zero.
  package private(set) var isNegative: Bool

  /// The digits from 0 to 9; the first one is not 0.
  package private(set) var digits: [UInt8] = []

  /// The position of the decimal point, counted from before the first digit.
  package var pointPosition = 0

  /// Takes a number apart.
  ///
  /// - Parameter value: A number; a number that is not finite has no digits, as zero has none.
  package init(_ value: Double) {
    isNegative = value < 0 && value.isFinite
    guard value.isFinite else { return }
    var integerDigits = 0
    var exponent = 0
    var exponentIsNegative = false
    var isAfterPoint = false
    var isExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent {
          exponent = exponent * 10 + Int(digit)
        } else {
          digits.append(digit)
          if !isAfterPoint { integerDigits += 1 }
        }
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): exponentIsNegative = isExponent
      default: break
      }
    }
    pointPosition = integerDigits + (exponentIsNegative ? -exponent : exponent)
    dropZeros()
  }

  /// Rounds to a number of decimals, with halves away from zero, or to the even digit.
  package mutating func round(decimals: Int, halvesToEven: Bool = false) {
    let kept = pointPosition + decimals
    guard kept < digits.count else { return }
    let isHalfAfterEven =
      halvesToEven && kept >= 0 && digits[kept...] == [5]
      && (kept == 0 || digits[kept - 1].isMultiple(of: 2))
    let roundsUp = kept >= 0 && digits[kept] >= 5 && !isHalfAfterEven
    digits.removeSubrange(max(kept, 0)...)
    if roundsUp { addOneToLastPlace() }
    dropZeros()
  }

  /// Returns the digits with a decimal point and a number of decimals, without a sign.
  ///
  /// The digits must have been rounded to that number of decimals; see ``round(decimals:)``.
  package func fixedText(decimals: Int) -> String {
    var text = ""
    if pointPosition <= 0 { text.append("0") }
    for index in 0..<max(pointPosition, 0) { text.append(character(at: index)) }
    if decimals > 0 { text.append(".") }
    for index in pointPosition..<pointPosition + decimals { text.append(character(at: index)) }
    return text
  }

  /// The number of digits after the decimal point.
  package var decimals: Int { max(0, digits.count - pointPosition) }

  /// Returns the number in the form of figures: rounded to a number of decimals, with a true minus sign and, if
  /// `groups` is set, with thin spaces between groups of three digits before the point.
  package func text(decimals: Int, groups: Bool) -> String {
    var rounded = self
    rounded.round(decimals: decimals)
    return (rounded.isNegative ? "\u{2212}" : "")
      + rounded.fixedText(decimals: decimals, groupedBy: groups ? "\u{2009}" : nil)
  }

  /// Returns the digits as ``fixedText(decimals:)`` does, with a character between groups of three digits before the
  /// point.
  package func fixedText(decimals: Int, groupedBy separator: Character?) -> String {
    var text = fixedText(decimals: decimals)
    guard let separator, pointPosition > 3 else { return text }
    for position in stride(from: pointPosition - 3, to: 0, by: -3) {
      text.insert(separator, at: text.index(text.startIndex, offsetBy: position))
    }
    return text
  }

  private func character(at index: Int) -> Character {
    guard digits.indices.contains(index) else { return "0" }
    return Character(Unicode.Scalar(UInt8(ascii: "0") + digits[index]))
  }

  /// Increments the last digit; if there is none, or all of them are 9, a 1 is put in front.
  private mutating func addOneToLastPlace() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    pointPosition += 1
  }

  /// Brings the digits into their normal form: no zeros at the start and at the end, and no sign for zero.
  private mutating func dropZeros() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    pointPosition -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      pointPosition = 0
      isNegative = false
    }
  }
}
