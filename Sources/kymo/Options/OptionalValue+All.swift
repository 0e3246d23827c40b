extension OptionalValue {
  /// All options whose value may be left out.
  static let all = [InlineChoice.optionalValue, ContinuityLimit.optionalValue]
}
