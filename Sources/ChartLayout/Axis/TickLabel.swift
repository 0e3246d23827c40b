/// Writes the numbers of one axis: digits from the step, a common power of ten for the very
/// large and the very small.
struct TickLabel: Hashable, Sendable {
  /// Digits behind the point.
  let decimals: Int
  /// The power of ten that all numbers are divided by; 0 for plain numbers.
  let power: Int
  /// Whether thousands are set apart.
  let groups: Bool

  /// Values from here on are written with a power of ten: 10 to the power of 7.
  private static let firstLargeExponent = 7
  /// Values below 10 to the power of this are written with a power of ten.
  private static let lastSmallExponent = -2
  /// The most digits a required value has, since it is rarely as round as a step.
  private static let requiredDigits = 6
  /// The most digits behind the point.
  private static let mostDecimals = 15

  /// Chooses the form for the values of a sequence and the values required besides.
  init(_ ticks: TickSequence, required: [Double] = []) {
    let largest = (ticks.values + required).filter(\.isFinite).map(\.magnitude).max() ?? 0
    let exponent = largest > 0 ? PowerOfTen.exponent(notAbove: largest) : 0
    let isPlain =
      exponent < Self.firstLargeExponent && exponent >= Self.lastSmallExponent || largest == 0
    // Powers in threes, rounded down, as in engineers' notation.
    power = isPlain ? 0 : exponent - ((exponent % 3) + 3) % 3
    decimals = min(max(power - ticks.stepExponent, 0), Self.mostDecimals)
    groups = power == 0 && largest >= 10_000
  }

  /// The text for one of the sequence's values.
  func text(for value: Double) -> String {
    shifted(value).text(decimals: decimals, groups: groups)
  }

  /// The text for a required value, with more digits than the step's where it needs them.
  func text(forRequired value: Double) -> String {
    var digits = shifted(value)
    digits.round(decimals: Self.requiredDigits - digits.exponent)
    // Beside values many powers of ten larger it is as good as nought.
    guard digits.decimals <= Self.mostDecimals else { return text(for: value) }
    return digits.text(decimals: max(decimals, digits.decimals), groups: groups)
  }

  /// An axis title that tells the common power of ten, if there is one: `value (×10⁶)`.
  func title(_ title: String) -> String {
    guard power != 0 else { return title }
    let factor = "×10" + Self.superscript(power)
    return title.isEmpty ? factor : "\(title) (\(factor))"
  }

  private func shifted(_ value: Double) -> DecimalDigits {
    var digits = DecimalDigits(value)
    if !digits.digits.isEmpty { digits.exponent -= power }
    return digits
  }

  /// A whole number as raised digits.
  static func superscript(_ number: Int) -> String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(
      String(number).map { character in
        character.wholeNumberValue.map { raised[$0] } ?? "⁻"
      })
  }
}
