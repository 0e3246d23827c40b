/// Powers of ten found by comparison with the correctly rounded power, not by a logarithm.
///
/// A logarithm is off by one near some powers: log₁₀(1000) need not come out as 3.
enum PowerOfTen {
  /// The exponents of the powers that a `Double` can hold.
  static let exponents = -323...308

  /// 10 to the power of `exponent`, correctly rounded: 0 below, infinite above `exponents`.
  static func value(_ exponent: Int) -> Double {
    product(1, exponent)
  }

  /// `digits` times 10 to the power of `exponent`, correctly rounded once.
  static func product(_ digits: Int, _ exponent: Int) -> Double {
    // The standard library reads decimal text to the nearest number, whatever the locale.
    Double("\(digits)e\(exponent)") ?? 0
  }

  /// The largest exponent whose power is not above `magnitude`.
  ///
  /// - Parameter magnitude: Finite and above 0; the smallest exponent is given for smaller ones.
  static func exponent(notAbove magnitude: Double) -> Int {
    var low = exponents.lowerBound
    var high = exponents.upperBound
    while low < high {
      let middle = low + (high - low + 1) / 2
      if value(middle) <= magnitude { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
