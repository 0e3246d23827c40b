extension Int {
  /// Makes a whole number from any number, rounded towards zero: a number that is too large for an `Int` becomes the
  /// largest or the smallest number that a `Double` holds exactly with all its neighbors (±2⁵³), and NaN becomes 0.
  ///
  /// The standard conversion ends the program for such numbers. It is only used where the same function has bounded
  /// the number.
  package init(saturating number: Double) {
    let limit = 0x1p53
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit))
  }
}
