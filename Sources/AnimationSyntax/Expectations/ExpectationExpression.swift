public import MotionRecording

/// Reads what motions are expected to do.
///
///     try ExpectationExpression.parse("overshoot < 5%, settle(1%) < 600ms, monotone")
///     try ExpectationExpression.parse("scale.peakVelocity <= 8, size.width: value(0.2s) in 90%...110%")
///
/// The grammar, in which blanks may stand anywhere between words:
///
///     expectations = expectation { "," expectation }
///     expectation  = [ curve ":" | curve "." ] claim
///     claim        = [ "not" ] property | measure relation
///     measure      = name | name "." part | "settle(" percentage ")" | "value(" time ")" | "velocity(" time ")"
///     relation     = comparison amount | "in" amount ( "..." | "..<" ) amount | "never"
///     comparison   = "<" | "<=" | ">" | ">=" | "==" | "!="
///     amount       = number [ "s" | "ms" | "%" ]
///
/// A curve's name that has commas, colons or comparisons in it stands in quotes, or has them in brackets.
/// A time has a unit, so that milliseconds are not taken for seconds; other figures are in units of the value
/// or, with `%`, in hundredths of the travel.
public enum ExpectationExpression {
  /// Reads expectations.
  ///
  /// - Parameter text: The text. Any text is safe to give.
  /// - Throws: What is wrong, with a range inside the text.
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
}
