/// A number as decimal digits, so that it can be rounded and written without arithmetic.
///
/// The value is 0.d₁d₂d₃… times 10 to the power of `exponent`; zero has no digits.
struct DecimalDigits: Hashable, Sendable {
  var isNegative: Bool
  /// Digits without zeros at either end.
  var digits: [UInt8]
  var exponent: Int

  /// Takes the shortest digits that read back to `value`; what is not finite counts as 0.
  init(_ value: Double) {
    isNegative = value < 0
    digits = []
    exponent = 0
    guard value.isFinite, value != 0 else { return }
    var pointIndex: Int?
    var written = 0
    // The description is digits with a point and perhaps an exponent, whatever the locale.
    for byte in value.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where written >= 0:
        digits.append(byte - UInt8(ascii: "0"))
        written += 1
      case UInt8(ascii: "."): pointIndex = written
      default:
        pointIndex = pointIndex ?? written
        written = -1
      }
    }
    exponent = pointIndex ?? digits.count
    let parts = value.magnitude.description.split(separator: "e")
    if parts.count == 2 { exponent += Int(parts[1]) ?? 0 }
    trim()
  }

  /// Rounds half away from zero, keeping digits down to 10 to the power of -`decimals`.
  mutating func round(decimals: Int) {
    let kept = exponent + decimals
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      return trim()
    }
    let roundsUp = digits[kept] >= 5
    digits.removeSubrange(kept...)
    if roundsUp {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }
    trim()
  }

  /// How many digits stand behind the point.
  var decimals: Int { max(0, digits.count - exponent) }

  /// The number with exactly `decimals` digits behind the point, a true minus sign, and groups
  /// of three before the point when asked for.
  func text(decimals: Int, groups: Bool) -> String {
    var rounded = self
    rounded.round(decimals: decimals)
    var whole = ""
    let wholeCount = max(rounded.exponent, 0)
    for index in 0..<wholeCount {
      if groups, index > 0, (wholeCount - index) % 3 == 0 { whole += "\u{2009}" }
      whole += rounded.digit(at: index)
    }
    var text = rounded.isNegative && !rounded.digits.isEmpty ? "\u{2212}" : ""
    text += whole.isEmpty ? "0" : whole
    if decimals > 0 {
      text += "."
      for index in 0..<decimals { text += rounded.digit(at: rounded.exponent + index) }
    }
    return text
  }

  private func digit(at index: Int) -> String {
    digits.indices.contains(index) ? String(digits[index]) : "0"
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    while digits.first == 0 {
      digits.removeFirst()
      exponent -= 1
    }
    if digits.isEmpty { exponent = 0 }
  }
}
