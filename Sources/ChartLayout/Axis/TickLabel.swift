internal import TextForms

/// Writes the numbers of one axis: with the digits of its step, with a common power of ten if they are
/// very large or very small, and without their common part if they differ in late digits only.
struct TickLabel: Hashable, Sendable {
  /// Digits behind the point.
  let decimals: Int
  /// The power of ten that all numbers are divided by; 0 for plain numbers.
  let power: Int
  /// Whether the digits are in groups of three.
  let groups: Bool
  /// The amount that is taken off every number, so that the rest can be distinguished; 0 for none.
  let offset: Double

  /// Values from here on are written with a power of ten: 10 to the power of 7.
  private static let firstLargeExponent = 7
  /// Values below 10 to the power of this exponent are written with a power of ten.
  private static let lastSmallExponent = -2
  /// The largest number of digits of a required value, which is rarely as round as a step.
  private static let requiredDigits = 6
  /// The largest number of digits behind the point.
  private static let mostDecimals = 15
  /// Numbers that need more digits than this to differ are written without their common part.
  private static let mostDigits = 7

  /// Chooses the form for the values of a sequence and the values required besides.
  init(_ ticks: TickSequence, required: [Double] = []) {
    let all = (ticks.values + required).filter(\.isFinite)
    let lowest = all.min() ?? 0
    let span = (all.max() ?? 0) - lowest
    offset = Self.offset(below: lowest, span: span, largest: Self.largest(of: all), ticks)
    let largest = Self.largest(of: [offset == 0 ? Self.largest(of: all) : lowest - offset + span])
    let exponent = largest > 0 ? PowerOfTen.exponent(notAbove: largest) : 0
    let isPlain =
      exponent < Self.firstLargeExponent && exponent >= Self.lastSmallExponent || largest == 0
    // Powers in threes, rounded down, as in engineers' notation.
    power = isPlain ? 0 : exponent - ((exponent % 3) + 3) % 3
    decimals = min(max(power - ticks.stepExponent, 0), Self.mostDecimals)
    groups = power == 0 && largest >= 10_000
  }

  private static func largest(of values: [Double]) -> Double {
    values.map(\.magnitude).max() ?? 0
  }

  /// The round number that all values have in common if their labels would be too long with it; 0 for
  /// none.
  private static func offset(
    below lowest: Double, span: Double, largest: Double, _ ticks: TickSequence
  ) -> Double {
    guard span > 0, largest.isFinite, largest > 0,
      PowerOfTen.exponent(notAbove: largest) - ticks.stepExponent >= mostDigits
    else { return 0 }
    // Ten times the span at least, so that the remaining numbers are short and not negative.
    let exponent = PowerOfTen.exponent(notAbove: span) + 1
    let count = (lowest / PowerOfTen.value(exponent)).rounded(.down)
    guard count != 0, count.magnitude < 1e15 else { return 0 }
    return PowerOfTen.product(Int(count), exponent)
  }

  /// The text for one of the sequence's values.
  func text(for value: Double) -> String {
    shifted(value).text(decimals: decimals, groups: groups)
  }

  /// The text for a required value, with more digits than the step has where the value needs them.
  func text(forRequired value: Double) -> String {
    var digits = shifted(value)
    digits.round(decimals: Self.requiredDigits - digits.pointPosition)
    // Beside values many powers of ten larger, the number is as good as zero.
    guard digits.decimals <= Self.mostDecimals else { return text(for: value) }
    return digits.text(decimals: max(decimals, digits.decimals), groups: groups)
  }

  /// An axis title that gives the common power of ten or the common part, if there is one:
  /// `value (×10⁶)`, `value (1 000 000 000 + …)`.
  func title(_ title: String) -> String {
    var parts: [String] = []
    if offset != 0 {
      let digits = DecimalDigits(offset)
      let text =
        offset.magnitude < 1e15
        ? digits.text(decimals: digits.decimals, groups: true)
        : NumberText.figure(offset, digits: Self.mostDecimals)
      parts.append("\(text) + …")
    }
    if power != 0 { parts.append("×10" + NumberText.superscript(power)) }
    guard !parts.isEmpty else { return title }
    let words = parts.joined(separator: " ")
    return title.isEmpty ? words : "\(title) (\(words))"
  }

  private func shifted(_ value: Double) -> DecimalDigits {
    // The difference of two neighbouring numbers is exact.
    var digits = DecimalDigits(value - offset)
    if !digits.digits.isEmpty { digits.pointPosition -= power }
    return digits
  }
}
