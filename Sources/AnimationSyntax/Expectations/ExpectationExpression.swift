public import MotionRecording
public import SwiftProgram

/// Reads expectations of motions.
///
///     try ExpectationExpression.parse("overshoot < 5%, settle(1%) < 600ms, monotone")
///     try ExpectationExpression.parse("scale.peakVelocity <= 8, size.width: value(0.2s) in 90%...110%")
///
/// The grammar, in which blanks may be anywhere between words:
///
///     expectations = expectation { "," expectation }
///     expectation  = [ curve ":" | curve "." ] claim
///     claim        = [ "not" ] property | measure relation
///     measure      = name | name "." part | "settle(" percentage ")" | "value(" time ")" | "velocity(" time ")"
///     relation     = comparison amount | "in" amount ( "..." | "..<" ) amount | "never"
///     comparison   = "<" | "<=" | ">" | ">=" | "==" | "!="
///     amount       = number [ "s" | "ms" | "%" ]
///
/// A curve's name that has commas, colons or comparisons in it is in quotes, or has them in brackets.
/// A time has a unit, so that milliseconds are not taken for seconds; other figures are in units of the value
/// or, with `%`, in hundredths of the travel.
public enum ExpectationExpression {
  /// Reads expectations.
  ///
  /// - Parameter text: The text, which may be anything.
  /// - Throws: The error, with a range inside the text.
  public static func parse(_ text: String) throws(ExpressionError) -> [MotionExpectation] {
    let scanner = ExpectationScanner(text)
    do throws(Fault) {
      try TextGuard.checkCharacters(scanner.bytes, in: scanner.bytes.indices)
      var expectations: [MotionExpectation] = []
      for piece in try scanner.pieces() {
        expectations.append(try ExpectationReader(scanner, piece).expectation())
      }
      return expectations
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  /// Rejects a distance beyond start or target that was probably meant as a percentage: more than 1, and more than the
  /// whole travel.
  ///
  /// - Parameters:
  ///   - expectation: The expectation.
  ///   - travel: The distance from start to target of the motion that is measured.
  /// - Throws: The error, with a range inside the text of the expectation.
  public static func checkShares(
    of expectation: MotionExpectation, travel: Double
  ) throws(ExpressionError) {
    guard case .measure(.extreme(_, .whole), let relation) = expectation.claim,
      case .measure(let measure, _) = expectation.claim, measure.kind == .distance, travel != 0
    else { return }
    let amounts: [ExpectedAmount] =
      switch relation {
      case .compared(_, let limit): [limit]
      case .within(let lower, let upper, _): [lower, upper]
      case .never: []
      }
    // The upper bound of a range is the larger one.
    guard let amount = amounts.last, amount.unit == .none, amount.number > max(1, travel.magnitude)
    else { return }
    let text = expectation.text
    // The amount is at the end, after the last sign or the dots of a range.
    let sign = text.lastIndex { "<>= ".contains($0) }.map { text.index(after: $0) }
    let start = max(
      sign ?? text.startIndex, text.ranges(of: "...").last?.upperBound ?? text.startIndex)
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    throw ExpressionError(
      problem: ExpectationProblem.share(amount.number, ofTravel: travel.magnitude),
      range: offset..<text.utf8.count, source: text)
  }
}
