internal import MotionRecording
internal import SwiftProgram

/// Reads the relation that a measure is expected to satisfy.
struct ExpectationRelationReader {
  private let scanner: ExpectationScanner
  private let measure: ExpectedMeasure
  private let word: String

  /// - Parameter word: The name of the measure as it is written.
  init(_ scanner: ExpectationScanner, measure: ExpectedMeasure, word: String) {
    self.scanner = scanner
    self.measure = measure
    self.word = word
  }

  /// Reads a relation that begins with its comparison.
  func relation(_ range: Range<Int>) throws(Fault) -> ExpectedRelation {
    for name in ["never", "none"] {
      guard let match = scanner.words(name, in: range).first,
        match.lowerBound == range.lowerBound
      else { continue }
      let rest = scanner.trimmed(match.upperBound..<range.upperBound)
      guard rest.isEmpty else { throw Fault(.unexpectedText(scanner.text(rest)), rest) }
      return .never
    }
    if let match = scanner.words("in", in: range).first, match.lowerBound == range.lowerBound {
      return try within(scanner.trimmed(match.upperBound..<range.upperBound))
    }
    let signs = range.prefix { "<>=!".utf8.contains(scanner.bytes[$0]) }
    let sign = scanner.text(range.lowerBound..<range.lowerBound + signs.count)
    let signRange = range.lowerBound..<range.lowerBound + signs.count
    guard let comparison = ExpectedRelation.Comparison(rawValue: sign) else {
      throw sign == "="
        ? Fault(.expectation(.singleEqualsSign), signRange)
        : Fault(.unexpectedText(sign), signRange)
    }
    let rest = scanner.trimmed(signRange.upperBound..<range.upperBound)
    if let second = rest.first(where: { "<>=!".utf8.contains(scanner.bytes[$0]) }) {
      throw Fault(.expectation(.secondComparison), second..<rest.upperBound)
    }
    return .compared(comparison, try amount(rest, impliedUnit: nil))
  }

  private func within(_ range: Range<Int>) throws(Fault) -> ExpectedRelation {
    let bytes = scanner.bytes
    guard
      let dots = range.first(where: { index in
        index + 2 < range.upperBound && bytes[index] == UInt8(ascii: ".")
          && bytes[index + 1] == UInt8(ascii: ".")
          && (bytes[index + 2] == UInt8(ascii: ".") || bytes[index + 2] == UInt8(ascii: "<"))
      })
    else { throw Fault(.expectation(.notARange), range) }
    let upper = try amount(scanner.trimmed(dots + 3..<range.upperBound), impliedUnit: nil)
    let lower = try amount(
      scanner.trimmed(range.lowerBound..<dots), impliedUnit: upper.unit)
    // Both are in the unit of the upper bound, whatever the unit of the lower one is.
    guard let converted = lower.converted(to: upper.unit) else {
      throw Fault(.expectation(.notARange), range)
    }
    guard converted.number <= upper.number else {
      throw Fault(.expectation(.reversedRange), range)
    }
    return .within(converted, upper, isClosed: bytes[dots + 2] == UInt8(ascii: "."))
  }

  /// Reads an amount, and checks that its unit suits the measure.
  ///
  /// - Parameter impliedUnit: The unit of a number without one, such as the first of a range.
  private func amount(
    _ range: Range<Int>, impliedUnit: ExpectedAmount.Unit?
  ) throws(Fault) -> ExpectedAmount {
    let text = scanner.text(range)
    guard var amount = ExpectedAmount(text) else {
      throw Fault(.expectation(.malformedAmount(text)), range)
    }
    if amount.unit == .none, let impliedUnit { amount.unit = impliedUnit }
    // Zero is the same in all units.
    if amount.number == 0, amount.unit == .none, measure.kind == .time { amount.unit = .seconds }
    guard measure.kind.units.contains(amount.unit) else {
      throw Fault(
        .expectation(.wrongUnit(measure: word, found: text, expected: measure.kind.words)), range)
    }
    if measure.kind == .fraction, amount.unit == .none, amount.number > 1 {
      throw Fault(.expectation(.share(amount.number, ofTravel: 1)), range)
    }
    return amount
  }
}

extension ExpectedAmount {
  /// Creates the amount of a number with its unit, with or without blanks between; nil for any other text.
  init?(_ text: String) {
    var digits = Substring(text)
    var unit = Unit.none
    for (suffix, known) in [("ms", Unit.milliseconds), ("s", .seconds), ("%", .percent)]
    where digits.hasSuffix(suffix) {
      digits = digits.dropLast(suffix.count)
      unit = known
      break
    }
    while digits.last == " " { digits.removeLast() }
    // Only plain decimals are allowed: `Double` also reads hexadecimal digits, infinity and NaN.
    let isPlain = digits.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard isPlain, let number = Double(String(digits)), number.isFinite else { return nil }
    self.init(number, unit)
  }

  /// Returns the same amount in another unit; nil if the units measure different things.
  fileprivate func converted(to unit: Unit) -> ExpectedAmount? {
    switch (self.unit, unit) {
    case (.seconds, .milliseconds): ExpectedAmount(number * 1000, unit)
    case (.milliseconds, .seconds): ExpectedAmount(number / 1000, unit)
    default: self.unit == unit ? self : nil
    }
  }
}

extension ExpectedMeasure.Kind {
  /// The units that amounts of this kind can have.
  fileprivate var units: [ExpectedAmount.Unit] {
    switch self {
    case .time: [.seconds, .milliseconds]
    case .distance, .position, .velocity, .speed, .intensity, .fraction: [.none, .percent]
    case .number: [.none]
    }
  }

  /// The description of the kind and of the syntax of its amounts.
  fileprivate var words: String {
    switch self {
    case .time: "a time; write it with its unit, such as 600ms or 0.6s"
    case .distance:
      "a distance; write a percentage of the travel, such as 5%, or units of the value, such as 12"
    case .position:
      "a value; write units of the value, such as 1.05, or a percentage of the travel, such as 105%"
    case .velocity, .speed:
      "a velocity; write units of the value per second, such as 8, or a percentage of the travel per second, such as 800%"
    case .intensity:
      "an acceleration; write units of the value per second squared, such as 200"
    case .fraction: "a fraction of the travel; write it as 5% or 0.05"
    case .number: "a number without a unit"
    }
  }
}
