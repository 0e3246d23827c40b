/// Rounding of numbers to significant digits.
enum DecimalRounding {
  /// Returns a number rounded to a number of significant digits.
  static func significant(_ value: Double, digits: Int) -> Double {
    guard value != 0, value.isFinite else { return value }
    var exponent = 0
    var scaled = value.magnitude
    while scaled >= 10 { (scaled, exponent) = (scaled / 10, exponent + 1) }
    while scaled < 1 { (scaled, exponent) = (scaled * 10, exponent - 1) }
    let places = digits - 1 - exponent
    guard places >= 0, places < 300 else { return value }
    // Powers of ten up to 10²² are exact.
    let factor = (0..<min(places, 22)).reduce(1.0) { product, _ in product * 10 }
    let whole = (value * factor).rounded()
    return places <= 22 ? whole / factor : value
  }
}
