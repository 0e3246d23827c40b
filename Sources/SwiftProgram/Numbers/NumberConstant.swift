/// The named numbers of Swift's number types.
package enum NumberConstant {
  /// The static members of `Double`.
  package static let doubles: [String: Double] = [
    "pi": .pi, "infinity": .infinity, "nan": .nan, "zero": 0, "ulpOfOne": .ulpOfOne,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNormalMagnitude": .leastNormalMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude,
  ]

  /// The static members of `Float`.
  static let floats: [String: Float] = [
    "pi": .pi, "infinity": .infinity, "nan": .nan, "zero": 0, "ulpOfOne": .ulpOfOne,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNormalMagnitude": .leastNormalMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude,
  ]

  /// The static members of `Int`.
  package static let integers: [String: Int] = [
    "max": .max, "min": .min, "zero": 0, "bitWidth": Int.bitWidth,
  ]
}
