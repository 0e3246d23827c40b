extension Int {
  /// The whole number towards zero from a number, whatever it is: what is too large for an `Int` becomes the
  /// largest or the smallest number that a `Double` holds exactly with all its neighbours (±2⁵³), and what is
  /// not a number becomes 0.
  ///
  /// Plain conversion ends the program. It is only for numbers that the same function has bounded.
  package init(saturating number: Double) {
    let limit = 0x1p53
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit))
  }
}
